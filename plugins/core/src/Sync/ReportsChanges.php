<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * A RecordWriter whose runs keep what they changed in each record, and whose dry runs say it before.
 */
interface ReportsChanges {

	/**
	 * What write() would change, without changing anything. prepare() was called with the record.
	 *
	 * @param int|null $post Null where it is new.
	 * @return list<array{field: string, was: string, becomes: string}> Empty where nothing would.
	 */
	public function differences( Record $record, ?int $post ): array;
}
