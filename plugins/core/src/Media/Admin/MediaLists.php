<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

/**
 * Checks what people put into lists of media, whichever way it comes.
 */
final readonly class MediaLists {

	/** @param list<MediaList> $lists */
	public function __construct( public array $lists ) {}

	/**
	 * @param array<string, mixed> $values By field, items that are new to it.
	 * @return array<string, string> Field to a sentence.
	 */
	public function faults( array $values ): array {
		$faults = array();
		foreach ( $this->lists as $list ) {
			foreach ( is_array( $values[ $list->field ] ?? null ) ? $values[ $list->field ] : array() as $item ) {
				$fault = self::fault( $list, is_array( $item ) ? $item : array() );
				if ( null !== $fault ) {
					$faults[ $list->field ] = $fault;
					break;
				}
			}
		}
		return $faults;
	}

	/**
	 * What a name says of a file is not asked: WordPress looked into it when it was uploaded.
	 *
	 * @param array<mixed> $item
	 */
	public static function fault( MediaList $list, array $item ): ?string {
		$attachment = is_numeric( $item['attachment'] ?? null ) ? (int) $item['attachment'] : 0;
		if ( MediaKind::Addresses === $list->kind || ( MediaKind::Papers === $list->kind && 0 === $attachment && '' !== ( $item['url'] ?? '' ) ) ) {
			return null;
		}
		$name = 'attachment' === get_post_type( $attachment ) ? basename( (string) get_attached_file( $attachment ) ) : '';
		return match ( true ) {
			/* translators: 1: name of a list, e.g. Floorplans */
			'' === $name => sprintf( __( '%1$s: one of the files is no longer in the media library.', 'hearth-hammer' ), $list->label ),
			! in_array( get_post_mime_type( $attachment ), $list->kind->types(), true ) => sprintf(
				MediaKind::Papers === $list->kind
					/* translators: 1: name of a list, e.g. Brochures, 2: name of a file */
					? __( '%1$s: %2$s is not a PDF.', 'hearth-hammer' )
					/* translators: 1: name of a list, e.g. Floorplans, 2: name of a file */
					: __( '%1$s: %2$s is not a JPEG, PNG or WebP image.', 'hearth-hammer' ),
				$list->label,
				$name
			),
			default => null,
		};
	}
}
