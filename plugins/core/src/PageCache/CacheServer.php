<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Http\HttpFailed;

/**
 * A shared cache before this site that purges answers by their tags.
 */
interface CacheServer {

	/** For logs and staff. */
	public function name(): string;

	/**
	 * @param non-empty-list<string> $tags
	 * @throws HttpFailed     Where it does not answer.
	 * @throws PurgeRefused Where it answers that it did not purge.
	 */
	public function purge( array $tags ): void;

	/**
	 * The headers by which it learns tags and age, which visitors do not need.
	 *
	 * @param list<string> $tags
	 * @param int          $seconds Until it asks again.
	 * @param int          $stale   Seconds after them in which it may show the old answer and fetch a new one.
	 * @param int          $broken  Seconds after them in which the old answer is better than an error.
	 * @return array<string, string>
	 */
	public function headers( array $tags, int $seconds, int $stale, int $broken ): array;
}
