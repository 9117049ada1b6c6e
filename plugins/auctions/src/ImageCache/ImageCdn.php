<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

/**
 * Whatever keeps copies of a lot's pictures between this site and its visitors.
 */
interface ImageCdn {

	/** Has every copy of a picture forgotten. Never throws: what went wrong is in the answer. */
	public function clear( int $attachment ): ClearedPicture;
}
