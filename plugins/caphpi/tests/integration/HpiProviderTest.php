<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Tests\Fakes\FakeHpi;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
#[TestDox( 'HPI' )]
final class HpiProviderTest extends ProviderTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->set( array( 'provider' => 'hpi' ) );
	}

	#[TestDox( '[API-09] what HPI says, under the names of the specification' )]
	public function test_answer(): void {
		$response = $this->look_up( 'HP21AAA', 68 );
		$asset    = self::asset( $response );
		self::assertSame( array( 'hpi HP21AAA' ), self::$fakes->requests() );
		self::assertSame( array( 'Vrm' => 'HP21AAA' ), $asset['AssetIdentification'] );
		self::assertSame(
			array(
				'Make'     => 'FORD',
				'Model'    => 'FOCUS ZETEC',
				'Body'     => array( 'Description' => '5 Door Hatchback', 'Doors' => 5, 'WheelPlan' => '2 Axle Rigid Body', 'Colour' => 'White' ),
				'Engine'   => array( 'Size' => 999, 'Fuel' => 'Petrol' ),
				'Keepers'  => array( 'LastChangeOfKeeperDate' => '2022-01-14', 'TotalPreviousKeepers' => 2, 'PreviousKeeper' => 'Private' ),
				'KeyDates' => array( 'FirstRegistered' => array( 'Date' => '2017-11-20' ), 'Manufactured' => array( 'Year' => 2017 ) ),
			),
			$asset['PrimaryAssetData']['DVLA']
		);
		self::assertSame( 105, $asset['PrimaryAssetData']['AdditionalInformation']['CO2Rating'] );
		self::assertSame(
			array(
				'CAPCode'                         => 'FOFO10EC5HPTM    3',
				'CAPId'                           => '23598',
				'CAPMake'                         => 'FORD',
				'CAPModel'                        => 'FOCUS',
				'CAPVariant'                      => '1.0T EcoBoost Zetec Edition 5dr & extras',
				'Gearbox' => 'Manual',
				'MatchCode'                       => 'SINGLE',
				'CostWhenNew'                     => 19845,
				'WarningCode'                     => array( 'M', 'K' ),
				'Mileage'                         => 68,
				'MileageConditionBasedValuations' => array( array( 'Code' => 'C', 'TradeValue' => 4550 ), array( 'Code' => 'A', 'TradeValue' => 3950 ), array( 'Code' => 'B', 'TradeValue' => 3150 ) ),
				'RetailPrice'                     => 6250,
			),
			$asset['SupplementaryAssetData']['CAPLiveValuation']
		);
		self::assertSame( array( 'W1', 'W2' ), array_column( $response->get_data()['data']['RequestResults']['Warning'], 'Code' ) );
		self::assertIsString( $response->get_data()['data']['valuation_token'] );
		self::assertSame( 1, $this->charged() );
		self::assertSame( 'hpi', $this->rows()[0]['provider'] );
	}

	#[TestDox( 'one element where a list is usual, xsi:nil, the block’s other name, a slow answer' )]
	public function test_shapes(): void {
		$values = fn ( string $plate ): array => array_column( self::asset( $this->look_up( $plate, 68 ) )['SupplementaryAssetData']['CAPLiveValuation']['MileageConditionBasedValuations'], 'TradeValue', 'Code' );
		self::assertSame( array( 'C' => null, 'A' => null, 'B' => 3150 ), $values( 'HP22ONE' ) );
		self::assertSame( array( 'C' => null, 'A' => null, 'B' => null ), $values( 'HP23NIL' ) );
		self::assertNull( self::asset( $this->look_up( 'HP23NIL', 68 ) )['PrimaryAssetData']['DVLA']['Keepers']['TotalPreviousKeepers'] );
		self::assertSame( 4550, $values( 'HP43DAT' )['C'] );
		self::assertSame( 4550, $values( 'HP31SLO' )['C'] );
		self::assertSame( array(), $this->logged );
	}

	#[TestDox( '[API-09] descriptions nested as in HPI\'s samples, and no number of doors' )]
	public function test_nested_descriptions(): void {
		$flat   = self::asset( $this->look_up( 'HP21AAA', 68 ) )['PrimaryAssetData']['DVLA'];
		$nested = self::asset( $this->look_up( 'HP50NST', 68 ) )['PrimaryAssetData']['DVLA'];
		self::assertNull( $nested['Body']['Doors'] );
		self::assertSame( '2018-03-01 to 2022-01-14', $nested['Keepers']['PreviousKeeper'] );
		$nested['Body']['Doors']             = 5;
		$nested['Keepers']['PreviousKeeper'] = 'Private';
		self::assertSame( $flat, $nested );
	}

	#[TestDox( '[API-16] a fault about mileage or reference is the request\'s: staff are not told that the account is refused' )]
	public function test_faults_of_the_request(): void {
		self::assert_error( $this->look_up( 'HP48MIL', 68 ), 400, 'caphpi_invalid_mileage' );
		self::assert_error( $this->look_up( 'HP49REF', 68 ), 502, 'caphpi_provider_request' );
		self::assertSame( array( 'wrong_mileage: fault 014 HP*****', 'bad_request: fault 2021 HP*****' ), $this->logged );
		self::assertSame( array(), $this->alerts() );
		self::assertSame( 0, $this->charged() );
	}

	#[TestDox( '[API-09] [VAL-11] $plate cannot be valued: 200 without a CAPId' )]
	#[DataProvider( 'without_cap_id' )]
	public function test_without_cap_id( string $plate, bool $has_vehicle ): void {
		$response = $this->look_up( $plate, 68 );
		$asset    = self::asset( $response );
		self::assertNull( $asset['SupplementaryAssetData']['CAPLiveValuation']['CAPId'] ?? null );
		self::assertSame( $has_vehicle ? 'FORD' : null, $asset['PrimaryAssetData']['DVLA']['Make'] ?? null );
		self::assertNull( $response->get_data()['data']['valuation_token'] );
		self::assertSame( array(), $this->alerts() );
		$this->look_up( $plate, 68 );
		self::assertCount( 1, self::$fakes->requests(), 'What nobody knows is not asked twice a day either.' );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function without_cap_id(): iterable {
		yield 'no match in the guide' => array( 'HP24NOC', true );
		yield 'data of the licensing agency only' => array( 'HP25DVL', true );
		yield 'a warning without an asset' => array( 'HP26WRN', false );
		yield 'fault: VRM is invalid' => array( 'HP27INV', false );
	}

	#[TestDox( '[LOG-04] $_dataName: a clear error, one request, nothing leaked' )]
	#[DataProvider( 'failures' )]
	public function test_failures( string $plate, int $status, string $code, string $logged, int $charged, ?string $alert = null ): void {
		$response = $this->look_up( $plate, 68 );
		self::assert_error( $response, $status, $code );
		self::assertStringContainsString( 'call us on', $response->get_data()['message'] );
		self::assertSame( array( "{$logged} HP*****" ), $this->logged );
		self::assertSame( array( "hpi {$plate}" ), self::$fakes->requests(), 'A look-up is never repeated by itself.' );
		self::assertSame( $charged, $this->charged() );
		self::assertSame( array(), $this->rows() );
		$alerts = $this->alerts();
		self::assertCount( null === $alert ? 0 : 1, $alerts );
		self::assertStringContainsString( (string) $alert, implode( $alerts ) );
		$this->assert_nothing_leaks( $response, $plate );
	}

	/** @return iterable<string, array{0: string, 1: int, 2: string, 3: string, 4: int, 5?: string}> */
	public static function failures(): iterable {
		$refused = 'has rejected our account';
		yield 'another fault' => array( 'HP28FLT', 502, 'caphpi_provider_refused', 'refused: fault 203', 0, $refused );
		yield 'quota used up' => array( 'HP29QUO', 503, 'caphpi_provider_quota', 'quota_used_up: fault 310', 0, 'No lookups left' );
		yield 'fault: down' => array( 'HP44DWN', 503, 'caphpi_provider_unavailable', 'unavailable: fault 999', 0 );
		yield 'HTML 502' => array( 'HP30HTM', 503, 'caphpi_provider_unavailable', 'unavailable: status 502', 1 );
		yield 'HTML 503' => array( 'HP47MNT', 503, 'caphpi_provider_unavailable', 'unavailable: status 503', 0 );
		yield 'hanging' => array( 'HP32HNG', 504, 'caphpi_provider_timeout', 'timed_out: no response in time', 1 );
		yield 'dripping' => array( 'HP37DRP', 504, 'caphpi_provider_timeout', 'timed_out: no response in time', 1 );
		yield 'cut off' => array( 'HP33CUT', 502, 'caphpi_provider_answer', 'bad_answer: the response was cut off', 1 );
		yield 'DOCTYPE bomb' => array( 'HP34DTD', 502, 'caphpi_provider_answer', 'bad_answer: a document type', 1 );
		yield 'DOCTYPE bomb in UTF-16' => array( 'HP36UTF', 502, 'caphpi_provider_answer', 'bad_answer: a document type', 1 );
		yield '50 MB' => array( 'HP35BIG', 502, 'caphpi_provider_answer', 'bad_answer: the response is too large', 1 );
		yield 'HTML 200' => array( 'HP38PAG', 502, 'caphpi_provider_answer', 'bad_answer: not well-formed', 1 );
		yield 'deep' => array( 'HP41DEE', 502, 'caphpi_provider_answer', 'bad_answer: too deep or too many elements', 1 );
		yield 'empty' => array( 'HP45EMP', 502, 'caphpi_provider_answer', 'bad_answer: neither a vehicle nor a warning', 1 );
		yield 'another vehicle' => array( 'HP39OTH', 502, 'caphpi_provider_answer', 'bad_answer: another vehicle', 1 );
		yield 'redirect' => array( 'HP40RED', 502, 'caphpi_provider_refused', 'refused: status 302', 0, $refused );
	}

	#[TestDox( 'an answer that is compressed though nobody asked is refused' )]
	public function test_compressed(): void {
		self::assert_error( $this->look_up( 'HP42GZP', 68 ), 502, 'caphpi_provider_answer' );
	}

	#[TestDox( 'a wrong password is ours: staff are told, nothing is charged' )]
	public function test_wrong_password(): void {
		$this->environment( array( 'CAPHPI_HPI_PASSWORD' => 'hh-test-wrong' ) );
		$response = $this->look_up( 'HP21AAA' );
		self::assert_error( $response, 502, 'caphpi_provider_refused' );
		self::assertSame( array( 'refused: fault 001 HP*****' ), $this->logged );
		self::assertStringContainsString( 'has rejected our account', $this->alerts()[0] );
		self::assertSame( 0, $this->charged() );
		$this->assert_nothing_leaks( $response, 'HP21AAA' );
	}

	public function test_without_an_account_nobody_is_asked(): void {
		$this->environment( array( 'CAPHPI_HPI_INITIALS' => '' ) );
		self::assert_error( $this->look_up( 'HP21AAA' ), 502, 'caphpi_provider_refused' );
		self::assertSame( array(), self::$fakes->requests() );
		self::assertSame( 0, $this->charged() );
	}

	public function test_no_connection_is_not_charged_and_an_open_address_is_not_used(): void {
		$this->environment( array( 'CAPHPI_HPI_URL' => 'http://127.0.0.1:9/hpi' ) );
		self::assert_error( $this->look_up( 'HP21AAA' ), 503, 'caphpi_provider_unavailable' );
		$this->environment( array( 'CAPHPI_HPI_URL' => 'http://hpi.example.com/' ) );
		self::assert_error( $this->look_up( 'HP21AAA' ), 502, 'caphpi_provider_refused' );
		self::assertSame( array( 'unavailable: no connection HP*****', 'refused: the address is neither https nor this machine HP*****' ), $this->logged );
		self::assertSame( 0, $this->charged() );
	}

	#[TestDox( 'its connection can be tested without being charged' )]
	public function test_connection(): void {
		$test = self::provider( 'hpi' );
		self::assertInstanceOf( \HearthHammer\Core\Settings\ConnectionTest::class, $test );
		self::assertTrue( $test->test()->ok );
		self::assertSame( array( 'hpi 0' ), self::$fakes->requests() );
		$this->environment( array( 'CAPHPI_HPI_CUSTOMER_CODE' => 'somebody' ) );
		self::assertFalse( $test->test()->ok );
		self::assertStringContainsString( 'rejected our account', $test->test()->sentence );
		self::assertStringNotContainsString( FakeHpi::PASSWORD, $test->test()->sentence );
		$this->environment( array( 'CAPHPI_HPI_CUSTOMER_CODE' => '' ) );
		self::assertStringContainsString( 'Some account details are missing', $test->test()->sentence );
	}
}
