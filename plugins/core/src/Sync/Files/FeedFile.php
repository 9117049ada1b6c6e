<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\InvalidFeed;

/**
 * A feed as it was given: a file with its pictures beside it, or a .zip that holds both.
 */
final readonly class FeedFile {

	private function __construct(
		public string $path,
		public MediaFolder $media,
		private string $unpacked,
		private WorkFolder $work,
	) {}

	/** @throws InvalidFeed When there is no such file, or the zip is not to be trusted. */
	public static function open( string $path, Formats $formats, WorkFolder $work ): self {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		$handle = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$magic  = false === $handle ? '' : (string) fread( $handle, 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		false !== $handle && fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( "PK\x03\x04" !== $magic ) {
			return new self( $path, new MediaFolder( dirname( $path ) ), '', $work );
		}
		$folder = $work->for_zip( $path );
		try {
			$feed = ZipFeed::unpack( $path, $folder, array_map( static fn ( Format $format ): string => $format->extension(), $formats->all ) );
		} catch ( InvalidFeed $refused ) {
			// The same zip is refused again: nothing of it is worth keeping.
			$work->remove( $folder );
			throw $refused;
		}
		return new self( $feed, new MediaFolder( dirname( $feed ) ), $folder, $work );
	}

	/** Removes what was unpacked, once nobody will go on with it. */
	public function clean_up(): void {
		if ( '' !== $this->unpacked ) {
			$this->work->remove( $this->unpacked );
		}
	}
}
