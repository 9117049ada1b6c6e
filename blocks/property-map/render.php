<?php
/**
 * All property on a map, of one parish or of all.
 *
 * @package HearthHammer
 *
 * @var array<string, mixed> $attributes
 */

declare( strict_types=1 );

// Visitors see nothing where the plugin is off; the editor says why.
if ( ! class_exists( \HearthHammer\Hpapi\Hpapi::class ) ) {
	return;
}
$hh_html = \HearthHammer\Hpapi\Hpapi::property_map( array( 'channel' => 1, ...$attributes ) );
if ( '' !== $hh_html ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- both are escaped where they are made.
	printf( '<div %s>%s</div>', get_block_wrapper_attributes(), $hh_html );
}
