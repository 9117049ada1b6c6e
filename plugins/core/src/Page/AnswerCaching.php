<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use HearthHammer\Core\Module;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Says how long feeds and redirects may be kept, where nothing else has said so: a quarter of an hour, and an hour for an
 * address that has moved for good. Any other redirect, and what staff get, is kept by no one.
 */
final class AnswerCaching implements Module {

	public const FEED_SECONDS  = 15 * MINUTE_IN_SECONDS;
	public const MOVED_SECONDS = HOUR_IN_SECONDS;

	/** A Cache-Control that is not the one which WordPress gives to every address that it does not know, moved or not. */
	private const SAID = '/^cache-control\s*:(?!\s*no-cache, must-revalidate, max-age=0, no-store, private\s*$)/i';

	public function register(): void {
		add_filter( 'wp_headers', $this->of_feeds( ... ), 9, 2 );
		// Told the status that is sent; WordPress sends the header after it.
		add_filter( 'wp_redirect_status', $this->of_redirect( ... ), PHP_INT_MAX );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	private function of_feeds( array $headers, WP $request ): array {
		$is_feed = '' !== (string) ( $request->query_vars['feed'] ?? '' );
		return ! $is_feed || isset( $headers['Cache-Control'] ) ? $headers : $headers + array( 'Cache-Control' => self::shared( self::FEED_SECONDS ) );
	}

	private function of_redirect( int $status ): int {
		$value = is_admin() || is_login() ? '' : self::redirect( $status, headers_list() );
		if ( '' !== $value && ! headers_sent() ) {
			header( "Cache-Control: {$value}" );
			header_remove( 'Expires' );
		}
		return $status;
	}

	/**
	 * @param list<string> $sent Headers that are set already.
	 * @return string Empty where one of them says it.
	 */
	public static function redirect( int $status, array $sent ): string {
		return match ( true ) {
			array() !== preg_grep( self::SAID, $sent )              => '',
			in_array( $status, array( 301, 308 ), true )            => self::shared( self::MOVED_SECONDS ),
			default                                                 => 'private, no-store',
		};
	}

	/** For everyone, but nothing of staff's in a shared cache. */
	public static function shared( int $seconds ): string {
		return is_user_logged_in() ? 'private, no-store' : "public, max-age={$seconds}";
	}
}
