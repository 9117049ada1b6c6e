<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Search;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Hpapi\Search\MapGrid;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** The net of a large map; src/islands/property-map/rules/net.ts has the same, and runs the same vectors. */
final class MapGridTest extends TestCase {

	/**
	 * @param array{south: float, west: float, north: float, east: float}|null         $box
	 * @param list<array{latitude: float, longitude: float, cell: string}> $points
	 */
	#[DataProvider( 'vectors' )]
	#[TestDox( '[LIST-04] The net at zoom $zoom has the cells that the browser counts in' )]
	public function test_cells( int $zoom, ?array $box, float $width, float $height, array $points ): void {
		$grid = new MapGrid( $zoom, null === $box ? null : new BoundingBox( ...$box ) );
		self::assertSame( array( $width, $height ), array( $grid->width, $grid->height ) );
		foreach ( $points as [ 'latitude' => $latitude, 'longitude' => $longitude, 'cell' => $cell ] ) {
			self::assertSame( $cell, $grid->cell( $latitude, $longitude ) );
		}
	}

	/** @return list<array{zoom: int, box: array{south: float, west: float, north: float, east: float}|null, width: float, height: float, points: list<array{latitude: float, longitude: float, cell: string}>}> */
	public static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/map-grid.json' ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No WordPress here.
	}
}
