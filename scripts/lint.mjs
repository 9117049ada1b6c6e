/**
 * npm run lint: every check of the code that needs no running site; says at the end which ones failed.
 *
 * --fix      correct what can be corrected
 * --staged   only the files that are staged for a commit
 */

import './lib/node-version.mjs';

import( './lib/commands/lint.mjs' );
