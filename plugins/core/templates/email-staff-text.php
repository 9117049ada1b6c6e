<?php
/**
 * A mail to staff as plain text.
 *
 * @var array{heading: string, what_to_do: string, call: string, facts: array<string, string>, message: string, link: string, link_label: string, picture: string, picture_alt: string} $view
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array();
foreach ( $view['facts'] as $hh_label => $hh_value ) {
	$hh_lines[] = $hh_label . ': ' . $hh_value;
}
$hh_parts = array_filter( array( $view['heading'], $view['what_to_do'], implode( "\n", $hh_lines ), $view['message'], $view['link'] ), static fn ( string $part ): bool => '' !== $part );

echo implode( "\n\n", $hh_parts ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
