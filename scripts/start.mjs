/** npm start: from a fresh clone, or a site that was started before, to a served site. */

import './lib/node-version.mjs';

import( './lib/commands/start.mjs' );
