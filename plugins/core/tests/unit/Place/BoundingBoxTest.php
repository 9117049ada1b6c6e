<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The edges of a box. How it is read and written is in PolygonTest, by the vectors that TypeScript runs too.
 */
final class BoundingBoxTest extends TestCase {

	/** @return iterable<string, array{float, float, bool}> */
	public static function points(): iterable {
		yield 'the middle' => array( 51.1, 0.6, true );
		yield 'the southern edge' => array( 51.0, 0.6, true );
		yield 'the northern edge' => array( 51.2, 0.6, true );
		yield 'the western edge' => array( 51.1, 0.5, true );
		yield 'the eastern edge' => array( 51.1, 0.7, true );
		yield 'the south-western corner' => array( 51.0, 0.5, true );
		yield 'the north-eastern corner' => array( 51.2, 0.7, true );
		yield 'just south' => array( 50.99999, 0.6, false );
		yield 'just north' => array( 51.20001, 0.6, false );
		yield 'just west' => array( 51.1, 0.49999, false );
		yield 'just east' => array( 51.1, 0.70001, false );
	}

	#[DataProvider( 'points' )]
	#[TestDox( 'A box has both of its edges each way: $_dataset' )]
	public function test_holds( float $latitude, float $longitude, bool $is_inside ): void {
		self::assertSame( $is_inside, ( new BoundingBox( 51.0, 0.5, 51.2, 0.7 ) )->holds( new Coordinates( $latitude, $longitude ) ) );
	}

	#[TestDox( 'A box may be a point or a line, but not turned round' )]
	public function test_sides(): void {
		self::assertTrue( ( new BoundingBox( 51.0, 0.5, 51.0, 0.5 ) )->holds( new Coordinates( 51.0, 0.5 ) ) );
		foreach ( array( array( 51.00001, 0.5, 51.0, 0.5 ), array( 51.0, 0.50001, 51.0, 0.5 ) ) as $sides ) {
			try {
				new BoundingBox( ...$sides );
				self::fail( implode( ',', $sides ) );
			} catch ( InvalidArgumentException ) {
				self::assertNull( BoundingBox::parse( implode( ',', $sides ) ) );
			}
		}
		foreach ( array( '-90,-180,90,180' => true, '-90.00001,0,0,0' => false, '0,0,90.00001,0' => false, '0,-180.00001,0,0' => false, '0,0,0,180.00001' => false ) as $text => $is_on_globe ) {
			self::assertSame( $is_on_globe, null !== BoundingBox::parse( $text ), $text );
		}
	}
}
