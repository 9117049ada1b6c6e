<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Core\Fields\Admin\FieldsBox;
use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Text\NumberPlate;

/**
 * The fields of a lot on its edit screen, for a house without a platform, or to put right what one says.
 */
final readonly class LotBox {

	public function __construct(
		private LotWriter $lots,
		private Gazetteer $gazetteer,
		private OfferAgain $again,
	) {}

	public static function guard(): FieldGuard {
		return new FieldGuard( LotFields::fields(), LotSections::label( ... ), static fn ( string $name ): string => 'council_tax_band' === $name ? __( 'Enter a band from A to I, TBC or EXEMPT.', 'hearth-hammer' ) : '', LotRules::faults( ... ) );
	}

	public function module( FieldGuard $guard ): FieldsBox {
		return new FieldsBox( LotFields::fields(), LotFields::staff(), $guard, static fn (): string => __( 'Lot', 'hearth-hammer' ), LotSections::of( ... ), LotSections::choices( ... ), $this->write( ... ), static fn (): string => __( 'Lot title or address', 'hearth-hammer' ), self::start( ... ) );
	}

	/** @return array<string, mixed> Of a new lot whose sale is named in the address: the sale, and its next number. */
	private static function start(): array {
		$sale = LotsList::chosen_sale();
		return null === $sale ? array() : array(
			'sale'       => $sale->id(),
			'lot_number' => (string) SaleChoices::next_number( $sale ),
		);
	}

	/** @param array<string, mixed> $values Cleaned, and different from what stands there. */
	private function write( int $lot, array $values ): void {
		if ( isset( $values['plate'] ) ) {
			$values['plate'] = NumberPlate::stored( (string) $values['plate'] );
		}
		if ( isset( $values['property_type'] ) ) {
			$values['property_type'] = sanitize_title( (string) $values['property_type'] );
		}
		if ( isset( $values['sale'] ) && $this->again->instead_of_move( $lot, $values ) ) {
			return;
		}
		$this->lots->update( $lot, null, $values, LotWriter::STAFF );
		if ( isset( $values['postcode'] ) && ! isset( $values['latitude'] ) && ! in_array( 'latitude', LotFields::staff()->of( $lot ), true ) ) {
			$this->locate( $lot, (string) $values['postcode'] );
		}
	}

	/** A point that a person set stays; any other is the postcode's. */
	private function locate( int $lot, string $typed ): void {
		$postcode = Postcode::parse( $typed );
		$location = null === $postcode ? null : $this->gazetteer->locate( $postcode );
		LotFields::fields()->replace(
			$lot,
			array(
				'latitude'         => $location->coordinates->latitude ?? 0.0,
				'longitude'        => $location->coordinates->longitude ?? 0.0,
				'location_quality' => null === $location ? '' : $location->quality(),
			)
		);
	}
}
