<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * What a server said about a picture.
 */
final readonly class FetchedPicture {

	/**
	 * @param string|null $file     A temporary file with its bytes, to be deleted by whoever asked; null where nothing has changed.
	 * @param string      $etag     To ask again with.
	 * @param string      $modified The server's Last-Modified.
	 * @param int         $bytes    Its length; 0 where it was not told.
	 */
	public function __construct(
		public ?string $file,
		public string $etag,
		public string $modified,
		public int $bytes,
	) {}
}
