<?php
/**
 * Unit tests: our classes and nothing else. What needs WordPress belongs into an integration test.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Core\Autoloader;

$hh_root = dirname( __DIR__, 2 );

require_once $hh_root . '/vendor/autoload.php';
require_once $hh_root . '/plugins/core/src/Autoloader.php';

Autoloader::add( 'HearthHammer\\Core\\', $hh_root . '/plugins/core/src' );
Autoloader::add( 'HearthHammer\\Hpapi\\', $hh_root . '/plugins/hpapi/src' );
Autoloader::add( 'HearthHammer\\Caphpi\\', $hh_root . '/plugins/caphpi/src' );
Autoloader::add( 'HearthHammer\\Auctions\\', $hh_root . '/plugins/auctions/src' );
Autoloader::add( 'HearthHammer\\Theme\\', $hh_root . '/theme/inc' );

// Files that begin with "defined( 'ABSPATH' ) || exit" are read all the same.
defined( 'ABSPATH' ) || define( 'ABSPATH', $hh_root . '/' );

// Sentences for staff are translated where they are made.
require_once __DIR__ . '/stubs/words.php';
