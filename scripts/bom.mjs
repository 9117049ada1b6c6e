/** npm run bom: writes dist/bom.cdx.json, the bill of materials of what ships in the packages. */

import './lib/node-version.mjs';

import( './lib/commands/bom.mjs' );
