/**
 * npm run bench: speed on nginx and PHP-FPM (else PHP's own server) with MariaDB, as ratios measured in one run.
 *
 * --properties <n>   how many properties the list is measured with (10000)
 * --lots <n>         how many lots the catalogues are measured with; measures them alone
 * --only search|import|sync|bare|file   one kind; `bare` is an empty page and an empty REST route beside a WordPress without plugins
 * --days <n>         what so many days of feeds do to searches: 3 % of the properties change each day, and nights rebuild
 * --small            a little of each kind, each asked once: shows that it can be measured, and measures nothing
 * --answers <words>  of the search only answers in whose name these words occur ("list, by")
 * --stack production a booted machine that deploy/install sets up: Varnish and PHP, crowds, growth, purges, a day of visitors
 */

import './lib/node-version.mjs';

import( './lib/commands/bench.mjs' );
