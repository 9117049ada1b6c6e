<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Core\Core;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class LookUpTest extends ValuationTestCase {

	#[TestDox( '[API-09] [API-15] a vehicle and its values' )]
	public function test_answer(): void {
		$response = $this->look_up( 'km21 fjx' );
		self::assertSame( 200, $response->get_status() );
		self::assert_matches_schema( $response->get_data(), self::schema( 'valuation-answer' ) );

		$results = $response->get_data()['data']['RequestResults'];
		self::assertSame( 'KM21FJX', $results['Asset']['AssetIdentification']['Vrm'] );
		$dvla = $results['Asset']['PrimaryAssetData']['DVLA'];
		self::assertSame( array( 'Size' => 999, 'Fuel' => 'Petrol' ), $dvla['Engine'] );
		self::assertSame( '5 Door Hatchback', $dvla['Body']['Description'] );
		self::assertSame( 1, $dvla['Keepers']['TotalPreviousKeepers'] );
		self::assertSame( '2021-04-16', $dvla['KeyDates']['FirstRegistered']['Date'] );
		self::assertSame( 117, $results['Asset']['PrimaryAssetData']['AdditionalInformation']['CO2Rating'] );
		$live = $results['Asset']['SupplementaryAssetData']['CAPLiveValuation'];
		self::assertSame(
			array( array( 'Code' => 'C', 'TradeValue' => 8350 ), array( 'Code' => 'A', 'TradeValue' => 7650 ), array( 'Code' => 'B', 'TradeValue' => 6650 ) ),
			$live['MileageConditionBasedValuations']
		);
		self::assertSame( array( 10250, 34, 19080, 'SINGLE' ), array( $live['RetailPrice'], $live['Mileage'], $live['CostWhenNew'], $live['MatchCode'] ) );
		self::assertMatchesRegularExpression( '/^\d+$/', $live['CAPId'] );
		self::dump_fixture( 'caphpi/valuation', array( 'data' => array( 'valuation_token' => 'token' ) + $response->get_data()['data'] ) );
	}

	#[TestDox( '[API-09] [VAL-11] a plate that cannot be valued is 200 without a CAPId' )]
	public function test_no_cap_id(): void {
		foreach ( array( 'TE57UNK' => 'valuation-unknown', 'TE57DVL' => 'valuation-no-cap-id' ) as $plate => $fixture ) {
			$this->set( array( 'browser_cap' => 10 ) );
			$response = $this->look_up( $plate );
			self::assertSame( 200, $response->get_status() );
			self::assert_matches_schema( $response->get_data(), self::schema( 'valuation-answer' ) );
			self::assertNull( $response->get_data()['data']['RequestResults']['Asset']['SupplementaryAssetData']['CAPLiveValuation'] );
			self::assertNull( $response->get_data()['data']['valuation_token'] );
			self::dump_fixture( "caphpi/{$fixture}", $response->get_data() );
		}
		$response = $this->look_up( 'TE57NOV' );
		self::assertIsString( $response->get_data()['data']['valuation_token'] );
		self::dump_fixture( 'caphpi/valuation-no-value', array( 'data' => array( 'valuation_token' => 'token' ) + $response->get_data()['data'] ) );
	}

	#[TestDox( '[API-16] what can go wrong: $vrm, $mileage' )]
	#[DataProvider( 'faults' )]
	public function test_errors( string $vrm, mixed $mileage, int $status, string $code ): void {
		$response = $this->rest( 'GET', '/caphpi/v1/valuation', array( 'vrm' => $vrm, 'mileage' => $mileage ) );
		self::assert_error( $response, $status, $code );
		self::assertSame( array(), $this->rows() );
	}

	/** @return iterable<string, array{string, mixed, int, string}> */
	public static function faults(): iterable {
		yield 'plate' => array( 'AB12.CDE', '34', 400, 'caphpi_invalid_plate' );
		yield 'no plate' => array( ' ', '34', 400, 'caphpi_invalid_plate' );
		yield 'long plate' => array( str_repeat( 'A', 41 ), '34', 400, 'rest_invalid_param' );
		yield 'mileage' => array( 'KM21FJX', '1000', 400, 'rest_invalid_param' );
		yield 'mileage in words' => array( 'KM21FJX', 'many', 400, 'rest_invalid_param' );
		yield 'mileage as a list' => array( 'KM21FJX', array( '1' ), 400, 'rest_invalid_param' );
		yield 'down' => array( 'TE57DWN', '34', 503, 'caphpi_provider_unavailable' );
		yield 'time-out' => array( 'TE57TMT', '34', 504, 'caphpi_provider_timeout' );
		yield 'quota' => array( 'TE57LMT', '34', 503, 'caphpi_provider_quota' );
		yield 'malformed' => array( 'TE57BAD', '34', 502, 'caphpi_provider_answer' );
		yield 'refused' => array( 'TE57REF', '34', 502, 'caphpi_provider_refused' );
	}

	public function test_arguments_are_required(): void {
		$missing = $this->rest( 'GET', '/caphpi/v1/valuation' );
		self::assert_error( $missing, 400, 'rest_missing_callback_param' );
		self::assertSame( 'This request needs the parameters vrm and mileage.', $missing->get_data()['message'] );
	}

	#[TestDox( '[API-18] nobody keeps the answer' )]
	public function test_never_stored(): void {
		self::assertSame( 'private, no-store', $this->look_up()->get_headers()['Cache-Control'] );
		// WordPress's routes do not mind capitals.
		$error = $this->rest( 'GET', '/CAPHPI/v1/valuation', array( 'vrm' => 'TE57DWN', 'mileage' => '34' ) );
		self::assert_error( $error, 503, 'caphpi_provider_unavailable' );
	}

	#[TestDox( '[VAL-10] [VAL-20] [SEC-02] what succeeds counts; the third look-up of a day in a browser is refused, with the specification’s words' )]
	public function test_browser_cap(): void {
		self::assertSame( 200, $this->look_up( 'KM21FJX' )->get_status() );
		self::assert_error( $this->look_up( 'TE57DWN' ), 503, 'caphpi_provider_unavailable' ); // What failed does not count.
		self::assertSame( 200, $this->look_up( 'OV18KCE' )->get_status() );
		$response = $this->look_up( 'GY67HRT' );
		self::assert_error( $response, 429, 'caphpi_limit_reached' );
		self::assertSame( "You've reached your valuation limit for today. Please come back in 24 hours and try again.", $response->get_data()['message'] );
		self::assertGreaterThan( 0, (int) $response->get_headers()['Retry-After'] );
		self::assertSame( 3, $this->asked );

		$_COOKIE['hh_browser'] = str_repeat( 'a', 32 );
		self::assertSame( 200, $this->look_up( 'GY67HRT' )->get_status(), 'Another browser has a count of its own.' );
	}

	#[TestDox( '[SEC-02] without a cookie the network address is limited' )]
	public function test_address_cap(): void {
		$this->set( array( 'address_cap' => 3 ) );
		unset( $_COOKIE['hh_browser'] );
		foreach ( array( 200, 200, 200, 429 ) as $at => $status ) {
			Core::services()->browser->forget();
			self::assertSame( $status, $this->look_up( 'KM21FJX', $at )->get_status() );
		}
		self::assertSame( 3, $this->asked );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		Core::services()->browser->forget();
		self::assertSame( 200, $this->look_up()->get_status() );
	}

	#[TestDox( '[LOG-06] the same plate and mileage within a day costs one look-up' )]
	public function test_same_again(): void {
		global $wpdb;
		$this->set( array( 'browser_cap' => 10, 'daily_ceiling' => 2 ) );
		$first  = $this->look_up()->get_data();
		$second = $this->look_up( 'km21 fjx' )->get_data();
		self::assertSame( 1, $this->asked );
		self::assertSame( $first['data']['RequestResults'], $second['data']['RequestResults'] );
		self::assertNotSame( $first['data']['valuation_token'], $second['data']['valuation_token'], 'Each has one recipient of its own.' );

		$this->look_up( 'KM21FJX', 35 );
		self::assertSame( 2, $this->asked, 'Another mileage is another valuation.' );
		self::assertSame( 200, $this->look_up()->get_status(), 'What is known is charged nothing.' );

		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET looked_up_at = looked_up_at - %d', $wpdb->prefix . 'caphpi_valuation', DAY_IN_SECONDS ) );
		self::assert_error( $this->look_up(), 503, 'caphpi_daily_ceiling' );
	}

	#[TestDox( '[LOG-06] a ceiling for the site, with a warning to staff before it' )]
	public function test_ceiling(): void {
		$this->set( array( 'browser_cap' => 100, 'daily_ceiling' => 5, 'staff_email' => 'staff@example.com', 'phone' => '01632 960 777' ) );
		foreach ( range( 1, 3 ) as $thousands ) {
			self::assertSame( 200, $this->look_up( 'KM21FJX', $thousands )->get_status() );
		}
		$this->deliver();
		self::assertSame( array(), $this->mails );

		self::assertSame( 200, $this->look_up( 'KM21FJX', 4 )->get_status() );
		self::assertSame( 200, $this->look_up( 'KM21FJX', 5 )->get_status() );
		$response = $this->look_up( 'KM21FJX', 6 );
		self::assert_error( $response, 503, 'caphpi_daily_ceiling' );
		self::assertStringContainsString( '01632 960 777', $response->get_data()['message'] );
		self::assert_error( $this->look_up( 'KM21FJX', 7 ), 503, 'caphpi_daily_ceiling' );
		self::assertSame( 5, $this->asked );

		$this->deliver();
		self::assertSame( array( 'staff@example.com', 'staff@example.com' ), array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( 'limit nearly reached', $this->mails[0]['subject'] );
		self::assertStringContainsString( 'limit reached', $this->mails[1]['subject'] );
	}

	#[TestDox( '[SEC-01] staff hear once a day that the provider refuses the account; logs see no plate' )]
	public function test_refused_account(): void {
		$logged = array();
		add_action(
			'caphpi_look_up_failed',
			static function ( string $reason, string $plate ) use ( &$logged ): void {
				$logged[] = $reason . ' ' . $plate;
			},
			10,
			2
		);
		$this->look_up( 'TE57REF' );
		$this->look_up( 'TE57REF' );
		$this->deliver();
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'has rejected our account', $this->mails[0]['subject'] );
		self::assertSame( array( 'refused: sandbox TE*****', 'refused: sandbox TE*****' ), $logged );
	}

	public function test_an_unknown_provider_is_refused_not_replaced(): void {
		remove_all_filters( 'caphpi_provider' );
		$this->set( array( 'provider' => 'nobody' ) );
		self::assert_error( $this->look_up(), 502, 'caphpi_provider_refused' );
	}

	public function test_routes_describe_themselves_by_their_schemas(): void {
		$routes = rest_get_server()->get_routes( 'caphpi/v1' );
		foreach ( array( '' => 'valuation-answer', '/resume' => 'valuation-answer', '/send' => 'valuation-send-answer', '/save-error' => 'save-error-answer', '/phone-request' => 'phone-request-answer' ) as $path => $schema ) {
			self::assertArrayHasKey( '/caphpi/v1/valuation' . $path, $routes );
			$options = rest_get_server()->get_route_options( '/caphpi/v1/valuation' . $path );
			self::assertIsArray( $options );
			self::assertSame( self::schema( $schema )['title'], $options['schema']()['title'] );
		}
	}
}
