<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * A picture, paper or film that a source names for a record.
 */
final readonly class MediaItem {

	public const IMAGE     = 'image';
	public const FLOORPLAN = 'floorplan';
	public const EPC       = 'epc';
	public const DOCUMENT  = 'document';
	public const TOUR      = 'tour';

	private const PICTURES = array( self::IMAGE, self::FLOORPLAN, self::EPC );

	/** What tells it apart from the record's other media: the source's own id, else the address in one spelling. */
	public string $key;

	/**
	 * @param string $kind   One of the constants.
	 * @param string $source A web address, or the name of a file that came with the record.
	 * @param string $field  Where the source names it, for messages, e.g. `MEDIA_IMAGE_03`.
	 * @param string $key    The source's own id; empty where it has none.
	 * @param string $token  Changes when the source's picture does (a date, a version); empty where the source gives none.
	 */
	public function __construct(
		public string $kind,
		public string $source,
		public string $caption,
		public string $field,
		string $key = '',
		public string $token = '',
	) {
		$this->key = '' !== $key ? $key : self::normalised( $source );
	}

	public function is_address(): bool {
		return 1 === preg_match( '#^https?://#i', $this->source );
	}

	/** Pictures are imported; papers and films stay where they are. */
	public function is_picture(): bool {
		return in_array( $this->kind, self::PICTURES, true );
	}

	/** Scheme and host in lower case, without a fragment. The query stays: it may name the picture. */
	private static function normalised( string $source ): string {
		$bare = (string) preg_replace( '/#.*$/s', '', $source );
		return (string) preg_replace_callback( '#^https?://[^/?]+#i', static fn ( array $found ): string => strtolower( $found[0] ), $bare );
	}
}
