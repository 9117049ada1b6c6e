<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Core\Media\Links;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * A property's pictures, plans and links, of any number of them in the same few statements.
 */
final readonly class PropertyMedia {

	public function __construct( private PropertyRecord $property ) {
		$ids = array();
		foreach ( array( 'images', 'floorplans', 'epc_images', 'documents' ) as $field ) {
			$ids = array( ...$ids, ...array_map( intval( ... ), array_column( $property->list( $field ), 'attachment' ) ) );
		}
		_prime_post_caches( array_values( array_unique( array_filter( $ids ) ) ), false, true );
	}

	/** @return list<array<string, mixed>> */
	public function pictures( string $field ): array {
		$alt      = $this->property->heading() . ', ' . $this->property->address();
		$pictures = array();
		foreach ( $this->property->list( $field ) as $one ) {
			$caption = is_array( $one ) && is_string( $one['caption'] ?? null ) ? $one['caption'] : '';
			$picture = is_array( $one ) ? Picture::of( (int) ( $one['attachment'] ?? 0 ), '' === $caption ? $alt : $caption ) : null;
			if ( null !== $picture ) {
				$pictures[] = $picture->for_page( $caption );
			}
		}
		return $pictures;
	}

	/** @return list<array<string, mixed>> Only those whose address PROP-02 accepts. */
	public function floorplans(): array {
		$plans = array_filter( $this->pictures( 'floorplans' ), static fn ( array $plan ): bool => Gallery::is_floorplan( (string) $plan['src_large'] ) );
		return array_values( array_map( static fn ( array $plan ): array => array( ...$plan, 'caption' => Gallery::plan_caption( (string) $plan['caption'] ) ), $plans ) );
	}

	/** @return list<array{label: string, url: string}> */
	public function links( string $field, string $label ): array {
		return Links::labelled( $this->property->list( $field ), $label );
	}

	/** @return list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> `embed` is null for what is a link alone. */
	public function tours(): array {
		return Links::tours( $this->property->list( 'virtual_tours' ) );
	}
}
