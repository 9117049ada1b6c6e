<?php
/**
 * For PHP's own server: files are served as they are, everything else is WordPress's.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$hh_path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$hh_file = $_SERVER['DOCUMENT_ROOT'] . $hh_path;
if ( '/' !== $hh_path && is_file( $hh_file ) && ! str_ends_with( $hh_file, '.php' ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
