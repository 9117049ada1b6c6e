/**
 * node scripts/slow-neighbours.mjs: asks for the front page of a site with 4 PHP workers while its mail server takes
 * 12 s for each of 8 mails, and while 20 look-ups of one slow plate wait. Prints how long the page took; ends with status
 * 1 where it took half a second or longer (and twice as long as alone, and half as long again as behind as many requests
 * that wait for nobody), or where nobody was told to come back. Needs nginx, php-fpm and mariadb-server.
 */

import './lib/node-version.mjs';

import( './lib/commands/slow-neighbours.mjs' );
