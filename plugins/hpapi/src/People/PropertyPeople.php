<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * Who speaks for a property, and its early-bird time: schemas/property-people.json.
 */
final readonly class PropertyPeople {

	public function __construct( private Staff $staff ) {}

	/** @return array{valuer: array<string, mixed>|null, early_bird: array{text: string, until: int, until_label: string}|null} */
	public function to_array( PropertyRecord $property ): array {
		return array(
			'valuer'     => $this->staff->valuer_of( $property )?->to_array( $property->text( 'valuer_quote' ) ),
			// Nobody comes early to what is sold.
			'early_bird' => in_array( $property->status()->group(), array( 'available', 'under_offer' ), true ) ? EarlyBird::at( $property->int( 'early_bird_until' ), $property->text( 'early_bird_text' ) )?->to_array() : null,
		);
	}
}
