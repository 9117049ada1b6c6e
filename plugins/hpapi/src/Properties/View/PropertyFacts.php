<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\View;

use DateTimeImmutable;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\Numbers;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * Rows of facts; what is not known has none.
 */
final readonly class PropertyFacts {

	public function __construct( private PropertyRecord $property ) {}

	/** @return list<array{key: string, label: string, value: string}> */
	public function key_facts(): array {
		return self::rows(
			array(
				'type'         => array( __( 'Type', 'hearth-hammer' ), PropertyTypes::label( $this->property->text( 'property_type' ) ) ),
				'bedrooms'     => array( _n( 'Bedroom', 'Bedrooms', $this->property->int( 'bedrooms' ), 'hearth-hammer' ), $this->number( 'bedrooms' ) ),
				'bathrooms'    => array( _n( 'Bathroom', 'Bathrooms', $this->property->int( 'bathrooms' ), 'hearth-hammer' ), $this->number( 'bathrooms' ) ),
				'living_rooms' => array( _n( 'Living room', 'Living rooms', $this->property->int( 'living_rooms' ), 'hearth-hammer' ), $this->number( 'living_rooms' ) ),
				'plot'         => array( 'feed_text' === $this->property->text( 'acres_source' ) ? __( 'Plot, as stated', 'hearth-hammer' ) : __( 'Plot', 'hearth-hammer' ), $this->acres() ),
				'tenure'       => array( __( 'Tenure', 'hearth-hammer' ), Labels::tenure( $this->property->text( 'tenure' ) ) ),
				'available'    => array( __( 'Available', 'hearth-hammer' ), Channel::Lettings === $this->property->channel() ? $this->date( 'available_from' ) : '' ),
				'furnished'    => array( __( 'Furnished', 'hearth-hammer' ), Labels::furnished( $this->property->text( 'furnished' ) ) ),
			)
		);
	}

	/**
	 * What UK law calls material information, its part A; MaterialFacts has the rest.
	 *
	 * @return list<array{key: string, label: string, value: string}>
	 */
	public function material_information(): array {
		$years = $this->property->int( 'ground_rent_review_years' );
		$share = $this->property->float( 'shared_ownership_percentage' );
		return self::rows(
			array(
				'price'              => array( Channel::Sales === $this->property->channel() ? __( 'Price', 'hearth-hammer' ) : __( 'Rent', 'hearth-hammer' ), $this->property->price()->text() ),
				'deposit'            => array( __( 'Deposit', 'hearth-hammer' ), $this->pounds( 'deposit' ) ),
				'let_type'           => array( __( 'Let type', 'hearth-hammer' ), Labels::let_type( $this->property->text( 'let_type' ) ) ),
				'tenure'             => array( __( 'Tenure', 'hearth-hammer' ), Labels::tenure( $this->property->text( 'tenure' ) ) ),
				/* translators: %d: number of years */
				'lease_years'        => array( __( 'Lease remaining', 'hearth-hammer' ), $this->property->int( 'lease_years' ) > 0 ? sprintf( _n( '%d year', '%d years', $this->property->int( 'lease_years' ), 'hearth-hammer' ), $this->property->int( 'lease_years' ) ) : '' ),
				'ground_rent'        => array( __( 'Ground rent', 'hearth-hammer' ), $this->yearly( 'ground_rent' ) ),
				'ground_rent_review' => array( __( 'Ground rent review', 'hearth-hammer' ), $this->every( $years ) ),
				'service_charge'     => array( __( 'Service charge', 'hearth-hammer' ), $this->yearly( 'service_charge' ) ),
				'lease_terms'        => array( __( 'Lease and charges', 'hearth-hammer' ), $this->property->text( 'lease_terms' ) ),
				'council_tax_band'   => array( __( 'Council tax band', 'hearth-hammer' ), $this->property->text( 'council_tax_band' ) ),
				'epc_rating'         => array( __( 'Energy rating', 'hearth-hammer' ), $this->energy() ),
				/* translators: %s: a percentage */
				'shared_ownership'   => array( __( 'Share on offer', 'hearth-hammer' ), $share > 0 ? sprintf( __( '%s%%', 'hearth-hammer' ), Numbers::plain( $share ) ) : '' ),
			)
		);
	}

	/** e.g. D (58), as the certificate has it. */
	private function energy(): string {
		$epc = EpcView::of( $this->property );
		if ( null === $epc || null === $epc['current'] ) {
			return true === ( $epc['exempt'] ?? false ) ? __( 'Needs no certificate', 'hearth-hammer' ) : '';
		}
		return EpcView::text( $epc['current'] );
	}

	private function every( int $years ): string {
		return match ( true ) {
			$years <= 0 => '',
			1 === $years => __( 'Every year', 'hearth-hammer' ),
			/* translators: %d: number of years, at least 2 */
			default => sprintf( __( 'Every %d years', 'hearth-hammer' ), $years ),
		};
	}

	private function number( string $field ): string {
		$number = $this->property->int( $field );
		return $number > 0 ? number_format_i18n( $number ) : '';
	}

	private function pounds( string $field ): string {
		$pounds = $this->property->int( $field );
		return $pounds > 0 ? Numbers::pounds( $pounds ) : '';
	}

	private function yearly( string $field ): string {
		$pounds = $this->pounds( $field );
		/* translators: %s: an amount of money */
		return '' === $pounds ? '' : sprintf( __( '%s a year', 'hearth-hammer' ), $pounds );
	}

	private function acres(): string {
		$acres = $this->property->float( 'acres' );
		if ( $acres <= 0 ) {
			return '';
		}
		/* translators: %s: a number of acres */
		return sprintf( 1.0 === $acres ? __( '%s acre', 'hearth-hammer' ) : __( '%s acres', 'hearth-hammer' ), Numbers::plain( max( 0.01, $acres ) ) );
	}

	private function date( string $field ): string {
		$text = $this->property->text( $field );
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() );
		if ( false === $date ) {
			return '';
		}
		return $date->getTimestamp() <= time() ? __( 'Now', 'hearth-hammer' ) : (string) wp_date( 'j F Y', $date->getTimestamp() );
	}

	/**
	 * @param array<string, array{string, string}> $facts
	 * @return list<array{key: string, label: string, value: string}>
	 */
	public static function rows( array $facts ): array {
		$rows = array();
		foreach ( $facts as $key => [ $label, $value ] ) {
			if ( '' !== $value ) {
				$rows[] = array(
					'key'   => $key,
					'label' => $label,
					'value' => $value,
				);
			}
		}
		return $rows;
	}
}
