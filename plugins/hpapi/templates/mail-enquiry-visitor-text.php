<?php
/**
 * A mail to a visitor about their enquiry, as plain text. Nothing is escaped: plain text has no markup.
 *
 * @var array{reason: string, heading: string, site: string, site_url: string, greeting: string, intro: string, facts: array<string, string>, main: array<string, string>, links: array<string, string>, phone: string, hours: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['greeting'], '', $view['heading'], '', $view['intro'], '' );
foreach ( $view['facts'] as $hh_label => $hh_value ) {
	$hh_lines[] = $hh_label . ': ' . $hh_value;
}
foreach ( $view['main'] + $view['links'] as $hh_label => $hh_url ) {
	array_push( $hh_lines, '', $hh_label . ':', $hh_url );
}
if ( '' !== $view['phone'] ) {
	/* translators: %s: a phone number */
	$hh_call = sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] );
	/* translators: 1: a phone number, 2: opening hours */
	array_push( $hh_lines, '', '' === $view['hours'] ? $hh_call : sprintf( __( 'Call %1$s, %2$s.', 'hearth-hammer' ), $view['phone'], $view['hours'] ) );
}
array_push( $hh_lines, '', $view['site'], $view['site_url'], '', $view['reason'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
