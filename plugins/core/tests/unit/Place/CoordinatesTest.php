<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CoordinatesTest extends TestCase {

	/** @return iterable<string, array{list<float>, list<float>, float}> */
	public static function distances(): iterable {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/distances.json' ), true );
		foreach ( $vectors['distances'] as $vector ) {
			yield $vector['name'] => array( $vector['from'], $vector['to'], (float) $vector['miles'] );
		}
	}

	/**
	 * @param list<float> $from
	 * @param list<float> $to
	 */
	#[DataProvider( 'distances' )]
	public function test_measures_along_the_great_circle( array $from, array $to, float $miles ): void {
		$here  = new Coordinates( ...$from );
		$there = new Coordinates( ...$to );
		self::assertEqualsWithDelta( $miles, $here->distance_to( $there ), 0.001 );
		self::assertEqualsWithDelta( $miles, $there->distance_to( $here ), 0.001 );
	}

	public function test_a_box_holds_every_point_of_the_circle_and_little_more(): void {
		foreach ( array( new Coordinates( 51.0966, 0.5363 ), new Coordinates( 60.15, -1.15 ) ) as $centre ) {
			foreach ( array( 0.25, 1.0, 20.0 ) as $miles ) {
				$box = $centre->bounding_box( $miles );
				$out = 0;
				for ( $bearing = 0; $bearing < 360; $bearing += 5 ) {
					self::assertTrue( $box->holds( self::towards( $centre, $bearing, $miles * 0.9999 ) ) );
					$out += $box->holds( self::towards( $centre, $bearing, $miles * 1.001 ) ) ? 0 : 1;
				}
				// Its sides touch the circle in the four winds.
				self::assertGreaterThanOrEqual( 4, $out );
			}
		}
	}

	public function test_there_are_no_points_off_the_globe(): void {
		foreach ( array( array( 91.0, 0.0 ), array( 0.0, 180.5 ), array( NAN, 0.0 ) ) as $point ) {
			try {
				new Coordinates( ...$point );
				self::fail( 'Such a point cannot be.' );
			} catch ( InvalidArgumentException ) {
				$this->addToAssertionCount( 1 );
			}
		}
		$this->expectException( InvalidArgumentException::class );
		new BoundingBox( 2, 0, 1, 1 );
	}

	private static function towards( Coordinates $from, float $bearing, float $miles ): Coordinates {
		$angle = $miles / Coordinates::EARTH_RADIUS_MILES;
		$south = deg2rad( $from->latitude );
		$north = asin( sin( $south ) * cos( $angle ) + cos( $south ) * sin( $angle ) * cos( deg2rad( $bearing ) ) );
		$east  = deg2rad( $from->longitude ) + atan2( sin( deg2rad( $bearing ) ) * sin( $angle ) * cos( $south ), cos( $angle ) - sin( $south ) * sin( $north ) );
		return new Coordinates( rad2deg( $north ), rad2deg( $east ) );
	}
}
