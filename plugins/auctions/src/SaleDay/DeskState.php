<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Money\Amount;

/**
 * What a desk shows: the lots of a sale in their order, and what all desks entered.
 */
final readonly class DeskState {

	public function __construct( private EntryRepository $entries ) {}

	/** @return array<string, mixed> As sale-day-state.json, with every lot. */
	public function whole( SaleRecord $sale ): array {
		$entries = $this->entries->since( $sale->id(), 0 );
		return array(
			'closed'  => ClosingState::is_closed( $sale ),
			'waits'   => self::can_start( $sale ),
			'lots'    => array_map( self::lot( ... ), $this->lots( $sale->id() ) ),
			'entries' => array_map( self::entry( ... ), $entries ),
		);
	}

	/** @return array<string, mixed> As sale-day-state.json: what happened since an entry, with the lots that it happened to. */
	public function since( SaleRecord $sale, int $id ): array {
		$entries = $this->entries->of_lots_since( $sale->id(), $id );
		$ids     = array_values( array_unique( array_map( static fn ( ResultEntry $one ): int => $one->lot, $entries ) ) );
		return array(
			'closed'  => ClosingState::is_closed( $sale ),
			'waits'   => self::can_start( $sale ),
			'lots'    => array_map( self::lot( ... ), self::records( $ids, $sale->id() ) ),
			'entries' => array_map( self::entry( ... ), $entries ),
		);
	}

	/** Visitors see its lots, and not yet that it is live. */
	public static function can_start( SaleRecord $sale ): bool {
		return SaleStatus::Catalogue === $sale->status();
	}

	/** @return list<LotRecord> Those that are published, in the order in which they are offered. */
	public function lots( int $sale ): array {
		global $wpdb;
		$ids = array_map( intval( ... ), array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id = %d ORDER BY lot_sort, post_id', LotTable::name(), $sale ) ) ) );
		// A desk is opened before visitors see the catalogue, so that the index's word for "to be seen" does not do.
		return array_values( array_filter( self::records( $ids, $sale ), static fn ( LotRecord $lot ): bool => 'publish' === $lot->post->post_status ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<LotRecord>
	 */
	private static function records( array $ids, int $sale ): array {
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( array_map( LotRecord::of( ... ), $ids ), static fn ( ?LotRecord $lot ): bool => $lot?->sale?->id() === $sale ) );
	}

	/** @return array<string, mixed> */
	private static function lot( LotRecord $lot ): array {
		return array(
			'id'         => $lot->id(),
			'number'     => $lot->number()->printed,
			'title'      => $lot->title(),
			'status'     => $lot->status()->value,
			'hammer'     => $lot->int( 'hammer' ),
			'guide'      => self::guide( $lot ),
			'guide_low'  => $lot->int( 'guide_low' ),
			'guide_high' => $lot->int( 'guide_high' ),
		);
	}

	/** In words. */
	public static function guide( LotRecord $lot ): string {
		$low  = $lot->int( 'guide_low' );
		$high = $lot->int( 'guide_high' );
		return match ( true ) {
			$low > 0 && $high > $low => Amount::pounds( $low ) . ' – ' . Amount::pounds( $high ),
			$low > 0                 => Amount::pounds( $low ),
			// The name of a price alone would read like one.
			$lot->price_status()->needs_figures() => __( 'No guide price', 'hearth-hammer' ),
			default                  => $lot->price_status()->label(),
		};
	}

	/** @return array<string, mixed> */
	private static function entry( ResultEntry $entry ): array {
		return array(
			'id'      => $entry->id,
			'lot'     => $entry->lot,
			'client'  => $entry->client,
			'outcome' => $entry->outcome->value,
			'hammer'  => $entry->hammer,
			'state'   => $entry->state->value,
			'at'      => $entry->entered_at,
			'who'     => (string) ( get_userdata( $entry->user )->display_name ?? '' ),
		);
	}
}
