<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\Place\PolygonBands;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The vectors that TypeScript runs too (src/lib/geo/polygon.test.ts).
 */
final class PolygonTest extends TestCase {

	/** @param array{points: list<array{float, float}>, encoded: string} $case */
	#[DataProvider( 'encode' )]
	public function test_writes_and_reads( array $case ): void {
		$polygon = new Polygon( array_map( static fn ( array $point ): Coordinates => new Coordinates( ...$point ), $case['points'] ) );
		self::assertSame( $case['encoded'], $polygon->encode() );
		$read = Polygon::parse( $case['encoded'] );
		self::assertNotNull( $read );
		self::assertSame( $case['encoded'], $read->encode() );
		foreach ( $read->corners as $number => $corner ) {
			self::assertEqualsWithDelta( $case['points'][ $number ][0], $corner->latitude, 0.00001 );
			self::assertEqualsWithDelta( $case['points'][ $number ][1], $corner->longitude, 0.00001 );
		}
	}

	/** @param array{encoded: string} $case */
	#[DataProvider( 'broken' )]
	public function test_reads_no_area( array $case ): void {
		self::assertNull( Polygon::parse( $case['encoded'] ) );
	}

	/** @param array{encoded: string, canonical: string} $case */
	#[DataProvider( 'canonical' )]
	public function test_has_one_way_to_write_an_area( array $case ): void {
		self::assertSame( $case['canonical'], Polygon::parse( $case['encoded'] )?->encode() );
	}

	/** @param array{polygon: string, point: array{float, float}, inside: bool} $case */
	#[DataProvider( 'holds' )]
	public function test_tells_who_is_inside( array $case ): void {
		$polygon = Polygon::parse( $case['polygon'] );
		self::assertNotNull( $polygon );
		self::assertSame( $case['inside'], $polygon->holds( new Coordinates( ...$case['point'] ) ) );
		self::assertSame( $case['inside'], ( new PolygonBands( $polygon ) )->holds( ...$case['point'] ) );
	}

	/** @param array{text: string, canonical: string} $case */
	#[DataProvider( 'bounds' )]
	public function test_reads_bounds( array $case ): void {
		self::assertSame( $case['canonical'], BoundingBox::parse( $case['text'] )?->encode() ?? '' );
	}

	#[TestDox( 'Cut into bands, an area of any shape holds the same points' )]
	public function test_bands(): void {
		mt_srand( 11 );
		for ( $shape = 0; $shape < 12; $shape++ ) {
			$corners = array();
			for ( $corner = 3 + $shape * 15; $corner > 0; $corner-- ) {
				$corners[] = new Coordinates( 51 + mt_rand( 0, 2000 ) / 1e4, mt_rand( -1000, 1000 ) / 1e4 );
			}
			$polygon = new Polygon( $corners );
			$bands   = new PolygonBands( $polygon );
			// Anywhere, and where corners and sides are.
			$points  = array( ...$corners, ...array_map( static fn ( Coordinates $at ): Coordinates => new Coordinates( $at->latitude, mt_rand( -1000, 1000 ) / 1e4 ), $corners ) );
			for ( $i = 0; $i < 300; $i++ ) {
				$points[] = new Coordinates( 51 + mt_rand( -100, 2100 ) / 1e4, mt_rand( -1100, 1100 ) / 1e4 );
			}
			foreach ( $points as $point ) {
				self::assertSame( $polygon->holds( $point ), $bands->holds( $point->latitude, $point->longitude ), "{$shape}: {$point->latitude}, {$point->longitude}" );
			}
		}
	}

	public function test_an_area_has_three_corners_and_no_more_than_two_hundred(): void {
		foreach ( array( 0, 2, 201 ) as $corners ) {
			try {
				new Polygon( array_fill( 0, $corners, new Coordinates( 51, 0 ) ) );
				self::fail( 'There is no such area.' );
			} catch ( InvalidArgumentException ) {
				$this->addToAssertionCount( 1 );
			}
		}
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function encode(): iterable {
		return self::cases( 'encode' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function broken(): iterable {
		return self::cases( 'broken' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function canonical(): iterable {
		return self::cases( 'canonical' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function holds(): iterable {
		return self::cases( 'holds' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function bounds(): iterable {
		return self::cases( 'bounds' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	private static function cases( string $kind ): iterable {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/polygons.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $vectors[ $kind ] as $number => $case ) {
			yield "{$number} " . ( $case['name'] ?? $case['shape'] ?? '' ) => array( $case );
		}
	}
}
