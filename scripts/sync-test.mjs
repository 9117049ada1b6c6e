/**
 * node scripts/sync-test.mjs: two real processes sync the same sale at once, and one is killed (SIGKILL) in the middle of
 * its work. Prints what is there afterwards; ends with status 1 where a lot is missing or doubled, or a lock lasts. Needs
 * mariadb-server and php-mysql.
 *
 * --lots <n>   how many lots the sale has (300)
 */

import './lib/node-version.mjs';

import( './lib/commands/sync-test.mjs' );
