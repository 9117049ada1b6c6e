<?php
/**
 * The sign-up to the newsletter.
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
// phpcs:ignore WordPress.Security.EscapeOutput -- both are escaped where they are made.
printf( '<div %s>%s</div>', get_block_wrapper_attributes(), \HearthHammer\Hpapi\Hpapi::newsletter( $attributes ) );
