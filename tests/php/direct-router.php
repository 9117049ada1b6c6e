<?php
/**
 * Runs the file that an address names, with WordPress far away, and shows every fault as a careless server would.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

ini_set( 'display_errors', '1' ); // phpcs:ignore WordPress.PHP.IniSet
error_reporting( E_ALL ); // phpcs:ignore
require dirname( __DIR__, 2 ) . rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ); // phpcs:ignore
