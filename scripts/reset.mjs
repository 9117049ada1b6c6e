/** npm run reset: removes the site of npm start; the next start makes a new one. */

import './lib/node-version.mjs';

import( './lib/commands/reset.mjs' );
