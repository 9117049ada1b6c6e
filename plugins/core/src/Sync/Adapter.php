<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * A source and the mapper of its format.
 */
final readonly class Adapter {

	public function __construct(
		public RecordSource $source,
		public RecordMapper $mapper,
	) {}
}
