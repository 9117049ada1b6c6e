<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Fees\CostWords;
use HearthHammer\Auctions\Fees\FeeLine;
use HearthHammer\Auctions\Fees\FeeScope;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;

/**
 * LOT-03: what stands beside a price at auction in the UK: what a guide and a reserve are, and which fees are due. The
 * advertising rules ask for it (CAP's guidance on guide prices): a reserve is not more than 10% above a single guide,
 * or lies within a range.
 */
final readonly class PriceNotes {

	public function __construct( private LotRecord $lot ) {}

	/** @return list<array{term: string, text: string}> Those that fit what is said of the price; none of a lot that is gone. */
	public function definitions(): array {
		if ( $this->lot->status()->is_gone() ) {
			return array();
		}
		$is_range = $this->lot->int( 'guide_high' ) > $this->lot->int( 'guide_low' );
		$price    = $this->lot->price_status();
		$notes    = match ( $price ) {
			PriceStatus::Estimate => array( $this->note( __( 'Estimate', 'hearth-hammer' ), __( 'Our opinion of what the lot may fetch. It may change before the auction, and the hammer price may be higher or lower.', 'hearth-hammer' ) ) ),
			PriceStatus::Poa => array( $this->note( __( 'Price on application', 'hearth-hammer' ), __( 'The guide price isn’t published. Ask us what the seller expects.', 'hearth-hammer' ) ) ),
			PriceStatus::Refer => array( $this->note( __( 'Refer to auctioneer', 'hearth-hammer' ), __( 'The guide price is being agreed with the seller. Ask us for the latest.', 'hearth-hammer' ) ) ),
			default => array( $this->note( __( 'Guide price', 'hearth-hammer' ), __( 'An indication of what the seller currently expects, to help you decide whether to go on. It may change before the auction, and the hammer price may be higher or lower.', 'hearth-hammer' ) ) ),
		};
		$notes[] = match ( $price ) {
			PriceStatus::NoReserve => $this->note( __( 'No reserve', 'hearth-hammer' ), __( 'The seller has set no minimum price. The highest bid buys the lot.', 'hearth-hammer' ) ),
			PriceStatus::ReserveMet => $this->note( __( 'Reserve met', 'hearth-hammer' ), __( 'Bidding has reached the lowest price agreed with the seller. The highest bid will buy the lot.', 'hearth-hammer' ) ),
			default => $this->note(
				__( 'Reserve', 'hearth-hammer' ),
				$is_range
					? __( 'The lowest price at which we may sell, agreed with the seller in confidence. It is within the guide range.', 'hearth-hammer' )
					: __( 'The lowest price at which we may sell, agreed with the seller in confidence. It is no more than 10% above a single guide price, or within the guide range.', 'hearth-hammer' )
			),
		};
		return $notes;
	}

	/** Which fees come on top, in one sentence; empty of a lot that was withdrawn. */
	public function fees(): string {
		if ( LotStatus::Withdrawn === $this->lot->status() ) {
			return '';
		}
		$fees = array_map( self::fee( ... ), $this->fee_lines() );
		return array() === $fees
			? __( 'Fees may be payable on top of the hammer price. Ask us before you bid.', 'hearth-hammer' )
			/* translators: %s: a list of fees */
			: sprintf( __( 'Payable on top of the hammer price: %s.', 'hearth-hammer' ), implode( '; ', $fees ) );
	}

	/** @return list<FeeLine> Those of its sale that are due on this lot. */
	public function fee_lines(): array {
		return $this->lot->sale?->fee_table()->lines_for( self::scope( $this->lot ) )->lines ?? array();
	}

	public static function scope( LotRecord $lot ): FeeScope {
		return match ( true ) {
			$lot->business()->is_vehicle() => FeeScope::Vehicle,
			$lot->business()->is_property() => FeeScope::Property,
			default => FeeScope::All,
		};
	}

	/** One band is said whole, of several how they begin. */
	private static function fee( FeeLine $line ): string {
		$bands = CostWords::bands( $line );
		return 1 === count( $bands )
			/* translators: 1: name of a fee, 2: how much it is */
			? sprintf( __( '%1$s %2$s', 'hearth-hammer' ), $line->label, $bands[0]['fee'] )
			/* translators: %s: name of a fee */
			: sprintf( __( '%s (depends on the hammer price)', 'hearth-hammer' ), $line->label );
	}

	/** @return array{term: string, text: string} */
	private function note( string $term, string $text ): array {
		return array(
			'term' => $term,
			'text' => $text,
		);
	}
}
