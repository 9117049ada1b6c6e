<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * Events that are matched together.
 */
final readonly class EventBatch {

	/**
	 * @param string    $name   Made at random: it stays its own when ids begin again.
	 * @param int       $cursor How far the list has come with it, e.g. the last query they were held against; 0 at first.
	 * @param list<int> $events
	 * @param list<int> $posts  What they happened to.
	 */
	public function __construct(
		public string $name,
		public int $cursor,
		public array $events,
		public array $posts,
	) {}
}
