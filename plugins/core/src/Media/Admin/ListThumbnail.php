<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The photo of a row in one of WordPress's lists. On phones it covers the name of its column, which WordPress prints in
 * the same place; a row without a photo has an empty box for the same reason.
 */
final class ListThumbnail {

	/** @param mixed $image An image as a card has it: `src`, `color`. */
	public static function print( mixed $image ): void {
		if ( is_array( $image ) ) {
			printf( '<img src="%s" alt="" width="90" height="60" loading="lazy" style="object-fit:cover;position:relative;background:%s">', esc_url( (string) $image['src'] ), esc_attr( (string) $image['color'] ) );
		} else {
			echo '<span style="display:block;width:90px;height:60px;position:relative;background:#dcdcde"></span>';
		}
	}
}
