<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

/**
 * What an erasure did.
 */
final readonly class Erased {

	/**
	 * @param int          $removed  How many items are gone.
	 * @param bool         $retained Whether something about the person is still there.
	 * @param list<string> $messages For staff.
	 * @param bool         $done     False where there may be more to erase. An erasure that failed is done: WordPress
	 *                               asks until it is, and it would fail again.
	 */
	public function __construct(
		public int $removed,
		public bool $retained = false,
		public array $messages = array(),
		public bool $done = true,
	) {}
}
