/** npm run release: packages, checksums, signature and update document, in dist/release/. */

import './lib/node-version.mjs';

import( './lib/commands/release.mjs' );
