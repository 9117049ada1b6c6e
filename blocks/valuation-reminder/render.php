<?php
/**
 * The reminder of a vehicle valuation.
 *
 * @package HearthHammer
 *
 * @var array<string, mixed> $attributes
 */

declare( strict_types=1 );

// Visitors see nothing where the plugin is off; the editor says why.
if ( ! class_exists( \HearthHammer\Caphpi\Caphpi::class ) ) {
	return;
}
$hh_html = \HearthHammer\Caphpi\Caphpi::valuation_reminder( $attributes );
if ( '' !== $hh_html ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- both are escaped where they are made.
	printf( '<div %s>%s</div>', get_block_wrapper_attributes(), $hh_html );
}
