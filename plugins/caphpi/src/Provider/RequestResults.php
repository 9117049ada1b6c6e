<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Caphpi\Input\InvalidInput;
use HearthHammer\Caphpi\Input\Plate;

/**
 * The only place that knows the provider's names for things: RequestResults on the wire and in the database.
 *
 * Reading is tolerant the way the provider needs it: everything may be text, one element may stand for a
 * list, the live valuation has two names.
 *
 * @phpstan-type Node array<array-key, mixed>
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
		$asset = self::node( $results, 'Asset' );
		try {
			$plate = Plate::from_input( (string) self::text( self::node( $asset, 'AssetIdentification' ), 'Vrm' ) );
		} catch ( InvalidInput ) {
			throw new ProviderFailed( FailureReason::BadAnswer, 'no plate in the answer' );
		}
		$primary = self::node( $asset, 'PrimaryAssetData' );
		$dvla    = self::node( $primary, 'DVLA' );
		$extra   = self::node( $asset, 'SupplementaryAssetData' );
		$live    = self::node( $extra, 'CAPLiveValuation' );
		$live    = array() === $live ? self::node( $extra, 'CAPLiveValuationData' ) : $live;
		return new Lookup(
			$plate,
			array() === $dvla ? null : self::read_vehicle( $dvla, self::node( $primary, 'AdditionalInformation' ) ),
			array() === $live ? null : self::read_valuation( $live ),
			array_map(
				static fn ( array $warning ): array => array(
					'Code'        => (string) self::text( $warning, 'Code' ),
					'Description' => (string) self::text( $warning, 'Description' ),
				),
				self::nodes( $results, 'Warning' )
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
		$body    = self::node( $dvla, 'Body' );
		$engine  = self::node( $dvla, 'Engine' );
		$keepers = self::node( $dvla, 'Keepers' );
		$dates   = self::node( $dvla, 'KeyDates' );
		return new Vehicle(
			self::text( $dvla, 'Make' ),
			self::text( $dvla, 'Model' ),
			self::text( $body, 'Description' ),
			self::number( $body, 'Doors' ),
			self::text( $body, 'WheelPlan' ),
			self::text( $body, 'Colour' ),
			self::number( $engine, 'Size' ),
			self::text( $engine, 'Fuel' ),
			self::date( $keepers, 'LastChangeOfKeeperDate' ),
			self::number( $keepers, 'TotalPreviousKeepers' ),
			self::text( $keepers, 'PreviousKeeper' ),
			self::date( self::node( $dates, 'FirstRegistered' ), 'Date' ),
			self::number( self::node( $dates, 'Manufactured' ), 'Year' ),
			self::number( $additional, 'CO2Rating' ),
		);
	}

	/** @param array<array-key, mixed> $live */
	private static function read_valuation( array $live ): Valuation {
		$trade = array();
		foreach ( self::nodes( $live, 'MileageConditionBasedValuations' ) as $entry ) {
			$trade[ (string) self::text( $entry, 'Code' ) ] = self::number( $entry, 'TradeValue' );
		}
		$codes = $live['WarningCode'] ?? array();
		return new Valuation(
			self::text( $live, 'CAPCode' ),
			self::text( $live, 'CAPId' ),
			self::text( $live, 'CAPMake' ),
			self::text( $live, 'CAPModel' ),
			self::text( $live, 'CAPVariant' ),
			self::text( $live, 'MatchCode' ),
			self::number( $live, 'CostWhenNew' ),
			array_values( array_filter( array_map( 'strval', array_filter( (array) $codes, 'is_scalar' ) ), static fn ( string $code ): bool => '' !== $code ) ),
			self::number( $live, 'Mileage' ),
			new TradeValues( $trade['C'] ?? null, $trade['A'] ?? null, $trade['B'] ?? null ),
			self::number( $live, 'RetailPrice' ),
		);
	}

	/**
	 * @param array<array-key, mixed> $parent
	 * @return array<array-key, mixed> Empty where there is none.
	 */
	private static function node( array $parent, string $name ): array {
		return is_array( $parent[ $name ] ?? null ) ? $parent[ $name ] : array();
	}

	/**
	 * One or many elements of a name, as a list.
	 *
	 * @param array<array-key, mixed> $parent
	 * @return list<array<array-key, mixed>>
	 */
	private static function nodes( array $parent, string $name ): array {
		$node = self::node( $parent, $name );
		$list = array_is_list( $node ) ? $node : array( $node );
		return array_values( array_filter( $list, 'is_array' ) );
	}

	/** @param array<array-key, mixed> $parent */
	private static function text( array $parent, string $name ): ?string {
		$value = $parent[ $name ] ?? null;
		return is_scalar( $value ) && '' !== trim( (string) $value ) ? trim( (string) $value ) : null;
	}

	/** @param array<array-key, mixed> $parent */
	private static function number( array $parent, string $name ): ?int {
		$text = str_replace( ',', '', (string) self::text( $parent, $name ) );
		return 1 === preg_match( '/^\d{1,12}(\.\d+)?$/D', $text ) ? (int) round( (float) $text ) : null;
	}

	/** @param array<array-key, mixed> $parent */
	private static function date( array $parent, string $name ): ?string {
		$text = substr( (string) self::text( $parent, $name ), 0, 10 );
		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $text ) ? $text : null;
	}
}
