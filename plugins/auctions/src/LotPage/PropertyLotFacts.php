<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Fees\SpecialPayment;
use HearthHammer\Auctions\Lots\ContractTerms;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Facts\BuildingFacts;
use HearthHammer\Core\Money\Amount;

/**
 * LOT-09: what is told of a property at auction: the terms of its sale, then what core tells of any building.
 *
 * @phpstan-import-type Group from LotFacts
 */
final readonly class PropertyLotFacts {

	private BuildingFacts $building;

	public function __construct( private LotRecord $lot ) {
		$this->building = new BuildingFacts( $lot );
	}

	/** @return list<Group> */
	public function groups(): array {
		return array(
			LotFacts::group( 'terms', __( 'Sale terms', 'hearth-hammer' ), $this->terms() ),
			LotFacts::group( 'more-terms', __( 'Premium, charges and conditions', 'hearth-hammer' ), $this->more_terms(), false ),
			LotFacts::group( 'holding', __( 'Tenure and running costs', 'hearth-hammer' ), $this->holding(), false ),
			LotFacts::group( 'building', __( 'Building and services', 'hearth-hammer' ), $this->building->services(), false ),
			LotFacts::group( 'surroundings', __( 'Rights, risks and surroundings', 'hearth-hammer' ), $this->building->surroundings(), false ),
		);
	}

	/** @return array<string, array{string, string}> */
	public function key_facts(): array {
		return array( 'type' => array( __( 'Type', 'hearth-hammer' ), LotLabels::of( 'property_type', $this->lot->text( 'property_type' ) ) ) )
			+ $this->building->rooms()
			+ array( 'floor_area' => array( __( 'Floor area', 'hearth-hammer' ), $this->area() ) )
			+ $this->building->plot()
			+ $this->building->tenure()
			+ array(
				'occupancy' => array( __( 'Occupancy', 'hearth-hammer' ), $this->occupancy() ),
				'yield'     => array( __( 'Gross yield', 'hearth-hammer' ), $this->yield() ),
			);
	}

	/** @return array<string, array{string, string}> What a bidder must know: where nobody stated it, that is said. */
	private function terms(): array {
		$is_let = in_array( $this->lot->text( 'occupancy' ), array( 'let', 'part_let' ), true );
		return array( 'occupancy' => array( __( 'Vacant or let', 'hearth-hammer' ), $this->occupancy() ) )
			+ ( $is_let || $this->lot->int( 'rent' ) > 0 ? array(
				'rent'  => array( __( 'Rent', 'hearth-hammer' ), $this->rent() ),
				'yield' => array( null !== $this->lot->hammer_price() ? __( 'Gross yield on the hammer price', 'hearth-hammer' ) : __( 'Gross yield on the guide price', 'hearth-hammer' ), $this->yield() ),
			) : array() )
			+ array(
				'deposit'    => array( __( 'Deposit on the day', 'hearth-hammer' ), ContractTerms::of( $this->lot )->deposit_words() ),
				'completion' => array( __( 'Completion', 'hearth-hammer' ), ContractTerms::of( $this->lot )->completion_words() ),
				'vat'        => array( __( 'VAT on the price', 'hearth-hammer' ), $this->vat() ),
				'solicitor'  => array( __( 'Seller’s solicitor', 'hearth-hammer' ), $this->lot->text( 'solicitor' ) ),
			);
	}

	/** @return array<string, array{string, string}> */
	private function more_terms(): array {
		return array(
			'buyers_premium'        => array( __( 'Buyer’s premium', 'hearth-hammer' ), $this->lot->text( 'buyers_premium' ) ),
			'administration_charge' => array( __( 'Administration charge', 'hearth-hammer' ), $this->lot->text( 'administration_charge' ) ),
			'special_payments'      => array( __( 'Payments under the special conditions', 'hearth-hammer' ), implode( '; ', array_map( static fn ( SpecialPayment $payment ): string => $payment->words(), SpecialPayment::all( $this->lot->strings( 'special_payments' ) ) ) ) ),
			'special_conditions'    => array( __( 'Special conditions', 'hearth-hammer' ), $this->lot->text( 'special_conditions' ) ),
			'joint_auctioneer'      => array( __( 'Joint auctioneer', 'hearth-hammer' ), $this->lot->text( 'joint_auctioneer' ) ),
		);
	}

	/** @return array<string, array{string, string}> */
	private function holding(): array {
		$value = $this->lot->int( 'rateable_value' );
		return $this->building->tenure()
			+ $this->building->lease()
			+ array( 'floor_area' => array( __( 'Floor area', 'hearth-hammer' ), $this->area() ) )
			+ $this->building->running()
			+ array( 'rateable_value' => array( __( 'Rateable value', 'hearth-hammer' ), $value > 0 ? Amount::pounds( $value ) : '' ) );
	}

	private function occupancy(): string {
		return LotLabels::of( 'occupancy', $this->lot->text( 'occupancy' ) );
	}

	private function rent(): string {
		$rent = $this->lot->int( 'rent' );
		/* translators: %s: an amount of money */
		return $rent > 0 ? sprintf( __( '%s a year', 'hearth-hammer' ), Amount::pounds( $rent ) ) : '';
	}

	private function yield(): string {
		$yield = $this->lot->gross_yield();
		return null === $yield ? '' : Amount::plain( round( $yield, 1 ) ) . '%';
	}

	private function vat(): string {
		return match ( $this->lot->text( 'vat_on_price' ) ) {
			'yes' => __( 'Payable on top of the price', 'hearth-hammer' ),
			'no' => __( 'Not payable', 'hearth-hammer' ),
			default => '',
		};
	}

	private function area(): string {
		$metres = $this->lot->int( 'floor_area' );
		/* translators: 1: square metres, 2: square feet */
		return $metres > 0 ? sprintf( __( '%1$s sq m (%2$s sq ft)', 'hearth-hammer' ), number_format_i18n( $metres ), number_format_i18n( (int) round( $metres * 10.7639 ) ) ) : '';
	}
}
