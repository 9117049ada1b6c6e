<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Sales\Business;

/**
 * What a seller is asked, by what the business sells.
 */
final class SellQuestions {

	/** @return list<SellQuestion> */
	public static function of( Business $business ): array {
		return match ( $business->kind ) {
			Business::VEHICLE => array(
				new SellQuestion( 'plate', __( 'Number plate', 'hearth-hammer' ), SellQuestion::PLATE, true, __( 'Please enter a valid number plate', 'hearth-hammer' ) ),
				new SellQuestion( 'mileage', __( 'Mileage', 'hearth-hammer' ), SellQuestion::NUMBER, true, __( 'Please enter a valid mileage', 'hearth-hammer' ) ),
				new SellQuestion( 'vehicle', __( 'Make and model', 'hearth-hammer' ), SellQuestion::TEXT, false, __( 'Please use at most 120 characters', 'hearth-hammer' ) ),
				self::price(),
			),
			Business::PROPERTY => array(
				new SellQuestion( 'address', __( 'Address of the property', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'Please enter its address in at most 120 characters', 'hearth-hammer' ) ),
				new SellQuestion( 'property', __( 'What it is', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'Please say what it is in at most 120 characters', 'hearth-hammer' ), __( 'Such as a two-bedroom terrace, a shop with a flat, three acres. Vacant or let?', 'hearth-hammer' ) ),
				self::price(),
			),
			default => array(
				new SellQuestion( 'item', __( 'What you would like to sell', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'Please say what it is in at most 120 characters', 'hearth-hammer' ) ),
				self::price(),
			),
		};
	}

	private static function price(): SellQuestion {
		return new SellQuestion( 'price', __( 'What you hope it makes, in pounds', 'hearth-hammer' ), SellQuestion::NUMBER, false, __( 'Please enter whole pounds', 'hearth-hammer' ) );
	}
}
