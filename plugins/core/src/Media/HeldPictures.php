<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The pictures of one record that the site has, to be found by what a source calls them.
 */
final readonly class HeldPictures {

	/** @var array<string, MediaRecord> */
	private array $by_key;

	/** @var array<string, MediaRecord> */
	private array $by_source;

	/** @param list<MediaRecord> $known */
	public function __construct( array $known ) {
		$this->by_key    = array_column( $known, null, 'key' );
		$by_source       = array();
		foreach ( $known as $one ) {
			$by_source[ self::spelling( $one->source ) ] = $one;
		}
		$this->by_source = $by_source;
	}

	public function of( MediaItem $item ): ?MediaRecord {
		return $this->by_key[ MediaRecord::key_of( $item ) ] ?? $this->by_source[ self::spelling( $item->source ) ] ?? null;
	}

	/** Systems write .JPG and .jpg as it pleases them; in an address the case may count. */
	private static function spelling( string $source ): string {
		return 1 === preg_match( '#^https?://#i', $source ) ? $source : strtolower( $source );
	}
}
