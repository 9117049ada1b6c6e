<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\NationalGrid;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class NationalGridTest extends TestCase {

	private const METRES = 1609.344;

	/** Stations of Ordnance Survey's own network, as the test data of its exact transformation have them. */
	#[TestDox( '$easting, $northing is where it should be, to within ten metres' )]
	#[TestWith( array( 91492.146, 11318.804, 49.92226393730, -6.29977752014 ) )]
	#[TestWith( array( 170370.718, 11572.405, 49.96006137820, -5.20304609998 ) )]
	#[TestWith( array( 250359.811, 62016.569, 50.43885825610, -4.10864563561 ) )]
	#[TestWith( array( 449816.371, 75335.861, 50.57563665000, -1.29782277240 ) )]
	#[TestWith( array( 438710.920, 114792.250, 50.93127937910, -1.45051433700 ) )]
	#[TestWith( array( 292184.870, 168003.465, 51.40078220140, -3.55128349240 ) )]
	#[TestWith( array( 639821.835, 169565.858, 51.37447025550, 1.44454730409 ) )]
	#[TestWith( array( 362269.991, 169978.690, 51.42754743020, -2.54407618349 ) )]
	#[TestWith( array( 530624.974, 178388.464, 51.48936564950, -0.11992557180 ) )]
	public function test_known_points( float $easting, float $northing, float $latitude, float $longitude ): void {
		$point = NationalGrid::to_wgs84( $easting, $northing );
		self::assertNotNull( $point );
		self::assertLessThan( 10, $point->distance_to( new Coordinates( $latitude, $longitude ) ) * self::METRES );
	}

	public function test_what_is_not_on_the_grid_is_nowhere(): void {
		foreach ( array( array( 0.0, 0.0 ), array( -5.0, 100000.0 ), array( 800000.0, 100000.0 ), array( 500000.0, 1300001.0 ) ) as $point ) {
			self::assertNull( NationalGrid::to_wgs84( ...$point ) );
		}
	}
}
