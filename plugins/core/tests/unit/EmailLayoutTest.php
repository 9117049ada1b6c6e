<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Mail\EmailLayout;
use PHPUnit\Framework\TestCase;

/**
 * Mails cannot read the design's custom properties, so they repeat its colours.
 */
final class EmailLayoutTest extends TestCase {

	public function test_colours_are_the_tokens(): void {
		$tokens = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/styles/tokens.json' ), true );
		$here   = array(
			'ink'        => EmailLayout::INK,
			'muted'      => EmailLayout::MUTED,
			'paper'      => EmailLayout::PAPER,
			'white'      => EmailLayout::WHITE,
			'line'       => EmailLayout::LINE,
			'brass'      => EmailLayout::BRASS,
			'brass-deep' => EmailLayout::ACCENT,
			'red'        => EmailLayout::RED,
		);
		foreach ( $here as $name => $colour ) {
			self::assertSame( $tokens['color'][ $name ]['value'], $colour, $name );
		}
	}
}
