/**
 * node scripts/page-speed.mjs [--runs 5] [--only home,list] [--base http://…] [--reports folder]: what each kind of page
 * weighs, and what Lighthouse says of it on its phone, on nginx, PHP-FPM, MariaDB and the whole demo. Ends with status 1
 * where a limit is missed. Needs nginx, php-fpm, mariadb-server and chromium; nothing else should run meanwhile.
 */

import './lib/node-version.mjs';

import( './lib/commands/page-speed.mjs' );
