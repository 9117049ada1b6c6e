<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\RequestResults;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RequestResultsTest extends TestCase {

	#[DataProvider( 'plates' )]
	public function test_what_is_written_is_read_again( string $plate ): void {
		$lookup = ( new SandboxProvider( new SandboxVehicles() ) )->look_up( Plate::from_input( $plate ), Mileage::from_thousands( 61 ) );
		$wire   = json_decode( (string) json_encode( RequestResults::write( $lookup ) ), true );
		self::assertEquals( $lookup, RequestResults::read( $wire ) );
	}

	/** @return iterable<string, array{string}> */
	public static function plates(): iterable {
		foreach ( array( 'KM21FJX', 'SF20UEN', '3KWH', 'TE57UNK', 'TE57DVL', 'TE57NOV', 'TE57ZER' ) as $plate ) {
			yield $plate => array( $plate );
		}
	}

	public function test_a_provider_says_everything_as_text_and_one_thing_for_a_list(): void {
		$lookup = RequestResults::read(
			array(
				'Asset'   => array(
					'AssetIdentification'    => array( 'Vrm' => ' ab12 cde ' ),
					'PrimaryAssetData'       => array(
						'DVLA'                  => array(
							'Make'     => 'FORD',
							'Engine'   => array( 'Size' => '999', 'Fuel' => '' ),
							'KeyDates' => array( 'FirstRegistered' => array( 'Date' => '2021-04-16T00:00:00' ), 'Manufactured' => array( 'Year' => 'soon' ) ),
						),
						'AdditionalInformation' => array( 'CO2Rating' => '117' ),
					),
					'SupplementaryAssetData' => array(
						'CAPLiveValuationData' => array(
							'CAPId'                           => '12345',
							'WarningCode'                     => 'W1',
							'MileageConditionBasedValuations' => array( 'Code' => 'B', 'TradeValue' => '1,250.00' ),
							'RetailPrice'                     => '-5',
						),
					),
				),
				'Warning' => array( 'Code' => 'X', 'Description' => array( 'not text' ) ),
			)
		);
		self::assertSame( 'AB12CDE', $lookup->plate->value );
		self::assertNotNull( $lookup->vehicle );
		self::assertNotNull( $lookup->valuation );
		self::assertSame( 999, $lookup->vehicle->engine_size );
		self::assertNull( $lookup->vehicle->fuel );
		self::assertSame( '2021-04-16', $lookup->vehicle->first_registered );
		self::assertNull( $lookup->vehicle->manufactured_year );
		self::assertSame( 117, $lookup->vehicle->co2 );
		self::assertSame( '12345', $lookup->cap_id() );
		self::assertSame( array( 'W1' ), $lookup->valuation->warning_codes );
		self::assertSame( 1250, $lookup->valuation->trade->below_average );
		self::assertNull( $lookup->valuation->trade->clean );
		self::assertNull( $lookup->valuation->retail );
		self::assertSame( array( array( 'Code' => 'X', 'Description' => '' ) ), $lookup->warnings );
	}

	/** @param array<mixed> $results */
	#[DataProvider( 'no_answers' )]
	public function test_an_answer_about_no_plate_is_none( array $results ): void {
		try {
			RequestResults::read( $results );
			self::fail( 'It was read.' );
		} catch ( ProviderFailed $failed ) {
			self::assertSame( FailureReason::BadAnswer, $failed->reason );
		}
	}

	/** @return iterable<string, array{array<mixed>}> */
	public static function no_answers(): iterable {
		yield 'nothing' => array( array() );
		yield 'text for a node' => array( array( 'Asset' => 'none' ) );
		yield 'no plate' => array( array( 'Asset' => array( 'AssetIdentification' => array( 'Vrm' => '' ) ) ) );
		yield 'a plate that is none' => array( array( 'Asset' => array( 'AssetIdentification' => array( 'Vrm' => '<b>' ) ) ) );
	}
}
