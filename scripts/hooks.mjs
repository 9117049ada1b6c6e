/** npm run hooks: makes docs/hooks.md from the source. */

import './lib/node-version.mjs';

import( './lib/commands/hooks.mjs' );
