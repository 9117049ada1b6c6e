<?php
/**
 * Integration tests: real WordPress with the theme and the three plugins active, on an empty database.
 *
 * scripts/test.mjs prepares the WordPress folder (HH_TEST_WORDPRESS) and either a SQLite file with a freshly
 * installed WordPress (HH_TEST_DATABASE, copied for this run) or an installed MariaDB database.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Tests;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require_once __DIR__ . '/still-time.php';

( new WordPressForTests( (string) getenv( 'HH_TEST_WORDPRESS' ) ) )->boot();
