<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Core\Settings\ConnectionTest;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use HearthHammer\Tests\Fakes\FakeDvla;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
#[TestDox( 'CAP and the licensing agency' )]
final class CapProviderTest extends ProviderTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->set( array( 'provider' => 'cap' ) );
	}

	#[TestDox( 'what CAP says, under the names of the specification; nothing else of it is kept' )]
	public function test_answer(): void {
		$asset = self::asset( $this->look_up( 'CP21AAA', 60 ) );
		$live  = $asset['SupplementaryAssetData']['CAPLiveValuation'];
		self::assertSame( array( '56520', 'FOFO20T3S5HPTM  4', 'FORD', 'FOCUS HATCHBACK', '2.0T ST-3 5dr', 60, 12500 ), array( $live['CAPId'], $live['CAPCode'], $live['CAPMake'], $live['CAPModel'], $live['CAPVariant'], $live['Mileage'], $live['RetailPrice'] ) );
		self::assertSame( array( 'C' => 10900, 'A' => 10100, 'B' => 9100 ), array_column( $live['MileageConditionBasedValuations'], 'TradeValue', 'Code' ) );
		self::assertSame( array( 'BLUE', '2014-09-01' ), array( $asset['PrimaryAssetData']['DVLA']['Body']['Colour'], $asset['PrimaryAssetData']['DVLA']['KeyDates']['FirstRegistered']['Date'] ) );
		self::assertStringNotContainsString( 'WF05XX', (string) wp_json_encode( $this->rows() ) );
		self::assertSame( 1, $this->charged() );
	}

	public function test_a_mileage_outside_the_tables_is_a_vehicle_without_a_value(): void {
		$response = $this->look_up( 'CP24OUT', 900 );
		$live     = self::asset( $response )['SupplementaryAssetData']['CAPLiveValuation'];
		self::assertSame( '56520', $live['CAPId'] );
		self::assertSame( array( null, null, null ), array_column( $live['MileageConditionBasedValuations'], 'TradeValue' ) );
		self::assertIsString( $response->get_data()['data']['valuation_token'] );
	}

	#[TestDox( 'figures that CAP gives for a mileage outside its tables are no values, and none of them is kept' )]
	public function test_figures_out_of_bounds_are_no_values(): void {
		$live = self::asset( $this->look_up( 'CP32OUT', 900 ) )['SupplementaryAssetData']['CAPLiveValuation'];
		self::assertSame( array( null, null, null ), array_column( $live['MileageConditionBasedValuations'], 'TradeValue' ) );
		self::assertNull( $live['RetailPrice'] );
		self::assertStringNotContainsString( '"TradeValue":500', (string) wp_json_encode( $this->rows() ) );
	}

	#[TestDox( '[API-09] [VAL-11] CAP does not have it: 200 without a CAPId' )]
	public function test_without_cap_id(): void {
		self::assertNull( self::asset( $this->look_up( 'CP22UNK' ) )['PrimaryAssetData']['DVLA'] );
		self::assertNull( self::asset( $this->look_up( 'CP38NIL' ) )['PrimaryAssetData']['DVLA'] );
		$asset = self::asset( $this->look_up( 'CP23NOC' ) );
		self::assertSame( 'LADA', $asset['PrimaryAssetData']['DVLA']['Make'] );
		self::assertNull( $asset['SupplementaryAssetData']['CAPLiveValuation'] );
	}

	#[TestDox( '[LOG-04] CAP, $_dataName: a clear error, one request, nothing leaked' )]
	#[DataProvider( 'failures' )]
	public function test_failures( string $plate, int $status, string $code, string $logged, int $charged ): void {
		$response = $this->look_up( $plate, 68 );
		self::assert_error( $response, $status, $code );
		self::assertSame( array( "{$logged} CP*****" ), $this->logged );
		self::assertSame( array( "cap {$plate}" ), self::$fakes->requests() );
		self::assertSame( $charged, $this->charged() );
		$this->assert_nothing_leaks( $response, $plate );
	}

	/** @return iterable<string, array{string, int, string, string, int}> */
	public static function failures(): iterable {
		yield 'quota' => array( 'CP25QUO', 503, 'caphpi_provider_quota', 'quota_used_up: not successful', 0 );
		yield 'no access' => array( 'CP33ACC', 502, 'caphpi_provider_refused', 'refused: not successful', 0 );
		yield 'no look-ups left' => array( 'CP34REM', 503, 'caphpi_provider_quota', 'quota_used_up: not successful', 0 );
		yield 'failed without a word' => array( 'CP35MUT', 502, 'caphpi_provider_refused', 'refused: not successful', 0 );
		yield 'no access, said of the look-up' => array( 'CP36SUB', 502, 'caphpi_provider_refused', 'refused: not successful', 0 );
		yield 'fault' => array( 'CP26FLT', 503, 'caphpi_provider_unavailable', 'unavailable: fault soap:Server', 0 );
		yield 'HTML 502' => array( 'CP27HTM', 503, 'caphpi_provider_unavailable', 'unavailable: status 502', 1 );
		yield 'hanging' => array( 'CP28HNG', 504, 'caphpi_provider_timeout', 'timed_out: no response in time', 1 );
		yield 'DOCTYPE bomb' => array( 'CP29DTD', 502, 'caphpi_provider_answer', 'bad_answer: a document type', 1 );
		yield 'another reason' => array( 'CP30ODD', 502, 'caphpi_provider_refused', 'refused: not successful', 0 );
		yield 'no result' => array( 'CP31EMP', 502, 'caphpi_provider_answer', 'bad_answer: no result', 1 );
	}

	#[TestDox( '[LOG-04] Without access or look-ups staff are told, and the second provider is asked' )]
	public function test_second_provider(): void {
		$this->set( array( 'fallback_provider' => 'sandbox' ) );
		foreach ( array( 'CP33ACC' => 'rejected our account', 'CP34REM' => 'No lookups left' ) as $plate => $alert ) {
			self::assertSame( 200, $this->look_up( $plate )->get_status(), $plate );
			self::assertStringContainsString( $alert, implode( ' ', $this->alerts() ) );
		}
	}

	#[TestDox( 'A date in the year 1 is no date' )]
	public function test_empty_date(): void {
		$asset = self::asset( $this->look_up( 'CP37NUL' ) );
		self::assertSame( '56520', $asset['SupplementaryAssetData']['CAPLiveValuation']['CAPId'] );
		self::assertNull( $asset['PrimaryAssetData']['DVLA']['KeyDates']['FirstRegistered']['Date'] );
	}

	public function test_a_wrong_password_is_ours(): void {
		$this->environment( array( 'CAPHPI_CAP_PASSWORD' => 'hh-test-wrong' ) );
		$response = $this->look_up( 'CP21AAA' );
		self::assert_error( $response, 502, 'caphpi_provider_refused' );
		self::assertStringContainsString( 'has rejected our account', $this->alerts()[0] );
		$this->assert_nothing_leaks( $response, 'CP21AAA' );
		$test = self::provider( 'cap' );
		self::assertInstanceOf( ConnectionTest::class, $test );
		self::assertFalse( $test->test()->ok );
	}

	#[TestDox( '[VAL-11] the licensing agency names the vehicle, free of charge' )]
	public function test_dvla(): void {
		$this->set( array( 'provider' => 'dvla', 'daily_ceiling' => 1 ) );
		$response = $this->look_up( 'DV21AAA' );
		$dvla     = self::asset( $response )['PrimaryAssetData']['DVLA'];
		self::assertSame( array( 'FORD', null, 'Dark blue', 'Petrol', 999, 2019 ), array( $dvla['Make'], $dvla['Model'], $dvla['Body']['Colour'], $dvla['Engine']['Fuel'], $dvla['Engine']['Size'], $dvla['KeyDates']['Manufactured']['Year'] ) );
		self::assertSame( 117, self::asset( $response )['PrimaryAssetData']['AdditionalInformation']['CO2Rating'] );
		self::assertNull( $response->get_data()['data']['valuation_token'] );
		foreach ( array( 'DV22BAD', 'DV23NFD' ) as $plate ) {
			self::assertNull( self::asset( $this->look_up( $plate ) )['PrimaryAssetData']['DVLA'] );
		}
		self::assertSame( 0, $this->charged() );
	}

	#[TestDox( 'what the licensing agency’s errors mean' )]
	public function test_dvla_failures(): void {
		$this->set( array( 'provider' => 'dvla' ) );
		self::assert_error( $this->look_up( 'DV24THR' ), 503, 'caphpi_provider_unavailable' );
		self::assert_error( $this->look_up( 'DV25ERR' ), 503, 'caphpi_provider_unavailable' );
		self::assert_error( $this->look_up( 'DV26MNT' ), 503, 'caphpi_provider_unavailable' );
		self::assert_error( $this->look_up( 'DV27HTM' ), 502, 'caphpi_provider_answer' );
		self::assert_error( $this->look_up( 'DV28OTH' ), 502, 'caphpi_provider_answer' );
		$test = self::provider( 'dvla' );
		self::assertInstanceOf( ConnectionTest::class, $test );
		self::assertTrue( $test->test()->ok );
		$this->environment( array( 'CAPHPI_DVLA_KEY' => 'hh-test-wrong' ) );
		self::assertFalse( $test->test()->ok );
		self::assert_error( $this->look_up( 'DV21AAA' ), 502, 'caphpi_provider_refused' );
		$this->environment( array( 'CAPHPI_DVLA_KEY' => 'any', 'CAPHPI_DVLA_URL' => self::$fakes->url( 'dvla' ) . '/wrong' ) );
		self::assert_error( $this->look_up( 'DV21AAA' ), 502, 'caphpi_provider_refused' );
	}

	#[TestDox( 'the licensing agency’s throttling (429) is not told as used up: neither to visitors, nor to staff, nor by Test connection' )]
	public function test_dvla_throttles(): void {
		$this->set( array( 'provider' => 'dvla' ) );
		$answer = $this->look_up( 'DV24THR' );
		self::assert_error( $answer, 503, 'caphpi_provider_unavailable' );
		self::assertStringContainsString( 'Try again in a few minutes', $answer->get_data()['message'] );
		self::assertSame( array(), $this->alerts(), 'There is nothing to buy, so there is nothing to tell.' );
		$this->environment( array( 'CAPHPI_DVLA_KEY' => FakeDvla::BUSY_KEY ) );
		$test = self::provider( 'dvla' );
		self::assertInstanceOf( ConnectionTest::class, $test );
		self::assertSame( array( false, 'The service cannot be reached, is down or is too busy. Try again in a few minutes.' ), array( $test->test()->ok, $test->test()->sentence ) );
	}
}
