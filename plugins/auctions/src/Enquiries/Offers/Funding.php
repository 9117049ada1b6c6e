<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Offers;

use HearthHammer\Auctions\Sales\Business;

/**
 * How the person who makes an offer pays.
 */
enum Funding: string {

	case Cash     = 'cash';
	case Mortgage = 'mortgage';
	case Bridging = 'bridging';
	case Finance  = 'finance';

	public function label(): string {
		return match ( $this ) {
			self::Cash => __( 'Cash, with no loan', 'hearth-hammer' ),
			self::Mortgage => __( 'Mortgage', 'hearth-hammer' ),
			self::Bridging => __( 'Bridging loan', 'hearth-hammer' ),
			self::Finance => __( 'Finance', 'hearth-hammer' ),
		};
	}

	/** @return list<array{value: string, label: string}> What a form of the business offers. */
	public static function options( Business $business ): array {
		return array_map(
			static fn ( self $one ): array => array( 'value' => $one->value, 'label' => $one->label() ),
			$business->is_property() ? array( self::Cash, self::Mortgage, self::Bridging ) : array( self::Cash, self::Finance )
		);
	}
}
