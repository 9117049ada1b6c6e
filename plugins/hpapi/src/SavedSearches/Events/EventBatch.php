<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

/**
 * Events that are matched together.
 */
final readonly class EventBatch {

	/**
	 * @param int       $cursor The last query they were held against.
	 * @param list<int> $events
	 * @param list<int> $posts
	 */
	public function __construct(
		public string $name,
		public int $cursor,
		public array $events,
		public array $posts,
	) {}
}
