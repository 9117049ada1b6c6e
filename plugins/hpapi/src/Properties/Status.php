<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

/**
 * Where a property stands, as feeds say it.
 *
 * | group       | statuses                                         | in a list                        |
 * |-------------|--------------------------------------------------|----------------------------------|
 * | available   | available                                        | always                           |
 * | under_offer | under_offer, reserved                            | always                           |
 * | complete    | sold_stc, sold_stcm, let_agreed, sold, let       | with include_complete, or chosen |
 * | hidden      | withdrawn                                        | never                            |
 */
enum Status: string {

	case Available  = 'available';
	case SoldStc    = 'sold_stc';
	case SoldStcm   = 'sold_stcm';
	case UnderOffer = 'under_offer';
	case Reserved   = 'reserved';
	case LetAgreed  = 'let_agreed';
	case Sold       = 'sold';
	case Let        = 'let';
	case Withdrawn  = 'withdrawn';

	/** The groups that a visitor may choose. */
	public const GROUPS = array( 'available', 'under_offer', 'complete' );

	public function group(): string {
		return match ( $this ) {
			self::Available => 'available',
			self::UnderOffer, self::Reserved => 'under_offer',
			self::Withdrawn => 'hidden',
			default => 'complete',
		};
	}

	public function on_market(): bool {
		return in_array( $this->group(), array( 'available', 'under_offer' ), true );
	}

	/** What a card says of it; nothing where it is simply available. */
	public function label(): string {
		return match ( $this ) {
			self::Available => '',
			self::SoldStc => __( 'Sold STC', 'hearth-hammer' ),
			self::SoldStcm => __( 'Sold STCM', 'hearth-hammer' ),
			self::UnderOffer => __( 'Under offer', 'hearth-hammer' ),
			self::Reserved => __( 'Reserved', 'hearth-hammer' ),
			self::LetAgreed => __( 'Let agreed', 'hearth-hammer' ),
			self::Sold => __( 'Sold', 'hearth-hammer' ),
			self::Let => __( 'Let', 'hearth-hammer' ),
			self::Withdrawn => __( 'Withdrawn', 'hearth-hammer' ),
		};
	}

	/** The same with a word for available ones too, as the map and the admin say it. */
	public function full_label( Channel $channel ): string {
		if ( self::Available !== $this ) {
			return $this->label();
		}
		return Channel::Sales === $channel ? __( 'For sale', 'hearth-hammer' ) : __( 'To let', 'hearth-hammer' );
	}

	public static function group_label( string $group ): string {
		return match ( $group ) {
			'available' => __( 'Available', 'hearth-hammer' ),
			'under_offer' => __( 'Under offer or reserved', 'hearth-hammer' ),
			'complete' => __( 'Sold or let, including agreed', 'hearth-hammer' ),
			default => '',
		};
	}
}
