<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Facts\BuildingFacts;
use HearthHammer\Core\Facts\FactRows;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * All material information of a property, in groups that a buyer asks after; what is not known has no row.
 *
 * @phpstan-import-type Fact from FactRows
 */
final readonly class MaterialFacts {

	public function __construct( private PropertyRecord $property ) {}

	/** @return list<array{key: string, label: string, facts: list<Fact>}> Those with a fact. */
	public function groups(): array {
		$groups = array(
			array(
				'key'   => 'a',
				'label' => __( 'Costs and tenure', 'hearth-hammer' ),
				'facts' => ( new PropertyFacts( $this->property ) )->material_information(),
			),
			array(
				'key'   => 'b',
				'label' => __( 'Building and services', 'hearth-hammer' ),
				'facts' => FactRows::of( ( new BuildingFacts( $this->property ) )->services() ),
			),
			array(
				'key'   => 'c',
				'label' => __( 'Rights, risks and surroundings', 'hearth-hammer' ),
				'facts' => FactRows::of( ( new BuildingFacts( $this->property ) )->surroundings() ),
			),
		);
		return array_values( array_filter( $groups, static fn ( array $group ): bool => array() !== $group['facts'] ) );
	}
}
