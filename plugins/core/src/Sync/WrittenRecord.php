<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What writing a record did.
 */
final readonly class WrittenRecord {

	/**
	 * @param bool                                                     $changed Whether a visitor could see a difference; true for a new one.
	 * @param list<array{field: string, was: string, becomes: string}> $fields  What became different, of writers that tell.
	 */
	public function __construct(
		public int $post,
		public bool $is_new,
		public bool $changed,
		public array $fields = array(),
	) {}
}
