<?php
/**
 * A mail to staff as plain text.
 *
 * @var array{heading: string, what_to_do: string, call: string, facts: array<string, string>, link: string} $view
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['heading'], '', $view['what_to_do'], '' );
foreach ( $view['facts'] as $hh_label => $hh_value ) {
	$hh_lines[] = $hh_label . ': ' . $hh_value;
}
if ( '' !== $view['link'] ) {
	array_push( $hh_lines, '', $view['link'] );
}

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
