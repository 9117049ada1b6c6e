<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

/**
 * A change of one field of a lot, as its history keeps it.
 */
final readonly class Change {

	/**
	 * @param string $field One of LotHistory::FIELDS.
	 * @param string $was   As text; empty where nothing stood there.
	 */
	public function __construct(
		public string $field,
		public string $was,
		public string $becomes,
	) {}
}
