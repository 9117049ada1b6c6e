/** node scripts/start-native.mjs: the demo on this machine's own nginx, PHP-FPM and MariaDB, as on a server. */

import './lib/node-version.mjs';

import( './lib/commands/start-native.mjs' );
