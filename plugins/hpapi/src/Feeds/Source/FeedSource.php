<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Source;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Hpapi\Feeds\BadFeed;

/**
 * A feed as it was given: a .blm file with its pictures beside it, or a .zip that holds both.
 */
final readonly class FeedSource {

	private function __construct(
		public string $feed,
		public MediaFolder $media,
		private string $unpacked,
	) {}

	/**
	 * @throws BadFeed When it is neither, or the zip is not to be trusted.
	 */
	public static function open( string $path ): self {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			throw new BadFeed( sprintf( 'there is no file %s', $path ) );
		}
		$handle = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$magic  = false === $handle ? '' : (string) fread( $handle, 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		false !== $handle && fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( "PK\x03\x04" !== $magic ) {
			return new self( $path, new MediaFolder( dirname( $path ) ), '' );
		}
		$folder = WorkFolder::for_zip( $path );
		$feed   = ZipFeed::unpack( $path, $folder );
		return new self( $feed, new MediaFolder( dirname( $feed ) ), $folder );
	}

	/** Removes what was unpacked, once nobody will go on with it. */
	public function clean_up(): void {
		if ( '' !== $this->unpacked ) {
			WorkFolder::remove( $this->unpacked );
		}
	}
}
