<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Media\MediaFolder;

/**
 * Asks a platform, and writes what it says into a spool in the words of our plain feed (docs/platform.md).
 *
 * Whatever a platform gives is whole or is nothing: a client throws where the list might be a part of one.
 */
interface PlatformClient {

	/** @throws PlatformFailed */
	public function read_sales( Spool $into ): void;

	/**
	 * @param string       $lot  One lot's id, where only that one is wanted; empty for all.
	 * @param list<string> $known Ids of the sale's lots that we have.
	 * @throws PlatformFailed
	 */
	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void;

	/** Pictures that come as files and not as addresses. */
	public function pictures(): MediaFolder;

	/** Papers and films that come as files. */
	public function papers(): MediaFolder;
}
