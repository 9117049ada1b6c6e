<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Sync\InvalidFeed;

/**
 * A zip, by whichever of PHP's and WordPress's readers there is.
 */
interface ZipEntries {

	/** @throws InvalidFeed When it is no zip. */
	public static function open( string $path ): self;

	/** @return array<int, array{string, int}> Index to name and unpacked size, as the zip claims it; no folders. */
	public function entries(): array;

	/**
	 * Writes one entry as an ordinary file, whatever it was.
	 *
	 * @param int $most Bytes after which it is refused, whatever the zip claimed.
	 * @throws InvalidFeed When it cannot be read, or is longer.
	 */
	public function write( int $index, string $target, int $most ): void;

	public function close(): void;
}
