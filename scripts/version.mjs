/** `npm version <number> --no-git-tag-version` calls it: sets the packages' versions and heads the changelog. */

import './lib/node-version.mjs';

import( './lib/commands/version.mjs' );
