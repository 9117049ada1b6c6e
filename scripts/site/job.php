<?php
/**
 * Runs one job of a PhpSession (scripts/lib/php-session.mjs) as the command line would: a script, or WP-CLI.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$argv            = (array) json_decode( (string) $_SERVER['HH_JOB'], true );
$argc            = count( $argv );
$_SERVER['argv'] = $argv;
$_SERVER['argc'] = $argc;

defined( 'STDIN' ) || define( 'STDIN', fopen( 'php://memory', 'r' ) );
// PHP keeps this process busy to the end of the job, and what it prints waits so long. A file is there at once.
defined( 'STDOUT' ) || define( 'STDOUT', fopen( '/session.log', 'w' ) );
defined( 'STDERR' ) || define( 'STDERR', fopen( 'php://stderr', 'w' ) );

if ( str_ends_with( $argv[0], '.phar' ) ) {
	// What the archive's own first lines do. Compiled code that comes out of memory has not opened the archive.
	Phar::loadPhar( $argv[0], 'wp-cli.phar' );
	define( 'WP_CLI_PHAR_PATH', 'phar://' . $argv[0] );
	define( 'WP_CLI_ROOT', 'phar://wp-cli.phar/vendor/wp-cli/wp-cli' );
	require WP_CLI_ROOT . '/php/wp-cli.php';
} else {
	require $argv[0];
}
