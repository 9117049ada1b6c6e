<?php
/**
 * A mail to staff about an enquiry, as plain text.
 *
 * @var array{heading: string, facts: array<string, string>, message: string, link: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['heading'], '' );
foreach ( $view['facts'] as $hh_label => $hh_value ) {
	$hh_lines[] = $hh_label . ': ' . $hh_value;
}
if ( '' !== $view['message'] ) {
	array_push( $hh_lines, '', $view['message'] );
}
array_push( $hh_lines, '', $view['link'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
