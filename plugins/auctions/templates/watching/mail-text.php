<?php
/**
 * A mail about watched lots as plain text. Nothing is escaped: plain text has no markup.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{subject: string, heading: string, intro: string, items: list<array{words: string, url: string, lines: list<string>, lots: list<array{words: string, url: string, about: string}>}>, button: string, url: string, after: string, stop: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array_filter( array( $view['heading'], $view['intro'] ) );
foreach ( $view['items'] as $hh_item ) {
	array_push( $hh_lines, '', $hh_item['words'], ...$hh_item['lines'] );
	$hh_lines[] = $hh_item['url'];
	foreach ( $hh_item['lots'] as $hh_lot ) {
		array_push( $hh_lines, '- ' . implode( ' · ', array_filter( array( $hh_lot['words'], $hh_lot['about'] ) ) ), '  ' . $hh_lot['url'] );
	}
}
array_push( $hh_lines, '', $view['button'] . ':', $view['url'], '', $view['after'] );
if ( '' !== $view['stop'] ) {
	array_push( $hh_lines, __( 'Stop all emails about lots:', 'hearth-hammer' ), $view['stop'] );
}
array_push( $hh_lines, '', $view['site'], $view['site_url'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
