<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Money;

use HearthHammer\Core\Money\Amount;
use PHPUnit\Framework\TestCase;

/**
 * Amounts as people type them, by the vectors that TypeScript runs too.
 */
final class AmountTest extends TestCase {

	public function test_amounts(): void {
		$vectors = self::vectors( 'amounts' );
		foreach ( $vectors['pounds'] as [ $typed, $pounds ] ) {
			self::assertSame( $pounds, Amount::read( $typed ), "\"{$typed}\"" );
		}
		foreach ( $vectors['typed_pence'] as [ $typed, $pence ] ) {
			self::assertSame( $pence, Amount::read_pence( $typed ), "\"{$typed}\"" );
		}
		foreach ( $vectors['numbers'] as [ $typed, $number ] ) {
			self::assertSame( null === $number ? null : (float) $number, Amount::read_number( $typed ), "\"{$typed}\"" );
		}
		foreach ( $vectors['pence'] as [ $pence, $drop, $shown ] ) {
			self::assertSame( $shown, Amount::pence( $pence, $drop ) );
		}
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true );
	}
}
