<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Tax\Nation;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\Lettings\TenancyRules;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Rents, deposits and what the law says of them.
 */
final class LettingTermsTest extends IntegrationTestCase {

	/** @return array<string, array{int, string, string, int, string, int}> Rent, frequency, other rent, most deposit, holding deposit, weeks. */
	public static function rents(): array {
		return array(
			'a month'                        => array( 1200, 'monthly', '£277 pw', 1384, '£276', 5 ),
			'no frequency is a month'        => array( 1200, '', '£277 pw', 1384, '£276', 5 ),
			'a week'                         => array( 300, 'weekly', '£300 pw', 1500, '£300', 5 ),
			'a quarter'                      => array( 3000, 'quarterly', '£1,000 pcm', 1153, '£230', 5 ),
			'just below fifty thousand'      => array( 49999, 'annual', '£4,167 pcm', 4807, '£961', 5 ),
			'fifty thousand a year'          => array( 50000, 'annual', '£4,167 pcm', 5769, '£961', 6 ),
			'for each of an unknown number'  => array( 120, 'per_person_per_week', '', 0, '', 5 ),
			'on application'                 => array( 0, 'monthly', '', 0, '', 5 ),
		);
	}

	#[DataProvider( 'rents' )]
	#[TestDox( '[LEAD-03] Rent a month beside rent a week, and the most that deposits may be: $_dataName' )]
	public function test_rents( int $rent, string $frequency, string $other, int $deposit, string $holding, int $weeks ): void {
		$terms = self::terms( $rent, $frequency );
		self::assertSame( array( $other, $deposit, $weeks ), array( $terms->other_rent(), $terms->most_deposit(), $terms->deposit_weeks() ) );
		'' === $holding ? self::assertSame( '', $terms->holding_deposit() ) : self::assertStringContainsString( $holding, $terms->holding_deposit() );
	}

	#[TestDox( '[LEAD-03] The law of the day chooses the words: before and since 1 May 2026 in England, another in Wales and Scotland, none of shops' )]
	public function test_rules_by_date(): void {
		$periodic = 'Most tenancies have no fixed end';
		self::assertStringNotContainsString( $periodic, implode( ' ', self::terms( 1200, 'monthly', day: '2026-04-30' )->sentences() ) );
		self::assertStringContainsString( $periodic, implode( ' ', self::terms( 1200, 'monthly', day: '2026-05-01' )->sentences() ) );
		self::assertStringContainsString( 'do not ask for or accept offers above', implode( ' ', self::terms( 1200, 'monthly' )->sentences() ) );
		self::assertStringNotContainsString( $periodic, implode( ' ', self::terms( 1200, 'monthly', nation: Nation::Wales )->sentences() ) );
		self::assertStringContainsString( 'people receiving benefits', implode( ' ', self::terms( 1200, 'monthly', nation: Nation::Scotland )->sentences() ) );
		self::assertSame( 0, self::terms( 1200, 'monthly', nation: Nation::Wales )->most_deposit() );
		self::assertStringContainsString( '£276', self::terms( 1200, 'monthly', nation: Nation::Wales )->holding_deposit() );
		self::assertSame( '', self::terms( 1200, 'monthly', nation: Nation::Scotland )->holding_deposit() );
		self::assertSame( array( array(), 0, '' ), array( self::terms( 1200, 'monthly', 'commercial' )->sentences(), self::terms( 1200, 'monthly', 'commercial' )->most_deposit(), self::terms( 1200, 'monthly', 'commercial' )->holding_deposit() ) );
		self::assertNull( TenancyRules::on( Nation::England, '2019-05-31' ) );
		self::assertNull( TenancyRules::on( null, '2026-11-22' ) );
	}

	#[TestDox( '[LEAD-03] Wales: an occupation contract since 1 December 2022, no fees since 2019, no cap on deposits, a week to hold the home' )]
	public function test_wales(): void {
		$words = static fn ( string $day ): string => implode( ' ', self::terms( 1200, 'monthly', nation: Nation::Wales, day: $day )->sentences() );
		self::assertStringNotContainsString( 'no charge for viewings', $words( '2019-08-31' ) );
		self::assertStringContainsString( 'no charge for viewings', $words( '2019-09-01' ) );
		self::assertStringNotContainsString( 'occupation contract', $words( '2022-11-30' ) );
		foreach ( array( 'occupation contract', 'within 14 days', 'four weeks’ notice', 'no charge for viewings', 'Rent Smart Wales' ) as $told ) {
			self::assertStringContainsString( $told, $words( '2022-12-01' ) );
		}
		$terms = self::terms( 1200, 'monthly', nation: Nation::Wales );
		self::assertSame( array( '', 0, false ), array( $terms->deposit(), $terms->most_deposit(), $terms->needs_registration() ) );
		self::assertStringContainsString( 'Rent Smart Wales', $terms->registration_label() );
	}

	#[TestDox( '[LEAD-03] Scotland: a private residential tenancy since 1 December 2017, two months’ deposit at the most, nothing to hold a home, the landlord’s registration' )]
	public function test_scotland(): void {
		$words = static fn ( string $day ): string => implode( ' ', self::terms( 1200, 'monthly', nation: Nation::Scotland, day: $day )->sentences() );
		self::assertStringNotContainsString( 'private residential tenancy', $words( '2017-11-30' ) );
		foreach ( array( 'private residential tenancy', '28 days’ notice', 'no fees', '30 working days' ) as $told ) {
			self::assertStringContainsString( $told, $words( '2017-12-01' ) );
		}
		$terms = self::terms( 1200, 'monthly', nation: Nation::Scotland );
		self::assertSame( array( 'Up to £2,400 (2 months’ rent)', 2400, '', true ), array( $terms->deposit(), $terms->most_deposit(), $terms->holding_deposit(), $terms->needs_registration() ) );
		self::assertSame( 2600, self::terms( 300, 'weekly', nation: Nation::Scotland )->most_deposit() );
		$shop = self::terms( 1200, 'monthly', 'commercial', nation: Nation::Scotland );
		self::assertSame( array( '', 0, '', false ), array( $shop->deposit(), $shop->most_deposit(), $shop->registration_label(), $shop->needs_registration() ) );
		self::assertSame( '', self::terms( 1200, 'monthly' )->registration_label(), 'England has no such register' );
	}

	#[TestDox( '[LEAD-03] A deposit that is told is shown as it is; one that is not, as the most that the law allows' )]
	public function test_deposit(): void {
		self::assertSame( '£1,000', self::terms( 1200, 'monthly', deposit: 1000 )->deposit() );
		self::assertStringContainsString( '£1,384', self::terms( 1200, 'monthly' )->deposit() );
		self::assertSame( '', self::terms( 0, 'monthly' )->deposit() );
		self::assertSame( '£1,200 pcm (£277 pw)', self::terms( 1200, 'monthly' )->rent( '£1,200 pcm' ) );
		self::assertSame( 'POA', self::terms( 0, 'monthly' )->rent( 'POA' ) );
	}

	private static function terms( int $rent, string $frequency, string $let_type = '', int $deposit = 0, Nation $nation = Nation::England, string $day = '2026-11-22' ): LettingTerms {
		return new LettingTerms( $rent, $frequency, $let_type, $deposit, TenancyRules::on( $nation, $day ) );
	}
}
