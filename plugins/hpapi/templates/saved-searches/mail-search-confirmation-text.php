<?php
/**
 * The letter about a saved search as plain text. Nothing is escaped: plain text has no markup.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, string> $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_lines = array( $view['title'], '', $view['intro'], '', $view['search'], '', $view['rhythm'], '', $view['button'] . ':', $view['button_url'], '', $view['after'], '', $view['site'], $view['site_url'] );

echo implode( "\n", $hh_lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- text/plain.
