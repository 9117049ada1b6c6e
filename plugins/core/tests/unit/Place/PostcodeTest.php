<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\Postcode;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PostcodeTest extends TestCase {

	/** @return iterable<string, array{array<string, string>}> */
	public static function valid(): iterable {
		foreach ( self::vectors()['valid'] as $vector ) {
			yield $vector['typed'] => array( $vector );
		}
	}

	/** @param array<string, string> $vector */
	#[DataProvider( 'valid' )]
	public function test_knows_a_postcode_however_it_is_typed( array $vector ): void {
		$postcode = new Postcode( $vector['typed'] );
		self::assertSame( $vector['postcode'], (string) $postcode );
		self::assertSame( $vector['outward'], $postcode->outward );
		self::assertSame( $vector['inward'], $postcode->inward );
		self::assertSame( $vector['sector'], $postcode->sector() );
		self::assertSame( $vector['area'], $postcode->area() );
		self::assertEquals( $postcode, Postcode::parse( $vector['postcode'] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function invalid(): iterable {
		foreach ( self::vectors()['invalid'] as $typed ) {
			yield '"' . $typed . '"' => array( $typed );
		}
	}

	#[DataProvider( 'invalid' )]
	public function test_refuses_what_is_none( string $typed ): void {
		self::assertNull( Postcode::parse( $typed ) );
		$this->expectException( InvalidArgumentException::class );
		new Postcode( $typed );
	}

	/** @return array{valid: list<array<string, string>>, invalid: list<string>} */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/postcodes.json' ), true );
	}
}
