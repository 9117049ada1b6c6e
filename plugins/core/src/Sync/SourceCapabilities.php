<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use InvalidArgumentException;

/**
 * What a source can do.
 */
final readonly class SourceCapabilities {

	/**
	 * @param bool $full       It can give its whole stock, so that what is absent is gone.
	 * @param bool $delta      It can give what changed since a bookmark (Page::$next_cursor of the run before).
	 * @param bool $push       It sends records by itself (Runner::push()).
	 * @param bool $tombstones It names what was deleted.
	 * @throws InvalidArgumentException Where nothing would ever come.
	 */
	public function __construct(
		public bool $full = false,
		public bool $delta = false,
		public bool $push = false,
		public bool $tombstones = false,
	) {
		if ( ! $full && ! $delta && ! $push ) {
			throw new InvalidArgumentException( 'A source must give everything or the changes, or push records.' );
		}
	}
}
