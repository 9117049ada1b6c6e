/** npm run package: the theme and the plugins as zips that WordPress installs, in dist/. */

import './lib/node-version.mjs';

import( './lib/commands/package.mjs' );
