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
				new SellQuestion( 'plate', __( 'Number plate', 'hearth-hammer' ), SellQuestion::PLATE, true, __( 'Enter a number plate in the correct format, like AB12 CDE', 'hearth-hammer' ), __( 'Enter the number plate', 'hearth-hammer' ) ),
				new SellQuestion( 'mileage', __( 'Mileage', 'hearth-hammer' ), SellQuestion::NUMBER, true, __( 'Enter the mileage as a number, like 45,000', 'hearth-hammer' ), __( 'Enter the mileage', 'hearth-hammer' ) ),
				new SellQuestion( 'vehicle', __( 'Make and model', 'hearth-hammer' ), SellQuestion::TEXT, false, __( 'Make and model must be 120 characters or fewer', 'hearth-hammer' ) ),
				self::price(),
			),
			Business::PROPERTY => array(
				new SellQuestion( 'address', __( 'Property address', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'The property’s address must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter the property’s address', 'hearth-hammer' ) ),
				new SellQuestion( 'property', __( 'Description', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'The description must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter a description', 'hearth-hammer' ), __( 'For example, a two-bedroom terrace, a shop with a flat, or three acres. Is it vacant or let?', 'hearth-hammer' ) ),
				self::price(),
			),
			default => array(
				new SellQuestion( 'item', __( 'What you would like to sell', 'hearth-hammer' ), SellQuestion::TEXT, true, __( 'What you would like to sell must be 120 characters or fewer', 'hearth-hammer' ), __( 'Enter what you would like to sell', 'hearth-hammer' ) ),
				self::price(),
			),
		};
	}

	private static function price(): SellQuestion {
		return new SellQuestion( 'price', __( 'Price you hope for (£)', 'hearth-hammer' ), SellQuestion::NUMBER, false, __( 'Enter the price in whole pounds', 'hearth-hammer' ) );
	}
}
