<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

/**
 * What an earlier import left of a reference.
 */
final readonly class KnownReference {

	/**
	 * @param string $hash    Of FeedProperty; empty for a property that no feed wrote yet.
	 * @param string $context Under which gazetteer it was located.
	 * @param string $state   live, complete (sold or let) or withdrawn.
	 */
	public function __construct(
		public string $reference,
		public string $feed,
		public string $branch,
		public int $post,
		public string $hash,
		public string $context,
		public string $state,
	) {}

	/** Whether the feed says the very same as last time. */
	public function is_same( string $hash ): bool {
		return $this->hash === $hash && 'withdrawn' !== $this->state;
	}
}
