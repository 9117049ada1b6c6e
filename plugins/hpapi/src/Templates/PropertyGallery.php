<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\PropertyPage\PropertyMedia;

/**
 * The pictures of a property's page: the island property-gallery over templates/property-gallery.php.
 */
final class PropertyGallery {

	private const PICTURE = array( 'src', 'src_large', 'srcset', 'width', 'height', 'alt', 'caption', 'color' );

	/** The block property-gallery: the pictures of the page's property. */
	public static function of_page(): string {
		$property = PropertyRecord::of( (int) get_the_ID() );
		if ( null === $property ) {
			return '';
		}
		$media = new PropertyMedia( $property );
		return self::html(
			array(
				'address'    => $property->address(),
				'images'     => $media->pictures( 'images' ),
				'floorplans' => $media->floorplans(),
			)
		);
	}

	/**
	 * @param array{address: string, images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>} $property As in schemas/property.json.
	 * @return string HTML; empty where the property has no picture at all.
	 */
	public static function html( array $property ): string {
		$props = self::props( $property );
		if ( array() === $props['images'] && array() === $props['floorplans'] ) {
			return '';
		}
		return Island::get(
			'property-gallery',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 2 ) . '/templates/property-gallery.php';
			}
		);
	}

	/**
	 * @param array<string, mixed> $property As schemas/property.json describes it.
	 * @return array{title: string, images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>} See schemas/property-gallery-props.json.
	 */
	public static function props( array $property ): array {
		$picture = static fn ( array $image ): array => array_intersect_key( $image, array_flip( self::PICTURE ) );
		return array(
			'title'      => (string) $property['address'],
			'images'     => array_map( $picture, array_values( $property['images'] ) ),
			'floorplans' => array_map(
				$picture,
				array_values( array_filter( $property['floorplans'], static fn ( array $plan ): bool => self::is_floorplan( (string) $plan['src_large'] ) ) )
			),
		);
	}

	/** PROP-02: what else a feed calls a floorplan (a PDF, a page) is no picture that the viewer can show. */
	public static function is_floorplan( string $address ): bool {
		return 1 === preg_match( '#^http.*\.(png|jpe?g|webp)\z#i', $address );
	}
}
