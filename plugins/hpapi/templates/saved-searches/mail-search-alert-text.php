<?php
/**
 * The news of a saved search as plain text. Nothing is escaped: plain text has no markup.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{title: string, search: string, cards: list<array<string, string>>, more: string, list_url: string, manage_url: string, stop_url: string, rhythm: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['title'], '' );
foreach ( $view['cards'] as $hh_card ) {
	$hh_lines[] = mb_strtoupper( $hh_card['badge'] );
	/* translators: 1: a price, 2: the former price */
	$hh_lines[] = '' === $hh_card['old_price'] ? $hh_card['price'] : sprintf( __( '%1$s, was %2$s', 'hearth-hammer' ), $hh_card['price'], $hh_card['old_price'] );
	array_push( $hh_lines, $hh_card['heading'], $hh_card['address'], $hh_card['url'], '' );
}
if ( '' !== $view['more'] ) {
	array_push( $hh_lines, $view['more'], '' );
}
array_push(
	$hh_lines,
	__( 'See all matching properties:', 'hearth-hammer' ),
	$view['list_url'],
	'',
	/* translators: %s: how often, e.g. "once a day, in the morning" */
	sprintf( __( 'You received this email because you asked for alerts about this search, %s.', 'hearth-hammer' ), $view['rhythm'] ),
	__( 'Change how often we email you, pause alerts or see all your searches:', 'hearth-hammer' ),
	$view['manage_url'],
	__( 'Stop alerts for this search:', 'hearth-hammer' ),
	$view['stop_url'],
	'',
	$view['site'],
	$view['site_url']
);

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
