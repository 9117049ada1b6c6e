<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\SalePages\SaleLots;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleRecord;

/**
 * The lots of a printed catalogue, with what a bidder takes to the room.
 *
 * They are read a batch after the other, so that a sale of thousands needs no more memory than its page.
 */
final readonly class PrintedLots {

	private const BATCH = 200;

	/** Facts that the card does not tell, by their keys in LotFacts. */
	private const DETAILS = array( 'mot_until', 'service_history', 'v5c', 'keys', 'insurance_category', 'grade', 'vat', 'deposit', 'completion', 'buyers_premium', 'administration_charge', 'special_payments' );

	public function __construct( private AddendumRepository $addenda ) {}

	/**
	 * @param bool $is_short Their summaries alone, without descriptions.
	 * @return list<array<string, mixed>> schemas/parts/lot-card.json, and: heading, details (label → value), faults, text (paragraphs), viewings, addenda (number → text).
	 */
	public function of( SaleRecord $sale, bool $is_short ): array {
		$addenda = array();
		foreach ( $this->addenda->of_sale( $sale->id() ) as $one ) {
			$addenda[ $one->lot ][ $one->number ] = $one->text;
		}
		$lots = array();
		foreach ( array_chunk( SaleLots::of( $sale->id() ), self::BATCH ) as $cards ) {
			_prime_post_caches( array_column( $cards, 'id' ), false, true );
			foreach ( $cards as $card ) {
				$lot = LotRecord::of( $card['id'] );
				if ( null !== $lot ) {
					$lots[] = self::lot( $lot, $card, $is_short, $addenda[ $card['id'] ] ?? array() );
				}
				clean_post_cache( $card['id'] );
			}
		}
		return $lots;
	}

	/**
	 * @param array<string, mixed> $card
	 * @param array<int, string>   $addenda
	 * @return array<string, mixed>
	 */
	private static function lot( LotRecord $lot, array $card, bool $is_short, array $addenda ): array {
		$facts = array_column( array_merge( array(), ...array_column( ( new LotFacts( $lot ) )->groups(), 'facts' ) ), null, 'key' );
		$known = array();
		foreach ( self::DETAILS as $key ) {
			if ( true === ( $facts[ $key ]['known'] ?? false ) ) {
				$known[ $facts[ $key ]['label'] ] = $facts[ $key ]['value'];
			}
		}
		$text  = $is_short ? '' : html_entity_decode( wp_strip_all_tags( (string) preg_replace( '#</(p|li|h[1-6]|div)>|<br\s*/?>#i', "$0\n", $lot->post->post_content ) ), ENT_QUOTES );
		return array(
			'heading'  => LotName::heading( $lot->title(), (string) $card['place'] ),
			'details'  => $known,
			'faults'   => $is_short ? '' : $lot->text( 'faults' ),
			'text'     => array_values( array_filter( array_map( trim( ... ), explode( "\n", $text ) ), static fn ( string $line ): bool => '' !== $line ) ),
			// The sale's own days are printed once, with its terms.
			'viewings' => array() !== $lot->list( 'viewings' ) && LotView::is_open( $lot ) ? array_map( static fn ( array $time ): string => trim( SaleDates::span( $time['starts_at'], $time['ends_at'] ) . ' ' . $time['note'] ), ( new LotViewings( $lot ) )->coming( time() ) ) : array(),
			'addenda'  => $addenda,
		) + $card;
	}
}
