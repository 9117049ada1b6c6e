<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * From a source's record to one in our words. Pure: it asks nobody and writes nothing.
 */
interface RecordMapper {

	/**
	 * Changes whenever the same raw record gives another record than before: records that an older version mapped are
	 * mapped and written again by the next run, though their source says the same. At most 16 letters.
	 */
	public function version(): string;

	public function map( RawRecord $raw ): MappedRecord;
}
