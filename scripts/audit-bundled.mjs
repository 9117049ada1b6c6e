/** npm run audit:bundled: asks the registry for advisories about the libraries that ship in the packages. */

import './lib/node-version.mjs';

import( './lib/commands/audit-bundled.mjs' );
