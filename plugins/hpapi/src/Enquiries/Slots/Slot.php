<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

/**
 * A time that staff offer for viewings.
 */
final readonly class Slot {

	/**
	 * @param int $post_id   Of one property; 0: of any property of the branch.
	 * @param int $starts_at Unix seconds.
	 * @param int $places    How many may come.
	 */
	private function __construct(
		public int $id,
		public int $post_id,
		public string $branch,
		public int $starts_at,
		public int $minutes,
		public int $places,
		public int $taken,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self( (int) $row['id'], (int) $row['post_id'], (string) $row['branch'], (int) $row['starts_at'], (int) $row['minutes'], (int) $row['places'], (int) $row['taken'] );
	}
}
