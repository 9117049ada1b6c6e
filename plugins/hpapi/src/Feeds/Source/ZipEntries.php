<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Source;

use HearthHammer\Hpapi\Feeds\BadFeed;

/**
 * A zip, by whichever of PHP's and WordPress's readers there is.
 */
interface ZipEntries {

	/** @throws BadFeed When it is no zip. */
	public static function open( string $path ): self;

	/** @return array<int, array{string, int}> Index to name and unpacked size, as the zip claims it; no folders. */
	public function entries(): array;

	/**
	 * Writes one entry as an ordinary file, whatever it was.
	 *
	 * @param int $most Bytes after which it is refused, whatever the zip claimed.
	 * @throws BadFeed When it cannot be read, or is longer.
	 */
	public function write( int $index, string $target, int $most ): void;

	public function close(): void;
}
