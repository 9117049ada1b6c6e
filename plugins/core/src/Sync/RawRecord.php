<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * A record as the source gives it.
 */
final readonly class RawRecord {

	/**
	 * @param mixed                $data  For the mapper of the same format.
	 * @param int                  $line  Where it begins, for messages; 0 where there are no lines.
	 * @param array<string, mixed> $after Cursor from which pull() continues behind this record.
	 */
	public function __construct(
		public mixed $data,
		public int $line,
		public array $after,
	) {}
}
