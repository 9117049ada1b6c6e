<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Gallery;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Templates\Template;

/**
 * Pictures, plans and films of a page: an island of src/ui/gallery over templates/gallery.php.
 */
final class Gallery {

	private const PICTURE = array( 'src', 'src_large', 'srcset', 'width', 'height', 'alt', 'caption', 'color' );

	/**
	 * @param string               $island Its name: `property-gallery`, `lot-gallery`.
	 * @param array<string, mixed> $props  As props() gives them.
	 * @return string HTML; empty where there is no picture at all.
	 */
	public static function html( string $island, array $props ): string {
		if ( array() === $props['images'] && array() === $props['floorplans'] ) {
			return '';
		}
		if ( array() !== $props['videos'] ) {
			Assets::enqueue_enhancement( 'file-modal' );
		}
		return Island::get(
			$island,
			$props,
			static function () use ( $props ): void {
				echo ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'gallery', $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the template.
			}
		);
	}

	/**
	 * @param string                                  $title      What the pictures show.
	 * @param array<mixed>                            $images     As Media\Picture::for_page().
	 * @param array<mixed>                            $floorplans The same; those that cannot be shown are left out.
	 * @param list<array{label: string, url: string}> $videos
	 * @param string                                  $sizes      How wide the large picture is, for the attribute.
	 * @phpstan-param array<array<string, mixed>> $images
	 * @phpstan-param array<array<string, mixed>> $floorplans
	 * @return array{title: string, sizes: string, images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>, videos: list<array{label: string, url: string}>} See schemas/gallery-props.json.
	 */
	public static function props( string $title, array $images, array $floorplans = array(), array $videos = array(), string $sizes = '100vw' ): array {
		$picture = static fn ( array $image ): array => array_intersect_key( $image, array_flip( self::PICTURE ) );
		return array(
			'title'      => $title,
			'sizes'      => $sizes,
			'images'     => array_map( $picture, array_values( $images ) ),
			'floorplans' => array_map(
				$picture,
				array_values( array_filter( $floorplans, static fn ( array $plan ): bool => self::is_floorplan( (string) $plan['src_large'] ) ) )
			),
			'videos'     => $videos,
		);
	}

	/** PROP-02: what else a feed calls a floorplan (a PDF, a page) is no picture that the viewer can show. */
	public static function is_floorplan( string $address ): bool {
		return 1 === preg_match( '#^http.*\.(png|jpe?g|webp)\z#i', $address );
	}
}
