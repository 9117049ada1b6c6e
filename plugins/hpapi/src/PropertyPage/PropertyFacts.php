<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use DateTimeImmutable;
use HearthHammer\Core\Facts\BuildingFacts;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\Lettings\LettingTerms;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * Rows of facts; what is not known has none.
 *
 * @phpstan-import-type Fact from BuildingFacts
 */
final readonly class PropertyFacts {

	public function __construct( private PropertyRecord $property ) {}

	/** @return list<array{key: string, label: string, value: string}> */
	public function key_facts(): array {
		$facts = new BuildingFacts( $this->property );
		return BuildingFacts::listed(
			array( 'type' => array( __( 'Type', 'hearth-hammer' ), PropertyTypes::label( $this->property->text( 'property_type' ) ) ) )
			+ $facts->rooms()
			+ $facts->plot()
			+ $facts->tenure()
			+ array(
				'available' => array( __( 'Available', 'hearth-hammer' ), Channel::Lettings === $this->property->channel() ? $this->date( 'available_from' ) : '' ),
				'furnished' => array( __( 'Furnished', 'hearth-hammer' ), Channel::Lettings === $this->property->channel() ? Labels::furnished( $this->property->text( 'furnished' ) ) : '' ),
			)
		);
	}

	/** @return list<array{key: string, label: string, facts: list<Fact>}> All material information, in the groups that buyers ask about. Groups without a fact are left out. */
	public function material_groups(): array {
		$building = new BuildingFacts( $this->property );
		$groups   = array(
			array(
				'key'   => 'a',
				'label' => __( 'Costs and tenure', 'hearth-hammer' ),
				'facts' => $this->material_information(),
			),
			array(
				'key'   => 'b',
				'label' => __( 'Building and services', 'hearth-hammer' ),
				'facts' => BuildingFacts::listed( $building->services() ),
			),
			array(
				'key'   => 'c',
				'label' => __( 'Rights, risks and surroundings', 'hearth-hammer' ),
				'facts' => BuildingFacts::listed( $building->surroundings() ),
			),
		);
		return array_values( array_filter( $groups, static fn ( array $group ): bool => array() !== $group['facts'] ) );
	}

	/**
	 * What UK law calls material information, its part A.
	 *
	 * @return list<array{key: string, label: string, value: string}>
	 */
	private function material_information(): array {
		$facts   = new BuildingFacts( $this->property );
		$letting = LettingTerms::of( $this->property );
		$share   = $this->property->float( 'shared_ownership_percentage' );
		return BuildingFacts::listed(
			array(
				'price' => null === $letting ? array( __( 'Price', 'hearth-hammer' ), $this->property->price()->text() ) : array( __( 'Rent', 'hearth-hammer' ), $letting->rent( $this->property->price()->text() ) ),
			)
			+ ( null === $letting ? array() : array(
				'deposit'         => array( __( 'Deposit', 'hearth-hammer' ), $letting->deposit() ),
				'holding_deposit' => array( __( 'Holding deposit', 'hearth-hammer' ), $letting->holding_deposit() ),
				'let_type'        => array( __( 'Let type', 'hearth-hammer' ), Labels::let_type( $this->property->text( 'let_type' ) ) ),
				'pets'            => array( __( 'Pets', 'hearth-hammer' ), Labels::pets( $this->property->text( 'pets' ) ) ),
				'landlord_registration' => array( $letting->registration_label(), '' === $letting->registration_label() ? '' : $this->property->text( 'landlord_registration' ) ),
			) )
			+ $facts->tenure()
			+ $facts->lease()
			+ $facts->running()
			/* translators: %s: a percentage */
			+ array( 'shared_ownership' => array( __( 'Share being sold', 'hearth-hammer' ), $share > 0 ? sprintf( __( '%s%%', 'hearth-hammer' ), Amount::plain( $share ) ) : '' ) )
		);
	}

	private function date( string $field ): string {
		$text = $this->property->text( $field );
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() );
		if ( false === $date ) {
			return '';
		}
		return $date->getTimestamp() <= time() ? __( 'Now', 'hearth-hammer' ) : (string) wp_date( 'j F Y', $date->getTimestamp() );
	}
}
