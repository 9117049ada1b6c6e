<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Media;

/**
 * An imported picture, as hpapi_feed_media remembers it.
 */
final readonly class MediaRecord {

	/**
	 * @param int    $attachment 0 where it is still to be made.
	 * @param string $source     Address or file name.
	 * @param string $hash       SHA-1 of the bytes that came.
	 */
	public function __construct(
		public int $id,
		public int $attachment,
		public string $source,
		public string $hash,
		public string $etag = '',
		public string $modified = '',
		public int $bytes = 0,
	) {}
}
