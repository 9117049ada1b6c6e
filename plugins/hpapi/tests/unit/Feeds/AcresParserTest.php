<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Feeds;

use HearthHammer\Hpapi\Feeds\AcresParser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AcresParserTest extends TestCase {

	/** @return iterable<string, array{string, float|null}> */
	public static function texts(): iterable {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/acres.json' ), true );
		foreach ( $vectors['texts'] as $vector ) {
			yield $vector['text'] => array( $vector['text'], null === $vector['acres'] ? null : (float) $vector['acres'] );
		}
	}

	#[DataProvider( 'texts' )]
	public function test_reads_the_acres_that_a_text_states( string $text, ?float $acres ): void {
		self::assertSame( $acres, AcresParser::parse( $text ) );
		// Among other words it is the same.
		self::assertSame( $acres, AcresParser::parse( 'A house with 4 bedrooms. ' . $text . '. Built in 1902, 2 miles from Rye.' ) );
	}
}
