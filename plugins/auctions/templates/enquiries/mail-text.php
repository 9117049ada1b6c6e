<?php
/**
 * A mail to a visitor as plain text. Nothing is escaped: plain text has no markup.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{heading: string, greeting: string, next: string, lot: string, lot_url: string, offer: string, offer_url: string, more?: array{words: string, url: string}, phone: string, why: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['greeting'], '', $view['heading'], '', $view['next'], '' );
if ( '' !== $view['lot_url'] ) {
	array_push( $hh_lines, $view['lot'], $view['lot_url'], '' );
}
if ( '' !== $view['offer'] ) {
	/* translators: %s: an amount, e.g. £250,000 */
	array_push( $hh_lines, sprintf( __( 'Your offer: %s', 'hearth-hammer' ), $view['offer'] ), '' );
}
if ( '' !== $view['offer_url'] ) {
	array_push( $hh_lines, __( 'View or withdraw your offer', 'hearth-hammer' ), $view['offer_url'], '' );
}
if ( isset( $view['more'] ) ) {
	array_push( $hh_lines, $view['more']['words'], $view['more']['url'], '' );
}
if ( '' !== $view['phone'] ) {
	/* translators: %s: a phone number */
	array_push( $hh_lines, sprintf( __( 'Call %s', 'hearth-hammer' ), $view['phone'] ), '' );
}
array_push( $hh_lines, $view['site'], $view['site_url'], '', $view['why'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
