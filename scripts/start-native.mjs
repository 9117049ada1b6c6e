/**
 * node scripts/start-native.mjs: the demo on this machine's own nginx, PHP-FPM and MariaDB, as on a server.
 *
 * --name <folder>   its folder below .test-sites, for two such sites side by side; `served` without it
 * --like <folder>   has the content of that one, which is served, instead of importing the demo again
 */

import './lib/node-version.mjs';

import( './lib/commands/start-native.mjs' );
