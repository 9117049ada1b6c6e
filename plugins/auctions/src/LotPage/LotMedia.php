<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Core\Media\Links;
use HearthHammer\Core\Media\Picture;

/**
 * A lot's pictures, plans, films and papers, of any number of them in the same few statements.
 */
final readonly class LotMedia {

	public function __construct( private LotRecord $lot ) {
		$ids = array();
		foreach ( array( 'images', 'floorplans', 'epc_images', 'documents' ) as $field ) {
			$ids = array( ...$ids, ...array_map( intval( ... ), array_column( $lot->list( $field ), 'attachment' ) ) );
		}
		$ids = array_values( array_unique( array_filter( $ids ) ) );
		if ( array() !== $ids ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/** @return list<array<string, mixed>> As Picture::for_page(). */
	public function pictures( string $field ): array {
		$pictures = array();
		foreach ( $this->lot->list( $field ) as $one ) {
			$caption = is_array( $one ) && is_string( $one['caption'] ?? null ) ? $one['caption'] : '';
			$picture = is_array( $one ) ? Picture::of( (int) ( $one['attachment'] ?? 0 ), '' === $caption ? $this->lot->title() : $caption ) : null;
			if ( null !== $picture ) {
				$pictures[] = $picture->for_page( $caption );
			}
		}
		return $pictures;
	}

	/** @return list<array<string, mixed>> Only those that can be shown as a picture. */
	public function floorplans(): array {
		return array_values( array_filter( $this->pictures( 'floorplans' ), static fn ( array $plan ): bool => Gallery::is_floorplan( (string) $plan['src_large'] ) ) );
	}

	/** @return list<array{label: string, url: string}> */
	public function links( string $field, string $label ): array {
		return Links::labelled( $this->lot->list( $field ), $label );
	}

	/** @return list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> */
	public function tours(): array {
		return Links::tours( $this->lot->list( 'virtual_tours' ) );
	}

	/** @return list<array{label: string, url: string}> */
	public function videos(): array {
		return $this->links( 'videos', __( 'Play the video', 'hearth-hammer' ) );
	}

	/** @return list<array{label: string, url: string}> What everyone may read; the legal pack is kept apart. */
	public function papers(): array {
		$report = esc_url_raw( $this->lot->text( 'inspection_report' ), array( 'http', 'https' ) );
		return array(
			...( '' === $report ? array() : array( array( 'label' => __( 'Inspection report', 'hearth-hammer' ), 'url' => $report ) ) ),
			...$this->links( 'documents', __( 'Document', 'hearth-hammer' ) ),
		);
	}
}
