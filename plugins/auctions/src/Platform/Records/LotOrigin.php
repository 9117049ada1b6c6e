<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Record;

/**
 * What differs between lots of a platform and lots of a CSV file when they are written.
 */
interface LotOrigin {

	/** The sale that a record belongs to; null where there is none. */
	public function sale( Record $record ): ?SaleRecord;

	/**
	 * Lots that staff made under these keys.
	 *
	 * @param list<string> $keys
	 * @return array<string, int> Key to post.
	 */
	public function lots_by_hand( array $keys ): array;

	/**
	 * Legal papers and addenda that the source names for a lot.
	 *
	 * @param list<array<mixed>> $legal   Each with url (or a file's name), title, kind and category.
	 * @param list<array<mixed>> $addenda Each with number and text.
	 */
	public function papers( int $lot, string $key, array $legal, array $addenda ): void;
}
