<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Limits;

/**
 * What a counter said.
 */
final readonly class Limit {

	/** @param int $retry_after Seconds until the window ends. */
	public function __construct(
		public bool $allowed,
		public int $hits,
		public int $retry_after,
	) {}
}
