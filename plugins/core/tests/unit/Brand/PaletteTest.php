<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Brand;

use HearthHammer\Core\Brand\Color;
use HearthHammer\Core\Brand\Defaults;
use HearthHammer\Core\Brand\Palette;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** All colours from three. */
#[TestDox( 'A palette' )]
final class PaletteTest extends TestCase {

	/** @return iterable<array{string, string, float}> */
	public static function contrasts(): iterable {
		yield from json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/tests/fixtures/core/contrast.json' ), true );
	}

	#[DataProvider( 'contrasts' )]
	#[TestDox( '[OWN-01] has contrasts as the tokens’ check counts them: $one on $other' )]
	public function test_contrast( string $one, string $other, float $ratio ): void {
		self::assertEqualsWithDelta( $ratio, Color::of( $one )->contrast( Color::of( $other ) ), 0.05 );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function readable(): iterable {
		yield 'navy and coral' => array( '#13233a', '#f6f8fa', '#e2603f' );
		yield 'a dark accent' => array( '#1b2a41', '#ffffff', '#12355b' );
		yield 'brick' => array( '#2a1a17', '#faf6f1', '#a63d2b' );
		yield 'a dark page' => array( '#f3efe4', '#16201b', '#d7a64a' );
		yield 'black and white' => array( '#000000', '#ffffff', '#ffff00' );
	}

	#[DataProvider( 'readable' )]
	#[TestDox( '[OWN-01] of three colours that can be read has no pair that cannot: $_dataName' )]
	public function test_readable( string $ink, string $paper, string $brass ): void {
		$palette = Palette::from( Color::of( $ink ), Color::of( $paper ), Color::of( $brass ) );
		self::assertSame( array(), array_map( static fn ( $fault ): string => "{$fault->text} on {$fault->ground}: {$fault->ratio}", $palette->faults() ) );
		self::assertSame( array( $ink, $paper, $brass ), array( $palette->colors['ink'], $palette->colors['paper'], $palette->colors['brass'] ) );
		self::assertSame( array_keys( Defaults::all()['color'] ), array_keys( $palette->colors ) );
	}

	#[TestDox( '[OWN-01] that is chosen badly names each pair that cannot be read, with a colour that can' )]
	public function test_faults(): void {
		$palette = Palette::from( Color::of( '#ffffff' ), Color::of( '#f7e27a' ), Color::of( '#ffd700' ) );
		$pairs   = array();
		foreach ( $palette->faults() as $fault ) {
			$pairs[] = "{$fault->text}/{$fault->ground}";
			self::assertGreaterThanOrEqual( $fault->least, $fault->better->contrast( $palette->color( $fault->ground ) ) );
			self::assertLessThan( $fault->least, $fault->ratio );
		}
		self::assertContains( 'ink/paper', $pairs );
		self::assertContains( 'muted/paper', $pairs );
		self::assertSame( $pairs, array_unique( $pairs ) );
	}

	#[TestDox( '[OWN-01] of the design’s own three is the design’s own, and all of its pairs can be read' )]
	public function test_standard(): void {
		$own = array_map( static fn ( array $token ): string => $token['value'], Defaults::all()['color'] );
		self::assertSame( $own, Palette::from( Color::of( '#14231B' ), Color::of( '#f7f3ea' ), Color::of( '#c2913c' ) )->colors );
		self::assertSame( array(), Palette::standard()->faults() );
	}

	#[TestDox( 'takes colours like #abc and #aabbcc and nothing else' )]
	public function test_parse(): void {
		self::assertSame( '#aabbcc', Color::parse( ' #ABC ' )?->hex() );
		foreach ( array( '', 'red', '#12345', '#gggggg', "#123456\n;", 'rgb(1,2,3)', '#12345678' ) as $none ) {
			self::assertNull( Color::parse( $none ), $none );
		}
	}
}
