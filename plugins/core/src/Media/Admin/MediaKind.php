<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

/**
 * What a list of media on an edit screen takes.
 */
enum MediaKind: string {

	/** Of the media library, each with a caption and what it shows in words. */
	case Pictures = 'pictures';

	/** PDFs of the media library, each with a title; web addresses that a source brought stay. */
	case Papers = 'papers';

	/** Web addresses, each with a title. */
	case Addresses = 'addresses';

	/** @return list<string> The types of files that it takes from the media library. */
	public function types(): array {
		return match ( $this ) {
			// Those that galleries and the viewer of plans show.
			self::Pictures => array( 'image/jpeg', 'image/png', 'image/webp' ),
			self::Papers => array( 'application/pdf' ),
			self::Addresses => array(),
		};
	}
}
