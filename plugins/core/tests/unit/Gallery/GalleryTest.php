<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Gallery;

use HearthHammer\Core\Gallery\Gallery;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** What src/ui/gallery/pictures.ts says too: both run tests/vectors/gallery.json. */
final class GalleryTest extends TestCase {

	/** @return array{tileSizes: string, tiles: list<array{images: int, plans: int, pictures: list<int>, plan: bool}>, floorplans: list<array{address: string, isFloorplan: bool}>} */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/gallery.json' ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No WordPress here.
	}

	/** @param list<int> $pictures */
	#[DataProvider( 'tiles' )]
	#[TestDox( 'Of $images pictures and $plans floorplans stand beside the large one' )]
	public function test_tiles( int $images, int $plans, array $pictures, bool $plan ): void {
		$props = array( 'images' => array_fill( 0, $images, array() ), 'floorplans' => array_fill( 0, $plans, array() ) );
		self::assertSame( array( 'pictures' => $pictures, 'plan' => $plan ), Gallery::tiles( $props ) );
	}

	/** @return list<array{images: int, plans: int, pictures: list<int>, plan: bool}> */
	public static function tiles(): array {
		return self::vectors()['tiles'];
	}

	public function test_sizes(): void {
		self::assertSame( self::vectors()['tileSizes'], Gallery::TILE_SIZES );
	}

	#[DataProvider( 'floorplans' )]
	#[TestDox( '[PROP-02] $address counts as a floorplan: $is_floorplan' )]
	public function test_floorplans( string $address, bool $is_floorplan ): void {
		self::assertSame( $is_floorplan, Gallery::is_floorplan( $address ) );
	}

	/** @return list<array{string, bool}> */
	public static function floorplans(): array {
		return array_map( array_values( ... ), self::vectors()['floorplans'] );
	}
}
