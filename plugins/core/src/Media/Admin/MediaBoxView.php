<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media\Admin;

use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Templates\Template;

/**
 * Prints a list of media for the edit screen; src/enhancements/media-box.ts makes it alive.
 */
final readonly class MediaBoxView {

	public function __construct( private string $input, private string $lists ) {}

	/** Of the list's element, which a notice links to. */
	public static function id( MediaList $list ): string {
		return "hh-media-{$list->field}";
	}

	/**
	 * @param list<array<mixed>> $rows  As stored, or as typed and refused.
	 * @param string             $fault A sentence; empty for none.
	 * @param string             $back  HTML of what hands the list back to its source.
	 */
	public function print( MediaList $list, array $rows, string $fault, string $back ): void {
		$html = ( new Template( dirname( __DIR__, 3 ) . '/templates' ) )->get(
			'media-list',
			array(
				'list'  => $list,
				'id'    => self::id( $list ),
				'lists' => $this->lists,
				'items' => array_map( fn ( array $row, int $place ): array => $this->item( $list, $row, (string) $place ), $rows, array_keys( $rows ) ),
				// The script puts a new key in the place of the mark.
				'blank' => $this->item( $list, array(), '__key__' ),
				'texts' => self::texts( $list ),
				'fault' => $fault,
				'back'  => $back,
			)
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the template.
	}

	/**
	 * @param array<mixed> $row
	 * @return array{name: string, attachment: int, url: string, caption: string, alt: string, thumb: string, file: string}
	 */
	private function item( MediaList $list, array $row, string $key ): array {
		$id      = is_numeric( $row['attachment'] ?? null ) ? (int) $row['attachment'] : 0;
		$picture = MediaKind::Pictures === $list->kind ? Picture::of( $id ) : null;
		$url     = is_string( $row['url'] ?? null ) ? $row['url'] : '';
		return array(
			'name'       => "{$this->input}[{$list->field}][{$key}]",
			'attachment' => $id,
			'url'        => $url,
			'caption'    => is_string( $row['caption'] ?? null ) ? $row['caption'] : '',
			'alt'        => is_string( $row['alt'] ?? null ) ? $row['alt'] : ( null === $picture ? '' : $picture->alt ),
			'thumb'      => $picture->src ?? '',
			'file'       => $id > 0 ? basename( (string) get_attached_file( $id ) ) : basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ),
		);
	}

	/** @return array<string, string> What the script says. */
	private static function texts( MediaList $list ): array {
		return array(
			'choose'  => $list->add,
			'use'     => __( 'Use selected', 'hearth-hammer' ),
			/* translators: 1: name of a file, 2: its place, 3: how many there are */
			'moved'   => __( '%1$s moved to position %2$s of %3$s.', 'hearth-hammer' ),
			/* translators: 1: name of a file */
			'removed' => __( '%1$s removed.', 'hearth-hammer' ),
			/* translators: 1: a number */
			'added'   => __( '%1$s added.', 'hearth-hammer' ),
			/* translators: 1: names of files */
			'refused' => MediaKind::Papers === $list->kind ? __( 'Not added because only PDFs are allowed: %1$s.', 'hearth-hammer' ) : __( 'Not added because only JPEG, PNG and WebP images are allowed: %1$s.', 'hearth-hammer' ),
		);
	}
}
