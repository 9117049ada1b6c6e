<?php
/**
 * A mail about a legal pack as plain text. Nothing is escaped: plain text has no markup.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{heading: string, greeting: string, intro: string, items: list<array{title: string, note: string}>, button: string, why: string, lot: string, lot_url: string, pack_url: string, site: string, site_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['greeting'], '', $view['heading'], '', $view['lot'], $view['lot_url'], '', $view['intro'], '' );
foreach ( $view['items'] as $hh_item ) {
	$hh_lines[] = "- {$hh_item['title']} ({$hh_item['note']})";
}
array_push( $hh_lines, '', $view['button'] . ':', $view['pack_url'], '', $view['site'], $view['site_url'], '', $view['why'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
