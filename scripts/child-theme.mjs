/** npm run child-theme -- "Name": a starter for a firm's own theme, in dist/. */

import './lib/node-version.mjs';

import( './lib/commands/child-theme.mjs' );
