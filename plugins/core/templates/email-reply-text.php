<?php
/**
 * An answer of staff's to a visitor, as plain text. Nothing is escaped: plain text has no markup.
 *
 * @var array{subject: string, body: string, author: string, company: string, site_url: string, phone: string, phone_href: string, hours: string, wrote: string, message: string} $view
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['body'], '', '-- ', $view['author'], $view['company'] );
if ( '' !== $view['phone'] ) {
	$hh_lines[] = trim( $view['phone'] . ( '' === $view['hours'] ? '' : ", {$view['hours']}" ) );
}
$hh_lines[] = $view['site_url'];
if ( '' !== $view['wrote'] ) {
	array_push( $hh_lines, '', $view['wrote'], '> ' . str_replace( "\n", "\n> ", $view['message'] ) );
}

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
