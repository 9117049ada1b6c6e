<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Sync\Files\WorkFolder;

/**
 * Where what the platform said waits until it is written: a folder of its own for each sync, which nobody can guess.
 */
final readonly class SpoolFiles {

	private const NAME = 'spool.ndjson';

	public function __construct( private WorkFolder $work ) {}

	/**
	 * @param list<string> $keys Of Spool.
	 * @param list<string> $only Of Spool.
	 */
	public function make( array $keys, array $only = array() ): Spool {
		return new Spool( $this->work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) ) . '/' . self::NAME, $keys, $only );
	}

	public function remove( string $path ): void {
		$this->work->remove( dirname( $path ) );
	}

	/** Removes what was left behind. */
	public function sweep(): void {
		$this->work->sweep();
	}
}
