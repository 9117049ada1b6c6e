<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * What a property must tell: parts A, B and C of National Trading Standards' guidance on material information.
 *
 * The energy rating is asked for by a law of its own; it counts with part A.
 */
final readonly class MaterialRules {

	/** Part to what one answer of it weighs: A is asked of every property, C only where it is known. */
	public const WEIGHTS = array(
		'a' => 4,
		'b' => 2,
		'c' => 1,
	);

	private const LEASES = array( 'leasehold', 'share_of_freehold' );

	/** No one lives there: no services, no council tax, no rating. */
	private const BARE = array( 'land', 'parking' );

	public function __construct( private PropertyRecord $property ) {}

	/**
	 * What applies to this property, the most important first.
	 *
	 * @return list<array{part: string, field: string, is_given: bool}> `field` is where staff give it.
	 */
	public function all(): array {
		$rules = array();
		foreach ( array( 'a' => $this->part_a(), 'b' => $this->part_b(), 'c' => $this->part_c() ) as $part => $fields ) {
			foreach ( $fields as $field => $is_given ) {
				$rules[] = array(
					'part'     => $part,
					'field'    => $field,
					'is_given' => $is_given,
				);
			}
		}
		return $rules;
	}

	/** @return array<string, bool> Field to whether it is answered. */
	private function part_a(): array {
		$property = $this->property;
		$fields   = array( 'price' => ! $property->price()->is_hidden() );
		if ( Channel::Lettings === $property->channel() ) {
			$fields['rent_frequency'] = '' !== $property->text( 'rent_frequency' );
			$fields['deposit']        = $property->int( 'deposit' ) > 0;
			if ( true === LettingTerms::of( $property )?->needs_registration() ) {
				$fields['landlord_registration'] = '' !== $property->text( 'landlord_registration' );
			}
		} else {
			$fields['tenure'] = '' !== $property->text( 'tenure' );
		}
		if ( $this->is_home() ) {
			$fields['council_tax_band'] = '' !== $property->text( 'council_tax_band' );
			$fields['epc_rating']       = '' !== $property->text( 'epc_rating' ) || $property->is( 'epc_exempt' );
		}
		if ( Channel::Sales === $property->channel() && in_array( $property->text( 'tenure' ), self::LEASES, true ) ) {
			$fields['lease_years']    = $property->int( 'lease_years' ) > 0;
			$fields['ground_rent']    = $property->int( 'ground_rent' ) > 0 || '' !== $property->text( 'lease_terms' );
			$fields['service_charge'] = $property->int( 'service_charge' ) > 0 || '' !== $property->text( 'lease_terms' );
		}
		return $fields;
	}

	/** @return array<string, bool> */
	private function part_b(): array {
		if ( $this->is_bare() ) {
			return array();
		}
		$fields = array( 'property_type' => ! in_array( $this->property->text( 'property_type' ), array( '', 'property' ), true ) );
		if ( $this->is_home() ) {
			// A studio has no bedroom of its own.
			$fields['bedrooms'] = $this->property->int( 'bedrooms' ) > 0 || 'studio' === $this->property->text( 'property_type' );
		}
		return $fields + $this->given( 'parking', 'heating', 'construction', 'electricity_supply', 'water_supply', 'sewerage', 'broadband', 'mobile_signal' );
	}

	/** @return array<string, bool> */
	private function part_c(): array {
		$fields = $this->given( 'flood_risk', 'flooded_recently', 'restrictions', 'rights_easements', 'planning_nearby', 'coastal_erosion', 'mining' );
		return $this->is_bare() ? $fields : array( 'building_safety' => '' !== $this->property->text( 'building_safety' ) ) + $fields + $this->given( 'accessibility' );
	}

	/** @return array<string, bool> */
	private function given( string ...$fields ): array {
		$given = array();
		foreach ( $fields as $field ) {
			$given[ $field ] = '' !== $this->property->text( $field );
		}
		return $given;
	}

	private function is_bare(): bool {
		return in_array( $this->group(), self::BARE, true );
	}

	private function is_home(): bool {
		return ! $this->is_bare() && 'commercial' !== $this->group();
	}

	private function group(): string {
		return PropertyTypes::group( $this->property->text( 'property_type' ) );
	}
}
