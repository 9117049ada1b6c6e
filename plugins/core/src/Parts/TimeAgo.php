<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Calendar\RelativeTime;

/**
 * Prints how long ago something was (SITE-07), beside the date that it belongs to. `src/enhancements/time-ago.ts` keeps
 * it true on a page that has been open, or in a cache, for a while.
 */
final class TimeAgo {

	private static bool $has_words = false;

	/** @param int $time Unix seconds. */
	public static function html( int $time ): string {
		Assets::enqueue_enhancement( 'time-ago' );
		if ( ! self::$has_words ) {
			self::$has_words = true;
			add_action( 'wp_footer', self::print_words( ... ), 1 );
		}
		return sprintf( '<span class="hh-ago" data-hh-ago="%d">%s</span>', $time, esc_html( RelativeTime::ago( $time ) ) );
	}

	/** What the script says it with: one language of 23 is enough for a page. */
	private static function print_words(): void {
		self::$has_words = false;
		printf( '<script type="application/json" id="hh-time-words">%s</script>', wp_json_encode( RelativeTime::words( determine_locale() ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in which no sign ends the element.
	}
}
