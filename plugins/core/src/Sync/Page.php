<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * A part of what a source says, read at once.
 */
final readonly class Page {

	/**
	 * @param list<Record>              $records
	 * @param list<string>              $seen_ids    Keys of records that are there, and which the source did not send again.
	 * @param list<string>              $deleted_ids Keys of records that the source says are gone.
	 * @param bool                      $more        Whether another page of this run follows.
	 * @param array<string, mixed>|null $next_cursor Where it begins; of the last page: where the next delta begins, if the source has deltas.
	 * @param bool                      $complete    On the last page: whether the run named the whole stock, so that what is absent is gone.
	 */
	public function __construct(
		public array $records,
		public array $seen_ids = array(),
		public array $deleted_ids = array(),
		public bool $more = false,
		public ?array $next_cursor = null,
		public bool $complete = false,
	) {}
}
