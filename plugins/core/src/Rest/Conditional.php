<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Translations\Translations;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers 304 without making the answer where the browser holds this very version of it.
 */
final class Conditional {

	/** Answers that may be used for less are never shown while a newer one is fetched. */
	private const SHORT = 10;

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param string                                $etag    Names the version, known without the answer.
	 * @param int                                   $seconds How long it may be used without asking again.
	 * @param callable(): WP_REST_Response          $make
	 */
	public static function answer( WP_REST_Request $request, string $etag, int $seconds, callable $make ): WP_REST_Response {
		if ( ! is_user_logged_in() && self::holds( (string) $request->get_header( 'If-None-Match' ), $etag ) ) {
			return self::public( new WP_REST_Response( null, 304 ), $etag, $seconds );
		}
		$answer = $make();
		if ( is_user_logged_in() ) {
			$answer->header( 'Cache-Control', 'private, no-store' );
			return $answer;
		}
		return self::public( $answer, $etag, $seconds );
	}

	/** The very tag: a proxy's `…-gzip` is another one, and must not be answered with nothing. */
	public static function holds( string $if_none_match, string $etag ): bool {
		return self::names( $if_none_match, self::in_words( $etag ) ) || '*' === trim( $if_none_match );
	}

	/** @param string $tag As it was sent, without `W/` and quotes. */
	public static function names( string $if_none_match, string $tag ): bool {
		return 1 === preg_match( '/(^|,)\s*(W\/)?"' . preg_quote( $tag, '/' ) . '"\s*(,|$)/', $if_none_match );
	}

	/** @return array<string, string> The headers of a public answer, and of a 304 in its place. */
	public static function headers( string $etag, int $seconds ): array {
		return array(
			'ETag'          => sprintf( 'W/"%s"', self::in_words( $etag ) ),
			'Cache-Control' => $seconds < self::SHORT ? "public, max-age={$seconds}" : sprintf( 'public, max-age=%d, stale-while-revalidate=%d', $seconds, $seconds * 10 ),
		);
	}

	/** The same data is another answer in another language. */
	public static function in_words( string $etag ): string {
		return $etag . '-' . Translations::version();
	}

	private static function public( WP_REST_Response $answer, string $etag, int $seconds ): WP_REST_Response {
		foreach ( self::headers( $etag, $seconds ) as $name => $value ) {
			$answer->header( $name, $value );
		}
		return $answer;
	}
}
