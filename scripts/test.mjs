/**
 * npm test: Jest, PHPUnit unit, PHPUnit integration on real WordPress; ends with one line of totals.
 *
 * --only jest|unit|integration   one of the three
 * --filter <text>                passed to PHPUnit
 * --php native|wasm              integration with this machine's PHP (needs pdo_sqlite), which is quicker, or with the
 *                                one in WebAssembly. Without it: with this machine's where it can, and in WebAssembly
 *                                those that ask PHP's extensions or files (group "platform"); else, and with a filter,
 *                                in WebAssembly
 * --db mariadb                   integration on MariaDB with native PHP: on a server that is started for it, or on
 *                                the one that HH_DB_HOST, _USER, _PASSWORD and _NAME name
 * --cover <file>                 of the integration tests on SQLite only as many as send each statement that a run with
 *                                HH_STATEMENTS=<file> sent
 * --without volume               leaves out tests of many rows or requests: .ci/run asks those on MariaDB only
 */

import './lib/node-version.mjs';

import( './lib/commands/test.mjs' );
