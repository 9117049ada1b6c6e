/**
 * node scripts/load-test.mjs: 200 visitors at once against 4 PHP workers and MariaDB, with a spreadsheet and a mail
 * server that fail half the time and a worker that is killed. Prints what arrived; ends with status 1 where anything
 * is missing or doubled. Needs nginx, php-fpm and mariadb-server.
 *
 * --visitors <n>   how many (200)
 */

import './lib/node-version.mjs';

import( './lib/commands/load-test.mjs' );
