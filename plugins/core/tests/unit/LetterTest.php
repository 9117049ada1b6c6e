<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Mail\Letter;
use PHPUnit\Framework\TestCase;

/**
 * Mails cannot read the design's custom properties, so they repeat its colours.
 */
final class LetterTest extends TestCase {

	public function test_colours_are_the_tokens(): void {
		$tokens = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/styles/tokens.json' ), true );
		$here   = array(
			'ink'        => Letter::INK,
			'muted'      => Letter::MUTED,
			'paper'      => Letter::PAPER,
			'white'      => Letter::WHITE,
			'line'       => Letter::LINE,
			'brass'      => Letter::BRASS,
			'brass-deep' => Letter::ACCENT,
			'red'        => Letter::RED,
		);
		foreach ( $here as $name => $colour ) {
			self::assertSame( $tokens['color'][ $name ]['value'], $colour, $name );
		}
	}
}
