<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Media\MediaItem;
use InvalidArgumentException;

/**
 * What a feed says of one property, in our words.
 */
final readonly class FeedProperty {

	/** Of all that the feed says: the same hash, the same property. */
	public string $hash;

	/**
	 * @param int                  $line        Where its row begins.
	 * @param array<string, mixed> $fields      By the names of property-fields.json, without pictures and location.
	 * @param string               $description As the feed has it: HTML not yet cleaned.
	 * @param list<MediaItem>      $media       In the feed's order.
	 * @throws InvalidArgumentException Without reference or branch.
	 */
	public function __construct(
		public int $line,
		public string $reference,
		public string $branch,
		public array $fields,
		public string $description,
		public array $media,
	) {
		if ( '' === $reference || '' === $branch ) {
			throw new InvalidArgumentException( 'A property of a feed needs a reference and a branch.' );
		}
		$this->hash = sha1( serialize( array( $reference, $branch, $fields, $description, array_map( get_object_vars( ... ), $media ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only hashed.
	}

	/** @return list<MediaItem> Pictures of a kind, or all pictures. */
	public function pictures( ?string $kind = null ): array {
		return array_values( array_filter( $this->media, static fn ( MediaItem $one ): bool => $one->is_picture() && ( null === $kind || $kind === $one->kind ) ) );
	}
}
