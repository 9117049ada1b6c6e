<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * A RecordWriter that keeps what staff set, and says where that differs from what the source says now.
 */
interface ReportsConflicts {

	/**
	 * @param array<int, Record> $records Of posts that are known, by post.
	 * @return list<Problem> A warning for each field that is kept, naming both values.
	 */
	public function conflicts( array $records ): array;
}
