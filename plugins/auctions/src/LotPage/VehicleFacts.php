<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Text\NumberPlate;

/**
 * LOT-08: what is told of a vehicle. Each fact has its row; one that nobody stated says so.
 *
 * @phpstan-import-type Group from LotFacts
 */
final readonly class VehicleFacts {

	public function __construct( private LotRecord $lot ) {}

	/** @return list<Group> */
	public function groups(): array {
		return array(
			LotFacts::group( 'vehicle', __( 'Vehicle details', 'hearth-hammer' ), $this->vehicle() ),
			LotFacts::group( 'papers', __( 'Mileage, keepers and documents', 'hearth-hammer' ), $this->papers() ),
			LotFacts::group( 'condition', __( 'Condition, VAT and emissions', 'hearth-hammer' ), $this->condition() ),
		);
	}

	/** @return array<string, array{string, string}> What everyone asks first; what is not known has no place there. */
	public function key_facts(): array {
		$age = $this->lot->age();
		return array(
			'mileage'    => array( __( 'Miles', 'hearth-hammer' ), $this->number( 'mileage' ) ),
			/* translators: %d: number of years */
			'age'        => array( __( 'Age at auction', 'hearth-hammer' ), null === $age ? '' : self::years( $age ) ),
			'fuel'       => array( __( 'Fuel', 'hearth-hammer' ), $this->word( 'fuel' ) ),
			'gearbox'    => array( __( 'Gearbox', 'hearth-hammer' ), $this->word( 'gearbox' ) ),
			'mot_until'  => array( __( 'MOT expiry', 'hearth-hammer' ), LotFacts::day( $this->lot->text( 'mot_until' ), true ) ),
			'grade'      => array( __( 'Condition', 'hearth-hammer' ), $this->word( 'grade' ) ),
			'ulez'       => array( __( 'ULEZ compliant', 'hearth-hammer' ), $this->word( 'ulez' ) ),
		);
	}

	/** @return array<string, array{string, string}> */
	private function vehicle(): array {
		$engine = $this->lot->int( 'engine_cc' );
		$age    = $this->lot->age();
		return array(
			'plate'            => array( __( 'Number plate', 'hearth-hammer' ), NumberPlate::spaced( $this->lot->text( 'plate' ) ) ),
			'make'             => array( __( 'Make and model', 'hearth-hammer' ), trim( $this->lot->text( 'make' ) . ' ' . $this->lot->text( 'model' ) ) ),
			'derivative'       => array( __( 'Derivative', 'hearth-hammer' ), $this->lot->text( 'derivative' ) ),
			'body'             => array( __( 'Body', 'hearth-hammer' ), $this->lot->text( 'body' ) ),
			'colour'           => array( __( 'Colour', 'hearth-hammer' ), $this->lot->text( 'colour' ) ),
			'doors'            => array( __( 'Doors', 'hearth-hammer' ), $this->count( 'doors' ) ),
			'seats'            => array( __( 'Seats', 'hearth-hammer' ), $this->count( 'seats' ) ),
			'fuel'             => array( __( 'Fuel', 'hearth-hammer' ), $this->word( 'fuel' ) ),
			'gearbox'          => array( __( 'Gearbox', 'hearth-hammer' ), $this->word( 'gearbox' ) ),
			'engine_cc'        => array(
				__( 'Engine', 'hearth-hammer' ),
				match ( true ) {
					/* translators: %s: cubic centimetres */
					$engine > 0 => sprintf( __( '%s cc', 'hearth-hammer' ), number_format_i18n( $engine ) ),
					'electric' === $this->lot->text( 'fuel' ) => __( 'Electric motor', 'hearth-hammer' ),
					default => '',
				},
			),
			'first_registered' => array( __( 'First registered', 'hearth-hammer' ), LotFacts::day( $this->lot->text( 'first_registered' ) ) ),
			'age'              => array( __( 'Age at auction', 'hearth-hammer' ), null === $age ? '' : self::years( $age ) ),
			'model_year'       => array( __( 'Model year', 'hearth-hammer' ), $this->lot->int( 'model_year' ) > 0 ? (string) $this->lot->int( 'model_year' ) : '' ),
		);
	}

	/** @return array<string, array{string, string}> */
	private function papers(): array {
		$keepers = $this->lot->int_or_null( 'former_keepers' );
		$keys    = $this->lot->int_or_null( 'keys' );
		return array(
			'mileage'            => array( __( 'Mileage', 'hearth-hammer' ), $this->mileage() ),
			'former_keepers'     => array( __( 'Previous keepers', 'hearth-hammer' ), null === $keepers ? '' : ( 0 === $keepers ? __( 'None', 'hearth-hammer' ) : number_format_i18n( $keepers ) ) ),
			'keys'               => array( __( 'Keys', 'hearth-hammer' ), null === $keys ? '' : ( 0 === $keys ? __( 'None', 'hearth-hammer' ) : number_format_i18n( $keys ) ) ),
			'v5c'                => array( __( 'V5C logbook', 'hearth-hammer' ), $this->word( 'v5c' ) ),
			'mot_until'          => array( __( 'MOT', 'hearth-hammer' ), $this->mot() ),
			'service_history'    => array( __( 'Service history', 'hearth-hammer' ), 'not_stated' === $this->lot->text( 'service_history' ) ? '' : $this->word( 'service_history' ) ),
			'insurance_category' => array( __( 'Insurance category', 'hearth-hammer' ), $this->word( 'insurance_category' ) ),
			'vendor_type'        => array( __( 'Seller', 'hearth-hammer' ), $this->word( 'vendor_type' ) ),
		);
	}

	/** @return array<string, array{string, string}> */
	private function condition(): array {
		$co2 = $this->lot->int( 'co2' );
		return array(
			'grade'          => array( __( 'Condition grade', 'hearth-hammer' ), $this->word( 'grade' ) ),
			'vat'            => array( __( 'VAT', 'hearth-hammer' ), $this->word( 'vat' ) ),
			'euro_emission'  => array( __( 'Emissions standard', 'hearth-hammer' ), $this->lot->int( 'euro_emission' ) > 0 ? LotLabels::of( 'euro_emission', (string) $this->lot->int( 'euro_emission' ) ) : '' ),
			'ulez'           => array( __( 'London ULEZ', 'hearth-hammer' ), $this->ulez() ),
			/* translators: %s: grams */
			'co2'            => array( __( 'CO₂', 'hearth-hammer' ), $co2 > 0 ? sprintf( __( '%s g/km', 'hearth-hammer' ), Amount::plain( $co2 ) ) : '' ),
			'road_tax_class' => array( __( 'Road tax class', 'hearth-hammer' ), $this->lot->text( 'road_tax_class' ) ),
		);
	}

	/** A number and how far it can be relied on: the one without the other misleads. */
	private function mileage(): string {
		$miles = $this->lot->int_or_null( 'mileage' );
		if ( null === $miles ) {
			return 'incorrect' === $this->lot->text( 'mileage_status' ) ? __( 'Incorrect', 'hearth-hammer' ) : '';
		}
		return sprintf(
			/* translators: 1: miles, 2: how far the number can be relied on */
			__( '%1$s, %2$s', 'hearth-hammer' ),
			number_format_i18n( $miles ),
			match ( $this->lot->text( 'mileage_status' ) ) {
				'warranted' => __( 'warranted', 'hearth-hammer' ),
				'not_warranted' => __( 'not warranted', 'hearth-hammer' ),
				'incorrect' => __( 'known to be incorrect', 'hearth-hammer' ),
				default => __( 'odometer reading, not checked', 'hearth-hammer' ),
			}
		);
	}

	private function mot(): string {
		$until = $this->lot->text( 'mot_until' );
		$day   = LotFacts::day( $until );
		return match ( true ) {
			'' === $day => '',
			/* translators: %s: a date */
			$until < (string) wp_date( 'Y-m-d' ) => sprintf( __( 'Expired on %s', 'hearth-hammer' ), $day ),
			/* translators: %s: a date */
			default => sprintf( __( 'Until %s', 'hearth-hammer' ), $day ),
		};
	}

	private function ulez(): string {
		return match ( $this->lot->text( 'ulez' ) ) {
			'yes' => __( 'Meets the standard', 'hearth-hammer' ),
			'no' => __( 'Does not meet the standard', 'hearth-hammer' ),
			default => '',
		};
	}

	private function word( string $field ): string {
		return LotLabels::of( $field, $this->lot->text( $field ) );
	}

	private function count( string $field ): string {
		return $this->lot->int( $field ) > 0 ? number_format_i18n( $this->lot->int( $field ) ) : '';
	}

	private function number( string $field ): string {
		$number = $this->lot->int_or_null( $field );
		return null === $number ? '' : number_format_i18n( $number );
	}

	private static function years( int $age ): string {
		/* translators: %d: number of years */
		return 0 === $age ? __( 'Under a year', 'hearth-hammer' ) : sprintf( _n( '%d year', '%d years', $age, 'hearth-hammer' ), $age );
	}
}
