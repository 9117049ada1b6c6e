<?php
/**
 * The web server of a supplier of pictures, for `php -S`: serves files of a folder with ETags, answers 304, and
 * does what bad servers do. Each request is noted in log.txt.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

$hh_folder  = (string) getenv( 'HH_PICTURES' );
$hh_path    = basename( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hh_file    = $hh_folder . '/' . $hh_path;
$hh_tag     = is_file( $hh_file ) ? '"' . md5_file( $hh_file ) . '"' : '';
$hh_sent    = $_SERVER['HTTP_IF_NONE_MATCH'] ?? '';
$hh_is_same = '' !== $hh_tag && $hh_sent === $hh_tag;
file_put_contents( $hh_folder . '/log.txt', "{$hh_path} " . ( $hh_is_same ? '304' : '200' ) . "\n", FILE_APPEND );

if ( 'redirect.jpg' === $hh_path ) {
	header( 'Location: http://169.254.169.254/latest/meta-data/' );
	http_response_code( 302 );
	return;
}
if ( ! is_file( $hh_file ) ) {
	http_response_code( 404 );
	return;
}
// The same date for ever: only the tag tells that a picture has changed.
header( 'Last-Modified: Wed, 01 Jul 2026 10:00:00 GMT' );
header( 'ETag: ' . $hh_tag );
if ( $hh_is_same ) {
	http_response_code( 304 );
	return;
}
header( 'Content-Type: image/jpeg' );
readfile( $hh_file );
