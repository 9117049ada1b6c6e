<?php
/**
 * The valuation mail as plain text. Nothing is escaped: plain text has no markup that could be smuggled in.
 *
 * @var array{site: string, site_url: string, greeting: string, plate: string, vehicle: string, facts: list<string>, values: list<array{label: string, price: string, meaning: string}>, is_valued: bool, intro: string, holds: string, changes: list<string>, auctions: list<array{label: string, url: string, newest_year: int}>, book_url: string, held: string, enter: list<string>, phone: string, hours: string} $view
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['greeting'], '', $view['intro'], '', $view['plate'], $view['vehicle'], implode( ', ', $view['facts'] ), '' );

if ( $view['is_valued'] ) {
	$hh_lines[] = __( 'TRADE VALUE BY CONDITION', 'hearth-hammer' );
	foreach ( $view['values'] as $hh_value ) {
		$hh_lines[] = sprintf( '%s: %s', $hh_value['label'], $hh_value['price'] );
		$hh_lines[] = '  ' . $hh_value['meaning'];
	}
	array_push( $hh_lines, '', $view['holds'], '', __( 'WHAT AFFECTS THE PRICE', 'hearth-hammer' ) );
	foreach ( $view['changes'] as $hh_change ) {
		$hh_lines[] = '- ' . $hh_change;
	}
	$hh_lines[] = '';
}

if ( '' !== $view['held'] || array() !== $view['auctions'] ) {
	array_push( $hh_lines, __( 'NEXT AUCTION DATES', 'hearth-hammer' ), ...array_filter( array( $view['held'] ) ) );
	foreach ( $view['auctions'] as $hh_date ) {
		$hh_lines[] = '- ' . $hh_date['label'] . ( '' === $hh_date['url'] ? '' : ': ' . $hh_date['url'] );
	}
	$hh_lines[] = '';
}

array_push( $hh_lines, __( 'HOW TO ENTER YOUR VEHICLE', 'hearth-hammer' ) );
foreach ( $view['enter'] as $hh_number => $hh_step ) {
	$hh_lines[] = ( $hh_number + 1 ) . '. ' . $hh_step;
}

if ( '' !== $view['book_url'] ) {
	array_push( $hh_lines, '', __( 'Book my vehicle in', 'hearth-hammer' ) . ': ' . $view['book_url'] );
}

array_push(
	$hh_lines,
	'',
	/* translators: 1: a phone number, 2: opening hours */
	'' === $view['phone'] ? '' : sprintf( __( 'Call %1$s, %2$s.', 'hearth-hammer' ), $view['phone'], $view['hours'] ),
	'',
	$view['site'],
	$view['site_url'],
	'',
	__( 'You received this email because someone asked us to value this vehicle and gave your email address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' )
);

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
