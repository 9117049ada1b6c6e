<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use DateTimeImmutable;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Valuation\Condition;
use HearthHammer\Caphpi\Valuation\Owner;
use HearthHammer\Caphpi\Valuation\Sale;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class ValuationRecordTest extends TestCase {

	/** As the specification lists them. */
	private const FIELDS = 'name, email, Vrm, CAPCode, CAPId, CAPMake, CAPModel, CAPVariant, EngineSize, Fuel, BodyDescription, WheelPlan, Doors, LastChangeOfKeeperDate, TotalPreviousKeepers, PreviousKeeper, FirstRegisteredDate, ManufacturedYear, CO2Rating, MatchCode, CostWhenNew, Mileage, RetailPrice, TradeValueClean, TradeValueAverage, TradeValueBelowAverage, TradeValueCleanInt, TradeValueAverageInt, TradeValueBelowAverageInt, WarningCode, ServiceHistory, Condition, Options, postcode, phone, valuation_date, valuation_time, hashed_email, vehicle_entered, sale_status, sale_date, sale_price';

	#[TestDox( '[VAL-19] every field, in order, in its format' )]
	public function test_record(): void {
		$owner  = new Owner( EmailAddress::from_input( ' Jo@Example.com ' ), PersonName::optional( 'Jo Smith' ), VisitorPostcode::optional( 'tn173ab' ), Condition::Good, Phone::from_input( '+447700900123' ) );
		$record = self::record( 'KM21FJX', 34, $owner, '2026-06-30 22:59:59 UTC', new Sale( 'yes', 'sold', '2026-07-04', 7900 ) );

		self::assertSame( explode( ', ', self::FIELDS ), array_keys( $record ) );
		self::assertSame( array_keys( $record ), array_keys( Schema::from_file( dirname( __DIR__, 2 ) . '/schemas/valuation-record.json' )->to_array()['properties'] ) );
		self::assertSame(
			array(
				'name'                      => 'Jo Smith',
				'email'                     => 'Jo@Example.com',
				'Vrm'                       => 'KM21FJX',
				'CAPMake'                   => 'FORD',
				'EngineSize'                => 999,
				'FirstRegisteredDate'       => '2021-04-16',
				'ManufacturedYear'          => 2021,
				'CostWhenNew'               => 19080,
				'Mileage'                   => '34,000',
				'RetailPrice'               => '£10,250',
				'TradeValueClean'           => '£8,350',
				'TradeValueAverage'         => '£7,650',
				'TradeValueBelowAverage'    => '£6,650',
				'TradeValueCleanInt'        => 8350,
				'TradeValueAverageInt'      => 7650,
				'TradeValueBelowAverageInt' => 6650,
				'ServiceHistory'            => 'Unknown',
				'Condition'                 => 'Good',
				'postcode'                  => 'TN17 3AB',
				'phone'                     => '07700 900123',
				'valuation_date'            => '2026-06-30',
				'valuation_time'            => '23:59',
				'hashed_email'              => hash( 'sha256', 'jo@example.com' ),
				'vehicle_entered'           => 'yes',
				'sale_status'               => 'sold',
				'sale_date'                 => '2026-07-04',
				'sale_price'                => 7900,
			),
			array_intersect_key( $record, array_flip( explode( ', ', 'name, email, Vrm, CAPMake, EngineSize, FirstRegisteredDate, ManufacturedYear, CostWhenNew, Mileage, RetailPrice, TradeValueClean, TradeValueAverage, TradeValueBelowAverage, TradeValueCleanInt, TradeValueAverageInt, TradeValueBelowAverageInt, ServiceHistory, Condition, postcode, phone, valuation_date, valuation_time, hashed_email, vehicle_entered, sale_status, sale_date, sale_price' ) ) )
		);
	}

	#[TestDox( '[VAL-07] [VAL-19] what nobody said is Unknown, or null' )]
	public function test_unknown(): void {
		$record = self::record( 'TE57NOV', 0, new Owner( null, PersonName::optional( '' ), VisitorPostcode::optional( '' ) ), '2026-01-15 00:05:00 UTC' );
		self::assertSame( 'Unknown', $record['name'] );
		self::assertSame( 'Unknown', $record['postcode'] );
		self::assertSame( 'Unknown', $record['TradeValueBelowAverage'] );
		self::assertSame( 'Unknown', $record['RetailPrice'] );
		self::assertSame( 'Unknown', $record['Condition'] );
		self::assertNull( $record['TradeValueBelowAverageInt'] );
		self::assertNull( $record['hashed_email'] );
		self::assertNull( $record['phone'] );
		self::assertNull( $record['sale_price'] );
		self::assertSame( '0', $record['Mileage'] );
		self::assertSame( '00:05', $record['valuation_time'], 'London has no summer time in January.' );
	}

	/** @return array<string, mixed> */
	private static function record( string $plate, int $thousands, Owner $owner, string $at, Sale $sale = new Sale() ): array {
		$mileage = Mileage::from_thousands( $thousands );
		$lookup  = ( new SandboxProvider( new SandboxVehicles() ) )->look_up( Plate::from_input( $plate ), $mileage );
		return ( new ValuationRecord( $lookup, $mileage, $owner, new DateTimeImmutable( $at ), $sale ) )->to_array();
	}
}
