<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

/**
 * A picture, paper or film that a feed names for a property.
 */
final readonly class FeedMedia {

	public const IMAGE     = 'image';
	public const FLOORPLAN = 'floorplan';
	public const EPC       = 'epc';
	public const DOCUMENT  = 'document';
	public const TOUR      = 'tour';

	/**
	 * @param string $kind   One of the constants.
	 * @param string $source A web address, or the name of a file beside the feed.
	 * @param string $column e.g. `MEDIA_IMAGE_03`.
	 */
	public function __construct(
		public string $kind,
		public string $source,
		public string $caption,
		public string $column,
	) {}

	public function is_address(): bool {
		return 1 === preg_match( '#^https?://#i', $this->source );
	}

	/** Pictures are imported; papers and films stay where they are. */
	public function is_picture(): bool {
		return in_array( $this->kind, array( self::IMAGE, self::FLOORPLAN, self::EPC ), true );
	}
}
