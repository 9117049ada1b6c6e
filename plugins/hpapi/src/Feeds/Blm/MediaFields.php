<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Http\WebAddress;

/**
 * The MEDIA_… columns: pictures, floorplans, EPC charts, papers and films.
 */
final class MediaFields {

	private const KINDS = array(
		'IMAGE'        => MediaItem::IMAGE,
		'FLOOR_PLAN'   => MediaItem::FLOORPLAN,
		'DOCUMENT'     => MediaItem::DOCUMENT,
		'VIRTUAL_TOUR' => MediaItem::TOUR,
	);

	/** MEDIA_IMAGE_60 and _61 hold the EPC's charts. */
	private const FIRST_EPC = 60;

	/** @var list<array{string, string, string, int}> Column, column of its caption, kind, number. */
	private array $columns = array();

	/** @param list<string> $columns Of the definition. */
	public function __construct( array $columns ) {
		foreach ( $columns as $column ) {
			if ( 1 === preg_match( '/^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_(\d{2,3})$/', $column, $found ) ) {
				$this->columns[] = array( $column, "MEDIA_{$found[1]}_TEXT_{$found[2]}", self::kind( $found[1], (int) $found[2] ), (int) $found[2] );
			}
		}
		usort( $this->columns, static fn ( array $a, array $b ): int => $a[3] <=> $b[3] );
	}

	/** @return list<MediaItem> */
	public function of( FieldReader $in ): array {
		$media = array();
		foreach ( $this->columns as [ $column, $caption_column, $kind ] ) {
			$source = $in->row->get( $column );
			if ( '' === $source ) {
				continue;
			}
			$source = $this->source( $in, $column, $kind, $source );
			if ( null !== $source ) {
				$caption = $in->text( $caption_column, 200 );
				$media[] = new MediaItem( $kind, $source, MediaItem::EPC === $kind && '' === $caption ? 'EPC' : $caption, $column );
			}
		}
		return $media;
	}

	private static function kind( string $word, int $number ): string {
		return 'IMAGE' === $word && $number >= self::FIRST_EPC ? MediaItem::EPC : self::KINDS[ $word ];
	}

	/** The address or file name where it is one that we take. */
	private function source( FieldReader $in, string $column, string $kind, string $typed ): ?string {
		if ( 1 === preg_match( '#^[a-z][a-z0-9+.-]*:#i', $typed ) ) {
			$address = WebAddress::parse( $typed );
			if ( null === $address ) {
				$in->warning( $column, sprintf( /* translators: 1: name of a field, e.g. picture 3, 2: what was typed */ __( 'the %1$s “%2$s” is not a web address (http or https), so it is ignored', 'hearth-hammer' ), BlmLabels::of( $column ), FieldReader::shown( $typed ) ) );
			}
			return $address;
		}
		if ( MediaItem::TOUR === $kind || MediaItem::DOCUMENT === $kind ) {
			$in->warning( $column, sprintf( /* translators: 1: name of a field, e.g. document 1, 2: what was typed */ __( 'the %1$s “%2$s” is not a web address. Documents and tours are linked, not imported, so it is ignored', 'hearth-hammer' ), BlmLabels::of( $column ), FieldReader::shown( $typed ) ) );
			return null;
		}
		if ( 1 === preg_match( '#[/\\\\:*?"<>|]|^\.#', $typed ) || strlen( $typed ) > 200 ) {
			$in->error( $column, sprintf( /* translators: 1: name of a field, e.g. picture 3, 2: what was typed */ __( 'the %1$s “%2$s” does not match a file supplied with the feed', 'hearth-hammer' ), BlmLabels::of( $column ), FieldReader::shown( $typed ) ) );
			return null;
		}
		if ( 1 !== preg_match( '/\.(jpe?g|png|webp|gif)$/i', $typed ) ) {
			$in->warning( $column, sprintf( /* translators: 1: name of a field, e.g. picture 3, 2: what was typed */ __( 'the %1$s “%2$s” is not a JPEG, PNG, WebP or GIF, so it is ignored', 'hearth-hammer' ), BlmLabels::of( $column ), FieldReader::shown( $typed ) ) );
			return null;
		}
		return $typed;
	}
}
