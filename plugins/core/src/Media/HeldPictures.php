<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The pictures of one record that the site has, to be found by what a source calls them or by their bytes.
 */
final readonly class HeldPictures {

	/** @var array<string, MediaRecord> */
	private array $by_key;

	/** @var array<string, MediaRecord> */
	private array $by_source;

	/** @var array<string, MediaRecord> */
	private array $by_hash;

	/**
	 * @param list<MediaRecord> $all
	 * @param array<int, true>  $lost Attachments whose files are gone.
	 */
	public function __construct( public array $all = array(), private array $lost = array() ) {
		$this->by_key    = array_column( $all, null, 'key' );
		$this->by_hash   = array_column( $all, null, 'hash' );
		$by_source       = array();
		foreach ( $all as $one ) {
			$by_source[ self::spelling( $one->source ) ] = $one;
		}
		$this->by_source = $by_source;
	}

	public function of( MediaItem $item ): ?MediaRecord {
		return $this->by_key[ MediaRecord::key_of( $item ) ] ?? $this->by_source[ self::spelling( $item->source ) ] ?? null;
	}

	/** @param string $hash SHA-1 of the bytes. */
	public function with_hash( string $hash ): ?MediaRecord {
		return $this->by_hash[ $hash ] ?? null;
	}

	/** Whether the database knows it and the uploads folder does not have it: a site was restored without the folder. */
	public function is_lost( ?MediaRecord $one ): bool {
		return null !== $one && isset( $this->lost[ $one->attachment ] );
	}

	/** Systems write .JPG and .jpg as it pleases them; in an address the case may count. */
	private static function spelling( string $source ): string {
		return 1 === preg_match( '#^https?://#i', $source ) ? $source : strtolower( $source );
	}
}
