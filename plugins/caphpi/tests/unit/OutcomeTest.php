<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use HearthHammer\Caphpi\Valuation\Condition;
use HearthHammer\Caphpi\Valuation\OutcomeRules;
use HearthHammer\Core\Place\VisitorPostcode;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class OutcomeTest extends TestCase {

	#[TestDox( '[VAL-14] [VAL-15] [VAL-16] $below_average, $postcode, $condition: $outcome' )]
	#[DataProvider( 'cases' )]
	public function test_outcome( ?int $below_average, string $postcode, string $condition, string $outcome ): void {
		$rules = self::vectors()['rules'];
		$made  = ( new OutcomeRules( $rules['threshold'], $rules['local_areas'] ) )->outcome( $below_average, VisitorPostcode::optional( $postcode ), Condition::from( $condition ) );
		self::assertSame( $outcome, $made->value );
	}

	#[TestDox( '[VAL-15] the threshold and the areas are settings' )]
	public function test_other_rules(): void {
		$rules = new OutcomeRules( 100, array( 'm', '' ) );
		self::assertSame( 'phone_quote', $rules->outcome( 100, VisitorPostcode::optional( 'M1 1AA' ), Condition::Good )->value );
		self::assertSame( 'thank_you', $rules->outcome( 99, VisitorPostcode::optional( 'M1 1AA' ), Condition::Good )->value );
		self::assertSame( 'thank_you', $rules->outcome( 100, VisitorPostcode::optional( 'CT1 1AA' ), Condition::Good )->value );
	}

	#[TestDox( '[VAL-15] a postcode begins with an area as it is written' )]
	public function test_areas(): void {
		foreach ( self::vectors()['areas'] as $case ) {
			self::assertSame( $case['is_local'], VisitorPostcode::optional( $case['postcode'] )->is_in( array( $case['area'] ) ), implode( ' ', $case ) );
		}
	}

	/** @return iterable<int, array{int|null, string, string, string}> */
	public static function cases(): iterable {
		foreach ( self::vectors()['cases'] as $case ) {
			yield array( $case['below_average'], $case['postcode'], $case['condition'], $case['outcome'] );
		}
	}

	/** @return array{rules: array{threshold: int, local_areas: list<string>}, areas: list<array{area: string, postcode: string, is_local: bool}>, cases: list<array{below_average: int|null, postcode: string, condition: string, outcome: string}>} */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/outcomes.json' ), true, flags: JSON_THROW_ON_ERROR );
	}
}
