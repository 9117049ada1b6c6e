<?php
/**
 * A mail about a subscription as plain text. Nothing is escaped: plain text has no markup that could be smuggled in.
 *
 * @var array{site: string, site_url: string, title: string, lines: list<string>, button: string, url: string, note: string, leave_url: string} $view
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array(
	$view['title'],
	'',
	implode( "\n\n", $view['lines'] ),
	'',
	$view['button'] . ':',
	$view['url'],
	'',
	$view['note'],
	__( 'Unsubscribe', 'hearth-hammer' ) . ': ' . $view['leave_url'],
	'',
	$view['site'],
	$view['site_url'],
);

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
