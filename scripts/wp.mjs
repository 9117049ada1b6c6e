/** npm run wp -- … : WP-CLI on the site of npm start, also while it is served. */

import './lib/node-version.mjs';

import( './lib/commands/wp.mjs' );
