<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

/**
 * A field that holds media, as the edit screen shows it, and what may be put into it, on that screen or by REST.
 */
final readonly class MediaList {

	/**
	 * @param string $field  Of the post type's schema: a list of pictures (`attachment`, `caption`) or links (`url`, `attachment`, `caption`).
	 * @param string $label  In the plural, e.g. Floorplans.
	 * @param string $add    What the button says.
	 * @param string $hint   A sentence below the label.
	 * @param bool   $leads  Whether the first item leads: cards show it.
	 */
	public function __construct(
		public string $field,
		public MediaKind $kind,
		public string $label,
		public string $add,
		public string $hint = '',
		public bool $leads = false,
	) {}

	/**
	 * @param list<self>           $lists
	 * @param array<string, mixed> $values By field, items that are new to it.
	 * @return array<string, string> Field to a sentence.
	 */
	public static function faults( array $lists, array $values ): array {
		$faults = array();
		foreach ( $lists as $list ) {
			foreach ( is_array( $values[ $list->field ] ?? null ) ? $values[ $list->field ] : array() as $item ) {
				$fault = $list->fault( is_array( $item ) ? $item : array() );
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
	public function fault( array $item ): ?string {
		$attachment = is_numeric( $item['attachment'] ?? null ) ? (int) $item['attachment'] : 0;
		if ( MediaKind::Addresses === $this->kind || ( MediaKind::Papers === $this->kind && 0 === $attachment && '' !== ( $item['url'] ?? '' ) ) ) {
			return null;
		}
		$name = 'attachment' === get_post_type( $attachment ) ? basename( (string) get_attached_file( $attachment ) ) : '';
		return match ( true ) {
			/* translators: 1: name of a list, e.g. Floorplans */
			'' === $name => sprintf( __( '%1$s: one of the files is no longer in the media library.', 'hearth-hammer' ), $this->label ),
			! in_array( get_post_mime_type( $attachment ), $this->kind->types(), true ) => sprintf(
				MediaKind::Papers === $this->kind
					/* translators: 1: name of a list, e.g. Brochures, 2: name of a file */
					? __( '%1$s: %2$s is not a PDF.', 'hearth-hammer' )
					/* translators: 1: name of a list, e.g. Floorplans, 2: name of a file */
					: __( '%1$s: %2$s is not a JPEG, PNG or WebP image.', 'hearth-hammer' ),
				$this->label,
				$name
			),
			default => null,
		};
	}
}
