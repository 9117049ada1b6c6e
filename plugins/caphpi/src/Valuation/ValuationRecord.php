<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\TradeValues;

/**
 * The valuation record: every field of the specification, in its order and formats (VAL-19).
 *
 * Made from what the server looked up and what the owner said, so that none of it can be the browser's word
 * about a price. What nobody knows is null, or Unknown where the value is text for people.
 */
final readonly class ValuationRecord {

	public const UNKNOWN = 'Unknown';

	/** Their names, in their order. */
	public const FIELDS = array(
		'name',
		'email',
		'Vrm',
		'CAPCode',
		'CAPId',
		'CAPMake',
		'CAPModel',
		'CAPVariant',
		'EngineSize',
		'Fuel',
		'BodyDescription',
		'WheelPlan',
		'Doors',
		'LastChangeOfKeeperDate',
		'TotalPreviousKeepers',
		'PreviousKeeper',
		'FirstRegisteredDate',
		'ManufacturedYear',
		'CO2Rating',
		'MatchCode',
		'CostWhenNew',
		'Mileage',
		'RetailPrice',
		'TradeValueClean',
		'TradeValueAverage',
		'TradeValueBelowAverage',
		'TradeValueCleanInt',
		'TradeValueAverageInt',
		'TradeValueBelowAverageInt',
		'WarningCode',
		'ServiceHistory',
		'Condition',
		'Options',
		'postcode',
		'phone',
		'valuation_date',
		'valuation_time',
		'hashed_email',
		'vehicle_entered',
		'sale_status',
		'sale_date',
		'sale_price',
	);

	public function __construct(
		private Lookup $lookup,
		private Mileage $mileage,
		private Owner $owner,
		private DateTimeImmutable $looked_up_at,
		private Sale $sale = new Sale(),
	) {}

	/** @return array<string, string|int|list<string>|null> As valuation-record.json describes it. */
	public function to_array(): array {
		$vehicle   = $this->lookup->vehicle;
		$valuation = $this->lookup->valuation;
		$trade     = $valuation?->trade;
		$london    = $this->looked_up_at->setTimezone( new DateTimeZone( 'Europe/London' ) );
		return array(
			'name'                      => $this->owner->name->value,
			'email'                     => $this->owner->email?->value,
			'Vrm'                       => $this->lookup->plate->value,
			'CAPCode'                   => $valuation?->cap_code,
			'CAPId'                     => $valuation?->cap_id,
			'CAPMake'                   => $valuation?->make,
			'CAPModel'                  => $valuation?->model,
			'CAPVariant'                => $valuation?->variant,
			'EngineSize'                => $vehicle?->engine_size,
			'Fuel'                      => $vehicle?->fuel,
			'BodyDescription'           => $vehicle?->body,
			'WheelPlan'                 => $vehicle?->wheel_plan,
			'Doors'                     => $vehicle?->doors,
			'LastChangeOfKeeperDate'    => $vehicle?->last_keeper_change,
			'TotalPreviousKeepers'      => $vehicle?->previous_keepers,
			'PreviousKeeper'            => $vehicle?->previous_keeper,
			'FirstRegisteredDate'       => $vehicle?->first_registered,
			'ManufacturedYear'          => $vehicle?->manufactured_year,
			'CO2Rating'                 => $vehicle?->co2,
			'MatchCode'                 => $valuation?->match_code,
			'CostWhenNew'               => $valuation?->cost_when_new,
			'Mileage'                   => $this->mileage->formatted(),
			'RetailPrice'               => self::price( $valuation?->retail ),
			'TradeValueClean'           => self::price( $trade?->clean ),
			'TradeValueAverage'         => self::price( $trade?->average ),
			'TradeValueBelowAverage'    => self::price( $trade?->below_average ),
			'TradeValueCleanInt'        => $trade?->clean,
			'TradeValueAverageInt'      => $trade?->average,
			'TradeValueBelowAverageInt' => $trade?->below_average,
			'WarningCode'               => $valuation->warning_codes ?? array(),
			'ServiceHistory'            => self::UNKNOWN,
			'Condition'                 => $this->owner->condition->value,
			'Options'                   => array(),
			'postcode'                  => $this->owner->postcode->value,
			'phone'                     => $this->owner->phone?->value,
			'valuation_date'            => $london->format( 'Y-m-d' ),
			'valuation_time'            => $london->format( 'H:i' ),
			'hashed_email'              => $this->owner->email?->hash(),
			'vehicle_entered'           => $this->sale->vehicle_entered,
			'sale_status'               => $this->sale->status,
			'sale_date'                 => $this->sale->date,
			'sale_price'                => $this->sale->price,
		);
	}

	/** e.g. "£8,450"; Unknown for a price nobody gave. */
	public static function price( ?int $pounds ): string {
		return null === $pounds ? self::UNKNOWN : '£' . number_format( $pounds );
	}

	/** @return list<string> Clean, average and below average; none where nobody gave any. */
	public static function trade_prices( ?TradeValues $trade ): array {
		$values = array( $trade?->clean, $trade?->average, $trade?->below_average );
		return array() === array_filter( $values, is_int( ... ) ) ? array() : array_map( self::price( ... ), $values );
	}
}
