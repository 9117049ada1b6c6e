<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\PicturePlan;

/**
 * A record of which all slow work is done: it can be written.
 */
final readonly class PreparedRecord {

	/**
	 * @param bool $is_same Nothing is to be written but that it was seen.
	 * @param int  $place   Among the run's records, 0 for the first.
	 */
	public function __construct(
		public RawRecord $raw,
		public Record $record,
		public ?StoredReference $stored,
		public PicturePlan $pictures,
		public bool $is_same,
		public int $place = 0,
	) {}
}
