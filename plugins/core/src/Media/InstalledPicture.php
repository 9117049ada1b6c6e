<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * A picture in the uploads folder with its sizes cut, which has no attachment yet.
 */
final class InstalledPicture {

	/** 0 until it is attached. */
	public int $attachment = 0;

	/**
	 * @param string               $path     Absolute.
	 * @param string               $relative Below the uploads folder.
	 * @param array<string, mixed> $metadata As WordPress keeps it for attachments.
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $relative,
		public readonly string $mime,
		public readonly array $metadata,
	) {}

	/** Removes the files of a picture that came to nothing. */
	public function discard(): void {
		wp_delete_file( $this->path );
		foreach ( (array) ( $this->metadata['sizes'] ?? array() ) as $size ) {
			if ( is_array( $size ) && is_string( $size['file'] ?? null ) ) {
				wp_delete_file( dirname( $this->path ) . '/' . $size['file'] );
			}
		}
	}
}
