/**
 * node scripts/compare-pages.mjs <site A> <site B> [--show]: asks two running sites for a page of every kind and says
 * where their HTML differs, for changes that no visitor should see. Numbers of posts, tokens and hashes of files differ
 * between any two sites: they are made alike first. --show prints the differing lines. Ends with status 1 on a difference.
 */

import './lib/node-version.mjs';

import( './lib/commands/compare-pages.mjs' );
