/** npm run deploy-test: boots a bare Debian and installs the site on it, as docs/deploy.md says. */

import './lib/node-version.mjs';

import( './lib/commands/deploy-test.mjs' );
