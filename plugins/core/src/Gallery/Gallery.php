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

	/** How wide a small picture beside the large one is, for the attribute `sizes`; src/ui/gallery/pictures.ts has the same: both run tests/vectors/gallery.json. */
	public const TILE_SIZES = '(width >= 1700px) 300px, (width > 990px) 17vw, 25vw';

	/** Small pictures beside the large one, at the most. */
	private const TILES = 3;

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
			},
			array()
		);
	}

	/**
	 * @param string                                  $title      What the pictures show.
	 * @param array<mixed>                            $images     As Media\Picture::for_page().
	 * @param array<mixed>                            $floorplans The same; those that cannot be shown are left out.
	 * @param list<array{label: string, url: string}> $videos
	 * @param string                                  $sizes      How wide the gallery is, for the attribute; `{large}` stands for the large picture's share of it.
	 * @param list<array{label: string, url: string}> $links      Parts of the page that show more: a tour.
	 * @phpstan-param array<array<string, mixed>> $images
	 * @phpstan-param array<array<string, mixed>> $floorplans
	 * @return array{title: string, sizes: string, images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>, videos: list<array{label: string, url: string}>, links: list<array{label: string, url: string}>} See schemas/gallery-props.json.
	 */
	public static function props( string $title, array $images, array $floorplans = array(), array $videos = array(), string $sizes = '100vw', array $links = array() ): array {
		$picture = static fn ( array $image ): array => array_intersect_key( $image, array_flip( self::PICTURE ) );
		$props   = array(
			'title'      => $title,
			'sizes'      => $sizes,
			'images'     => array_map( $picture, array_values( $images ) ),
			'floorplans' => array_map(
				static fn ( array $plan ): array => array( ...$picture( $plan ), 'caption' => self::plan_caption( (string) $plan['caption'] ) ),
				array_values( array_filter( $floorplans, static fn ( array $plan ): bool => self::is_floorplan( (string) $plan['src_large'] ) ) )
			),
			'videos'     => $videos,
			'links'      => $links,
		);
		$tiles   = self::tiles( $props );
		$share   = match ( count( $tiles['pictures'] ) + (int) $tiles['plan'] ) {
			0 => '1',
			self::TILES => '0.75',
			default => '0.67',
		};
		return array( ...$props, 'sizes' => str_replace( '{large}', $share, $sizes ) );
	}

	/**
	 * What stands beside the large picture: the next three, and where there are fewer, the floorplan in the room that is
	 * left. `tiles()` of src/ui/gallery/pictures.ts says the same.
	 *
	 * @param array<string, mixed> $props
	 * @phpstan-param array{images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>, ...} $props
	 * @return array{pictures: list<int>, plan: bool} Indices of pictures, which are floorplans where there is nothing else.
	 */
	public static function tiles( array $props ): array {
		$has_images = array() !== $props['images'];
		$pictures   = array_slice( array_keys( $has_images ? $props['images'] : $props['floorplans'] ), 1, self::TILES );
		return array(
			'pictures' => $pictures,
			'plan'     => $has_images && array() !== $props['floorplans'] && count( $pictures ) < self::TILES,
		);
	}

	/** What a caption says beside the word Floorplan: nothing, where it is that word in another spelling. */
	public static function plan_caption( string $caption ): string {
		return 1 === preg_match( '/^floor[\s-]?plans?\.?$/i', trim( $caption ) ) ? '' : $caption;
	}

	/** PROP-02: what else a feed calls a floorplan (a PDF, a page) is no picture that the viewer can show. */
	public static function is_floorplan( string $address ): bool {
		return 1 === preg_match( '#^http.*\.(png|jpe?g|webp)\z#i', $address );
	}
}
