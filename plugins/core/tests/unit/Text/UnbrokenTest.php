<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Text;

use HearthHammer\Core\Text\Unbroken;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What stays on one line, by the vectors that the islands run too.
 */
final class UnbrokenTest extends TestCase {

	/** @return iterable<string, array{string, list<string>}> */
	public static function texts(): iterable {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/unbroken.json' ), true );
		foreach ( $file['cases'] as $case ) {
			yield $case['name'] => array( $case['text'], $case['whole'] );
		}
	}

	/** @param list<string> $whole */
	#[DataProvider( 'texts' )]
	public function test_pieces( string $text, array $whole ): void {
		$pieces = Unbroken::pieces( $text );
		self::assertSame( $whole, array_column( array_values( array_filter( $pieces, static fn ( array $piece ): bool => $piece['whole'] ) ), 'text' ) );
		self::assertSame( $text, implode( '', array_column( $pieces, 'text' ) ), 'Nothing is lost.' );
	}

	public function test_broken_text_stays(): void {
		self::assertSame( array( array( 'text' => "E-Class \xFF", 'whole' => false ) ), Unbroken::pieces( "E-Class \xFF" ) );
	}
}
