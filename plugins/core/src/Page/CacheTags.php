<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * What the answer to this request shows, as tags for shared caches: `property-12`, `list-sale`, `company`. A change of
 * the thing purges every answer with its tag.
 *
 * Tags are lower case letters, digits and hyphens, because Cloudflare ignores case and Fastly separates them by spaces.
 */
final class CacheTags {

	/** On every answer: purged when everything may look different. */
	public const SITE = 'site';

	/** Some 2 KB of a header. Proxies reject long ones, and Cloudflare reads 16 KB. */
	public const MOST = 100;

	/** @var array<string, true> */
	private static array $shown = array();

	private static bool $is_personal = false;

	public static function show( string ...$tags ): void {
		foreach ( $tags as $tag ) {
			self::$shown[ $tag ] = true;
		}
	}

	/**
	 * @param string    $prefix e.g. `property`.
	 * @param list<int> $ids
	 */
	public static function show_each( string $prefix, array $ids ): void {
		self::show( ...array_map( static fn ( int $id ): string => "{$prefix}-{$id}", $ids ) );
	}

	/** The answer is for this visitor alone, whatever its address. */
	public static function personal(): void {
		self::$is_personal = true;
	}

	public static function are_personal(): bool {
		return self::$is_personal;
	}

	/** @return list<string> Sorted, so that the same page has the same header; at most MOST. */
	public static function shown(): array {
		$tags = array_keys( self::$shown );
		sort( $tags );
		return array( self::SITE, ...array_slice( array_values( array_diff( $tags, array( self::SITE ) ) ), 0, self::MOST - 1 ) );
	}

	/** More than fit: not every change would purge the answer, so it must be kept for a short time only. */
	public static function are_too_many(): bool {
		return count( self::$shown ) >= self::MOST;
	}

	/** For the next request of this process; tests make many. */
	public static function forget(): void {
		self::$shown       = array();
		self::$is_personal = false;
	}
}
