<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Core\Visitor\InvalidInput;

/**
 * The only place that knows the provider's names for things: RequestResults on the wire and in the database.
 *
 * Reading is tolerant the way the provider needs it: everything may be text, one element may stand for a
 * list, the live valuation has two names.
 */
final class RequestResults {

	/** @return array<string, mixed> As valuation-answer.json describes it. */
	public static function write( Lookup $lookup ): array {
		return array(
			'Asset'   => array(
				'AssetIdentification'    => array( 'Vrm' => $lookup->plate->value ),
				'PrimaryAssetData'       => array(
					'DVLA'                  => null === $lookup->vehicle ? null : self::write_vehicle( $lookup->vehicle ),
					'AdditionalInformation' => array( 'CO2Rating' => $lookup->vehicle?->co2 ),
				),
				'SupplementaryAssetData' => array(
					'CAPLiveValuation' => null === $lookup->valuation ? null : self::write_valuation( $lookup->valuation ),
				),
			),
			'Warning' => $lookup->warnings,
		);
	}

	/**
	 * @param array<array-key, mixed> $results
	 * @throws ProviderFailed Where it is not an answer about a plate.
	 */
	public static function read( array $results ): Lookup {
		$asset = ProviderAnswerReader::node( $results, 'Asset' );
		try {
			$plate = Plate::from_input( (string) ProviderAnswerReader::text( ProviderAnswerReader::node( $asset, 'AssetIdentification' ), 'Vrm' ) );
		} catch ( InvalidInput ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'no number plate in the response' );
		}
		$primary = ProviderAnswerReader::node( $asset, 'PrimaryAssetData' );
		$dvla    = ProviderAnswerReader::node( $primary, 'DVLA' );
		$extra   = ProviderAnswerReader::node( $asset, 'SupplementaryAssetData' );
		$live    = ProviderAnswerReader::node( $extra, 'CAPLiveValuation' );
		$live    = array() === $live ? ProviderAnswerReader::node( $extra, 'CAPLiveValuationData' ) : $live;
		return new Lookup(
			$plate,
			array() === $dvla ? null : self::read_vehicle( $dvla, ProviderAnswerReader::node( $primary, 'AdditionalInformation' ) ),
			array() === $live ? null : self::read_valuation( $live ),
			array_map(
				static fn ( array $warning ): array => array(
					'Code'        => (string) ProviderAnswerReader::text( $warning, 'Code' ),
					'Description' => (string) ProviderAnswerReader::text( $warning, 'Description' ),
				),
				ProviderAnswerReader::nodes( $results, 'Warning' )
			),
		);
	}

	/** @return array<string, mixed> */
	private static function write_vehicle( Vehicle $vehicle ): array {
		return array(
			'Make'     => $vehicle->make,
			'Model'    => $vehicle->model,
			'Body'     => array(
				'Description' => $vehicle->body,
				'Doors'       => $vehicle->doors,
				'WheelPlan'   => $vehicle->wheel_plan,
				'Colour'      => $vehicle->colour,
			),
			'Engine'   => array(
				'Size' => $vehicle->engine_size,
				'Fuel' => $vehicle->fuel,
			),
			'Keepers'  => array(
				'LastChangeOfKeeperDate' => $vehicle->last_keeper_change,
				'TotalPreviousKeepers'   => $vehicle->previous_keepers,
				'PreviousKeeper'         => $vehicle->previous_keeper,
			),
			'KeyDates' => array(
				'FirstRegistered' => array( 'Date' => $vehicle->first_registered ),
				'Manufactured'    => array( 'Year' => $vehicle->manufactured_year ),
			),
		);
	}

	/** @return array<string, mixed> */
	private static function write_valuation( Valuation $valuation ): array {
		$trade = array(
			'C' => $valuation->trade->clean,
			'A' => $valuation->trade->average,
			'B' => $valuation->trade->below_average,
		);
		return array(
			'CAPCode'                         => $valuation->cap_code,
			'CAPId'                           => $valuation->cap_id,
			'CAPMake'                         => $valuation->make,
			'CAPModel'                        => $valuation->model,
			'CAPVariant'                      => $valuation->variant,
			'Gearbox'                         => Gearbox::of( $valuation ),
			'MatchCode'                       => $valuation->match_code,
			'CostWhenNew'                     => $valuation->cost_when_new,
			'WarningCode'                     => $valuation->warning_codes,
			'Mileage'                         => $valuation->mileage,
			'MileageConditionBasedValuations' => array_map(
				static fn ( string $code, ?int $value ): array => array(
					'Code'       => $code,
					'TradeValue' => $value,
				),
				array_keys( $trade ),
				$trade
			),
			'RetailPrice'                     => $valuation->retail,
		);
	}

	/**
	 * @param array<array-key, mixed> $dvla
	 * @param array<array-key, mixed> $additional
	 */
	private static function read_vehicle( array $dvla, array $additional ): Vehicle {
		$body    = ProviderAnswerReader::node( $dvla, 'Body' );
		$engine  = ProviderAnswerReader::node( $dvla, 'Engine' );
		$keepers = ProviderAnswerReader::node( $dvla, 'Keepers' );
		$dates   = ProviderAnswerReader::node( $dvla, 'KeyDates' );
		return new Vehicle(
			ProviderAnswerReader::description( $dvla, 'Make' ),
			ProviderAnswerReader::description( $dvla, 'Model' ),
			ProviderAnswerReader::description( $body, 'Description' ),
			ProviderAnswerReader::number( $body, 'Doors' ),
			ProviderAnswerReader::description( $body, 'WheelPlan' ),
			ProviderAnswerReader::description( $body, 'Colour' ),
			ProviderAnswerReader::number( $engine, 'Size' ),
			ProviderAnswerReader::description( $engine, 'Fuel' ),
			ProviderAnswerReader::date( $keepers, 'LastChangeOfKeeperDate' ),
			ProviderAnswerReader::number( $keepers, 'TotalPreviousKeepers' ),
			self::previous_keeper( $keepers ),
			ProviderAnswerReader::date( ProviderAnswerReader::node( $dates, 'FirstRegistered' ), 'Date' ),
			ProviderAnswerReader::number( ProviderAnswerReader::node( $dates, 'Manufactured' ), 'Year' ),
			ProviderAnswerReader::number( $additional, 'CO2Rating' ),
		);
	}

	/**
	 * What kind of keeper it was, or from when to when.
	 *
	 * @param array<array-key, mixed> $keepers
	 */
	private static function previous_keeper( array $keepers ): ?string {
		$node  = ProviderAnswerReader::nodes( $keepers, 'PreviousKeeper' )[0] ?? array();
		$dates = array_filter( array( ProviderAnswerReader::date( $node, 'DateAcquiredVehicle' ), ProviderAnswerReader::date( $node, 'DateDisposedOfVehicle' ) ) );
		return ProviderAnswerReader::description( $keepers, 'PreviousKeeper' ) ?? ( array() === $dates ? null : implode( ' to ', $dates ) );
	}

	/** @param array<array-key, mixed> $live */
	private static function read_valuation( array $live ): Valuation {
		$trade = array();
		foreach ( self::entries( $live ) as $entry ) {
			$trade[ (string) ProviderAnswerReader::text( $entry, 'Code' ) ] = ProviderAnswerReader::number( $entry, 'TradeValue' );
		}
		$codes = $live['WarningCode'] ?? array();
		return new Valuation(
			ProviderAnswerReader::text( $live, 'CAPCode' ),
			self::cap_id( $live ),
			ProviderAnswerReader::text( $live, 'CAPMake' ),
			ProviderAnswerReader::text( $live, 'CAPModel' ),
			ProviderAnswerReader::text( $live, 'CAPVariant' ),
			ProviderAnswerReader::text( $live, 'MatchCode' ),
			ProviderAnswerReader::number( $live, 'CostWhenNew' ),
			array_values( array_filter( array_map( 'strval', array_filter( (array) $codes, 'is_scalar' ) ), static fn ( string $code ): bool => '' !== $code ) ),
			self::thousands( ProviderAnswerReader::number( $live, 'Mileage' ) ),
			new TradeValues( $trade['C'] ?? null, $trade['A'] ?? null, $trade['B'] ?? null ),
			ProviderAnswerReader::number( $live, 'RetailPrice' ),
		);
	}

	/**
	 * The conditions lie in the list itself, or one level deeper in elements of a name of their own.
	 *
	 * @param array<array-key, mixed> $live
	 * @return list<array<array-key, mixed>>
	 */
	private static function entries( array $live ): array {
		$entries = array();
		foreach ( ProviderAnswerReader::nodes( $live, 'MileageConditionBasedValuations' ) as $entry ) {
			$inside    = array_key_exists( 'Code', $entry ) ? null : array_key_first( $entry );
			$entries[] = null === $inside ? array( $entry ) : ProviderAnswerReader::nodes( $entry, (string) $inside );
		}
		return array_merge( ...$entries );
	}

	/**
	 * The guide writes 0 for a vehicle it does not have.
	 *
	 * @param array<array-key, mixed> $live
	 */
	private static function cap_id( array $live ): ?string {
		$id = mb_substr( (string) ProviderAnswerReader::text( $live, 'CAPId' ), 0, 40 );
		return '' === trim( $id, '0' ) ? null : $id;
	}

	/** Thousands of miles; a number that no vehicle's thousands reach is miles. */
	private static function thousands( ?int $mileage ): ?int {
		return null === $mileage || $mileage <= Mileage::MAX_THOUSANDS ? $mileage : (int) round( $mileage / 1000 );
	}
}
