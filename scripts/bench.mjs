/**
 * npm run bench: speed on nginx and PHP-FPM (else PHP's own server) with MariaDB, as ratios measured in one run.
 *
 * --properties <n>   how many properties the list is measured with (10000)
 * --only search|import
 */

import './lib/node-version.mjs';

import( './lib/commands/bench.mjs' );
