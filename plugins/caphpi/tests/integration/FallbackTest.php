<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Core\Core;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

#[TestDox( 'A second provider, the day’s answers, the ceiling' )]
final class FallbackTest extends ProviderTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->set( array( 'provider' => 'hpi', 'fallback_provider' => 'cap' ) );
	}

	#[TestDox( '[LOG-04] the second provider is asked when the first one fails ($plate)' )]
	#[TestWith( array( 'HP30HTM', 2 ) )]
	#[TestWith( array( 'HP32HNG', 2 ) )]
	#[TestWith( array( 'HP29QUO', 1 ) )]
	#[TestWith( array( 'HP34DTD', 2 ) )]
	#[TestWith( array( 'HP28FLT', 1 ) )]
	public function test_fallback( string $plate, int $charged ): void {
		$response = $this->look_up( $plate, 68 );
		self::assertSame( '56520', self::asset( $response )['SupplementaryAssetData']['CAPLiveValuation']['CAPId'] );
		self::assertSame( array( "hpi {$plate}", "cap {$plate}" ), self::$fakes->requests() );
		self::assertSame( 'cap', $this->rows()[0]['provider'] );
		self::assertCount( 1, $this->logged );
		self::assertSame( $charged, $this->charged() );

		self::asset( $this->look_up( $plate, 68 ) );
		self::assertCount( 2, self::$fakes->requests(), 'Its answer is good for the day, too.' );
	}

	#[TestDox( 'the second provider is not asked about a plate that the first one does not know ($plate)' )]
	#[TestWith( array( 'HP27INV' ) )]
	#[TestWith( array( 'HP26WRN' ) )]
	#[TestWith( array( 'HP25DVL' ) )]
	public function test_no_fallback( string $plate ): void {
		self::assertNull( self::asset( $this->look_up( $plate, 68 ) )['SupplementaryAssetData']['CAPLiveValuation'] );
		self::assertSame( array( "hpi {$plate}" ), self::$fakes->requests() );
	}

	public function test_both_fail(): void {
		$this->environment( array( 'CAPHPI_CAP_PASSWORD' => '' ) );
		self::assert_error( $this->look_up( 'HP32HNG', 68 ), 504, 'caphpi_provider_timeout' );
		self::assertCount( 2, $this->logged, 'The first one’s failure is what visitors hear of, both are logged.' );
	}

	public function test_a_vehicle_that_is_only_named_does_not_stand_in_the_first_ones_way(): void {
		$this->set( array( 'fallback_provider' => 'dvla' ) );
		$response = $this->look_up( 'HP47MNT', 68 );
		self::assertSame( 'FORD', self::asset( $response )['PrimaryAssetData']['DVLA']['Make'] );
		self::assertNull( $response->get_data()['data']['valuation_token'] );
		self::assertSame( 0, $this->charged() );
		$this->look_up( 'HP47MNT', 68 );
		self::assertSame( array( 'hpi HP47MNT', 'dvla HP47MNT', 'hpi HP47MNT', 'dvla HP47MNT' ), self::$fakes->requests() );
	}

	#[TestDox( 'a plate that is looked up again within the day costs no second call, whoever asks' )]
	public function test_day(): void {
		global $wpdb;
		self::asset( $this->look_up( 'HP21AAA', 68 ) );
		$_COOKIE['hh_browser'] = str_repeat( 'b', 32 );
		Core::services()->browser->forget();
		self::asset( $this->look_up( 'hp21 aaa', 68 ) );
		self::assertSame( array( 'hpi HP21AAA' ), self::$fakes->requests() );
		self::assertSame( 1, $this->charged() );
		self::asset( $this->look_up( 'HP21AAA', 69 ) );
		self::assertCount( 2, self::$fakes->requests(), 'Another mileage is worth another price.' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET looked_up_at = looked_up_at - %d', $wpdb->prefix . 'caphpi_valuation', DAY_IN_SECONDS ) );
		self::asset( $this->look_up( 'HP21AAA', 68 ) );
		self::assertCount( 3, self::$fakes->requests() );
	}

	public function test_two_visitors_at_once_pay_for_a_plate_once(): void {
		$lock = Core::services()->locks->acquire( 'caphpi-plate-' . hash( 'sha256', 'HP21AAA-68' ), 60 );
		self::assertNotNull( $lock );
		// Somebody is asking for it: the page asks again in two seconds, and gets what they paid for.
		self::assert_error( $this->look_up( 'HP21AAA', 68 ), 503, 'caphpi_busy' );
		self::assertSame( array(), self::$fakes->requests() );
		Core::services()->locks->release( 'caphpi-plate-' . hash( 'sha256', 'HP21AAA-68' ), (string) $lock );
		self::asset( $this->look_up( 'HP21AAA', 68 ) );
		self::assertSame( array( 'hpi HP21AAA' ), self::$fakes->requests() );
		self::assertNotNull( Core::services()->locks->acquire( 'caphpi-plate-' . hash( 'sha256', 'HP21AAA-68' ), 60 ), 'The lock is released.' );
	}

	#[TestDox( '[LOG-06] what may have been charged counts towards the ceiling, what surely was not does not' )]
	public function test_ceiling_counts_what_is_paid(): void {
		$this->set( array( 'fallback_provider' => '', 'daily_ceiling' => 5, 'phone' => '01632 960 777' ) );
		foreach ( range( 1, 8 ) as $miles ) {
			self::assert_error( $this->look_up( 'HP29QUO', $miles ), 503, 'caphpi_provider_quota' );
		}
		self::assertSame( 0, $this->charged() );
		self::assert_error( $this->look_up( 'HP33CUT', 1 ), 502, 'caphpi_provider_answer' );
		self::asset( $this->look_up( 'HP21AAA', 1 ) );
		self::asset( $this->look_up( 'HP21AAA', 2 ) );
		self::assertCount( 1, $this->alerts(), 'So far only the quota.' );

		self::asset( $this->look_up( 'HP21AAA', 3 ) );
		self::assertStringContainsString( 'limit nearly reached', $this->alerts()[1] );
		self::asset( $this->look_up( 'HP21AAA', 4 ) );
		$asked    = count( self::$fakes->requests() );
		$response = $this->look_up( 'HP21AAA', 5 );
		self::assert_error( $response, 503, 'caphpi_daily_ceiling' );
		self::assertStringContainsString( 'Try again tomorrow, or call us on 01632 960 777.', $response->get_data()['message'] );
		self::assertCount( $asked, self::$fakes->requests() );
		self::assertStringContainsString( 'limit reached', $this->alerts()[2] );
		self::asset( $this->look_up( 'HP21AAA', 4 ) );
	}
}
