<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Buyers;

use HearthHammer\Auctions\LotPage\CurrentLot;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Templates\Template;

/**
 * SALE-09: what the buyer of a lot does next, by what its business sells.
 *
 * GOV.UK says what the law asks of vehicles: "Buying a vehicle", "Get a vehicle log book (V5C)"; of property it is the
 * Common Auction Conditions.
 *
 * @phpstan-type Step array{title: string, text: string}
 */
final readonly class BuyerSteps {

	public function __construct( private Purchase $purchase ) {}

	/** The block lot-next-steps: of the page's lot once it is sold, as long as its buyer has something to do. */
	public static function of_page( CurrentLot $current, LotHistory $history ): string {
		$lot      = $current->lot();
		$purchase = null === $lot || ! $lot->is_published() ? null : Purchase::of( $lot, $history );
		return null === $purchase || ! $purchase->is_recent( time() ) ? '' : ( new Template( dirname( __DIR__, 2 ) . '/templates/buyers' ) )->get( 'next-steps', array( 'steps' => ( new self( $purchase ) )->all() ) );
	}

	/** @return list<Step> Plain text. */
	public function all(): array {
		$lot = $this->purchase->lot;
		return match ( true ) {
			$lot->business()->is_property() => $this->property( $lot ),
			$lot->business()->is_vehicle() => array( $this->pay(), self::collect( $lot ), self::log_book( $lot ), self::drive( $lot ) ),
			default => array( $this->pay(), self::collect( $lot ) ),
		};
	}

	/** @return list<Step> */
	private function property( LotRecord $lot ): array {
		$completion = $this->purchase->completion();
		return array(
			self::step( __( 'Sign the memorandum of sale', 'hearth-hammer' ), ( LotStatus::Sold === $lot->status() ? __( 'Your bid is a binding contract.', 'hearth-hammer' ) : __( 'The sale is binding once contracts are exchanged or we confirm it in writing.', 'hearth-hammer' ) ) . ' ' . __( 'Bring proof of identity and address, and sign the memorandum with us. We send a copy to both solicitors.', 'hearth-hammer' ) ),
			self::step( __( 'Pay the deposit', 'hearth-hammer' ), $this->deposit() ),
			self::step( __( 'Instruct your solicitor', 'hearth-hammer' ), __( 'Send your solicitor the memorandum and the legal pack today. If you need a loan, tell the lender the completion date.', 'hearth-hammer' ) ),
			self::step( __( 'Insure the property', 'hearth-hammer' ), __( 'The buyer may be responsible for insurance from the day of the auction. Check the special conditions of sale.', 'hearth-hammer' ) ),
			self::step(
				__( 'Complete', 'hearth-hammer' ),
				'' === $completion
					? __( 'Pay the balance on the completion date in the special conditions. You get the keys when the seller’s solicitor has the money.', 'hearth-hammer' )
					/* translators: 1: a day, 2: e.g. 28 days after the auction */
					: sprintf( __( 'Pay the balance by %1$s (%2$s), unless the special conditions give another date. You get the keys when the seller’s solicitor has the money.', 'hearth-hammer' ), Purchase::day( $completion ), $this->purchase->terms->completion_words() )
			),
		);
	}

	private function deposit(): string {
		$words = $this->purchase->terms->deposit_words();
		$due   = $this->purchase->deposit();
		return match ( true ) {
			'' === $words => __( 'Pay the deposit in the special conditions and our fees on the day of the auction.', 'hearth-hammer' ),
			/* translators: %s: e.g. 10% of the hammer price */
			0 === $due => sprintf( __( 'Pay %s and our fees on the day of the auction.', 'hearth-hammer' ), $words ),
			/* translators: 1: pounds, 2: e.g. 10% of the hammer price */
			default => sprintf( __( 'Pay %1$s (%2$s) and our fees on the day of the auction.', 'hearth-hammer' ), Amount::pence( $due, true ), $words ),
		};
	}

	/** @return Step */
	private function pay(): array {
		$due = $this->purchase->deposit();
		return self::step(
			__( 'Pay', 'hearth-hammer' ),
			/* translators: %s: pounds */
			( $due > 0 ? sprintf( __( 'Pay the deposit of %s on the day of the auction.', 'hearth-hammer' ), Amount::pence( $due, true ) ) . ' ' : '' ) . __( 'Pay the hammer price, our fees and any VAT before you collect.', 'hearth-hammer' )
		);
	}

	/** @return Step */
	private static function collect( LotRecord $lot ): array {
		$place = implode( ', ', array_filter( array( $lot->sale?->text( 'venue' ) ?? '', $lot->sale?->text( 'venue_postcode' ) ?? '' ) ) );
		$said  = $lot->sale?->text( 'collection' ) ?? '';
		return self::step(
			__( 'Collect', 'hearth-hammer' ),
			match ( true ) {
				'' !== $said => $said,
				/* translators: %s: a place */
				'' !== $place => sprintf( __( 'Collect from %s once we have your payment. Bring photo identity and your receipt.', 'hearth-hammer' ), $place ),
				default => __( 'Ask us when and where to collect. Bring photo identity and your receipt.', 'hearth-hammer' ),
			}
		);
	}

	/** @return Step */
	private static function log_book( LotRecord $lot ): array {
		return self::step(
			__( 'Get the log book (V5C)', 'hearth-hammer' ),
			match ( $lot->text( 'v5c' ) ) {
				'present' => __( 'You get the green “new keeper” slip (V5C/2) when you collect. DVLA is told of the sale and posts you a new log book.', 'hearth-hammer' ),
				'to_follow' => __( 'The log book is not here yet. We send it to you when it arrives. You need it, or a new one from DVLA (form V62), to tax the vehicle.', 'hearth-hammer' ),
				'none' => __( 'There is no log book. Apply to DVLA for one with form V62. There is a fee.', 'hearth-hammer' ),
				default => __( 'Ask us for the log book when you collect. If it is missing, apply to DVLA with form V62.', 'hearth-hammer' ),
			}
		);
	}

	/** @return Step */
	private static function drive( LotRecord $lot ): array {
		$until = $lot->text( 'mot_until' );
		/* translators: %s: a day */
		$mot = '' === $until ? __( 'Check that it has an MOT.', 'hearth-hammer' ) : sprintf( __( 'The MOT runs until %s.', 'hearth-hammer' ), Purchase::day( $until ) );
		return self::step( __( 'Insure and tax it', 'hearth-hammer' ), __( 'Insure and tax the vehicle before you drive it away: tax does not pass to a new keeper.', 'hearth-hammer' ) . ' ' . $mot );
	}

	/** @return Step */
	private static function step( string $title, string $text ): array {
		return compact( 'title', 'text' );
	}
}
