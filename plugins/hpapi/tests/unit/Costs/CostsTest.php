<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Costs;

use HearthHammer\Hpapi\Costs\Mortgage;
use HearthHammer\Hpapi\Costs\MortgageCalculator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What buying costs, by the vectors that the islands run too.
 */
final class CostsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function loans(): iterable {
		foreach ( self::vectors( 'mortgage' )['cases'] as $case ) {
			yield "£{$case['loan']} at {$case['rate']}% over {$case['years']} years" => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'loans' )]
	public function test_mortgage( array $case ): void {
		self::assertSame(
			array_intersect_key( $case, array_flip( array( 'monthly', 'interest', 'interest_only' ) ) ),
			Mortgage::of( $case['loan'], $case['years'], (float) $case['rate'] )
		);
	}

	/** @return iterable<string, array{string, int, int|null}> */
	public static function deposits(): iterable {
		foreach ( self::vectors( 'mortgage' )['deposits'] as $case ) {
			yield "'{$case['typed']}' of £{$case['price']}" => array( $case['typed'], $case['price'], $case['pounds'] );
		}
	}

	#[DataProvider( 'deposits' )]
	public function test_deposit( string $typed, int $price, ?int $pounds ): void {
		self::assertSame( $pounds, MortgageCalculator::deposit( $typed, $price ) );
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true );
	}
}
