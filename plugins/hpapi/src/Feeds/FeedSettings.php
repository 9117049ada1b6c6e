<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

/**
 * What an office may choose about its feeds.
 */
final class FeedSettings {

	/** `1` where a feed with a faulty property is refused whole. */
	public const ALL_OR_NOTHING = 'hpapi_feed_all_or_nothing';

	/** Whether faulty properties are left out and the others taken. */
	public static function sets_aside(): bool {
		return '1' !== (string) get_option( self::ALL_OR_NOTHING, '' );
	}

	public static function set_all_or_nothing( bool $is_wanted ): void {
		update_option( self::ALL_OR_NOTHING, $is_wanted ? '1' : '', false );
	}
}
