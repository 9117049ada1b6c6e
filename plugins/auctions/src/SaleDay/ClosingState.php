<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\EditScreens\OfferAgainScreen;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Money\Amount;

/**
 * SALE-04: what a person looks at before they close a sale, and what came of it.
 */
final readonly class ClosingState {

	public function __construct(
		private DeskState $desk,
		private EntryRepository $entries,
		private SellerRepository $sellers,
	) {}

	/** @return array<string, mixed> As sale-day-closing.json. Reserves and answers only for people who may edit lots. */
	public function of( SaleRecord $sale, int $now ): array {
		$lots    = $this->desk->lots( $sale->id() );
		$sellers = $this->sellers->of_lots( array_map( static fn ( LotRecord $lot ): int => $lot->id(), $lots ) );
		$bids    = $this->bids( $sale->id() );
		$of      = static fn ( LotStatus $status ): array => array_values( array_filter( $lots, static fn ( LotRecord $lot ): bool => $lot->status() === $status ) );
		$sees    = current_user_can( Capabilities::EDIT_LOTS );
		$doubts  = array();
		if ( ! self::is_closed( $sale ) && max( $sale->starts_at(), $sale->ends_at() ) > $now ) {
			$doubts[] = array( 'id' => 0, 'name' => $sale->title(), 'words' => $sale->starts_at() > $now ? __( 'The sale hasn’t started yet.', 'hearth-hammer' ) : __( 'The sale hasn’t reached its end time yet.', 'hearth-hammer' ) );
		}
		foreach ( $lots as $lot ) {
			$words = self::doubt( $lot, $sellers[ $lot->id() ] ?? null, $sees );
			'' === $words || $doubts[] = array( 'id' => $lot->id(), 'name' => LotName::of( $lot ), 'words' => $words );
		}
		$state = array(
			'closed'      => self::is_closed( $sale ),
			'open'        => array_map( static fn ( LotRecord $lot ): array => array( 'id' => $lot->id(), 'name' => LotName::of( $lot ) ), $of( LotStatus::Available ) ),
			'referred'    => array_map( static fn ( LotRecord $lot ): array => self::referred( $lot, $bids[ $lot->id() ] ?? 0, $sees ? $sellers[ $lot->id() ] ?? null : null ), $of( LotStatus::Referred ) ),
			'doubts'      => $doubts,
			'figures'     => self::figures( $lots ),
			'results_url' => SaleAddresses::sale( $sale->slug() ),
			'lots_url'    => OfferAgainScreen::url( $sale->id() ),
		);
		return $state + array( 'version' => md5( (string) wp_json_encode( $state ) ) );
	}

	public static function is_closed( SaleRecord $sale ): bool {
		return SaleStatus::Finished === $sale->status();
	}

	/** @return array<string, mixed> A highest bid may be on the lot or in the desk's entry alone. */
	private static function referred( LotRecord $lot, int $bid, ?Seller $seller ): array {
		$pence = $lot->hammer_in_pence() ?: 100 * $bid;
		return array(
			'id'       => $lot->id(),
			'name'     => LotName::of( $lot ),
			'bid'      => $pence > 0 ? Amount::pence( $pence, true ) : '',
			'guide'    => DeskState::guide( $lot ),
			'reserve'  => $seller?->reserve_words() ?? '',
			'answer'   => $seller->answer ?? '',
			'deadline' => $seller?->deadline() ?? '',
			'edit_url' => current_user_can( 'edit_post', $lot->id() ) ? (string) get_edit_post_link( $lot->id(), 'raw' ) : '',
		);
	}

	/** Why a result may be wrong, in sentences; empty for a good one. */
	private static function doubt( LotRecord $lot, ?Seller $seller, bool $sees ): string {
		$pence = $lot->hammer_in_pence();
		if ( ! $lot->status()->is_sold() || ( 0 === $pence && LotStatus::Sold !== $lot->status() ) ) {
			return '';
		}
		if ( 0 === $pence ) {
			return __( 'Sold, but no price is recorded.', 'hearth-hammer' );
		}
		$words   = array();
		$price   = Amount::pence( $pence, true );
		$reserve = $seller->reserve ?? 0;
		if ( $pence < $reserve ) {
			$words[] = $sees
				/* translators: 1: hammer price, 2: reserve */
				? sprintf( __( 'Sold for %1$s, below the reserve of %2$s.', 'hearth-hammer' ), $price, $seller?->reserve_words() ?? '' )
				/* translators: %s: hammer price */
				: sprintf( __( 'Sold for %s, below the reserve.', 'hearth-hammer' ), $price );
		}
		if ( PriceCheck::is_unlikely( $pence / 100, $lot->int( 'guide_low' ), $lot->int( 'guide_high' ) ) ) {
			/* translators: 1: hammer price, 2: guide price */
			$words[] = sprintf( __( '%1$s is a long way from the guide price of %2$s.', 'hearth-hammer' ), $price, DeskState::guide( $lot ) );
		}
		return implode( ' ', $words );
	}

	/**
	 * As the results page counts.
	 *
	 * @param list<LotRecord> $lots
	 * @return array{lots: int, offered: int, sold: int, rate: int|null, raised: int}
	 */
	private static function figures( array $lots ): array {
		$offered = count( array_filter( $lots, static fn ( LotRecord $lot ): bool => $lot->status()->counts_as_offered() ) );
		$sold    = array_filter( $lots, static fn ( LotRecord $lot ): bool => $lot->status()->is_sold() );
		return array(
			'lots'    => count( $lots ),
			'offered' => $offered,
			'sold'    => count( $sold ),
			'rate'    => $offered > 0 ? (int) round( 100 * count( $sold ) / $offered ) : null,
			'raised'  => intdiv( (int) array_sum( array_map( static fn ( LotRecord $lot ): int => $lot->hammer_in_pence(), $sold ) ), 100 ),
		);
	}

	/** @return array<int, int> Lot to the highest bid that a desk noted when it was referred, in pounds. */
	private function bids( int $sale ): array {
		$bids = array();
		foreach ( $this->entries->since( $sale, 0 ) as $entry ) {
			if ( EntryState::Applied === $entry->state && SaleDayOutcome::Referred === $entry->outcome ) {
				$bids[ $entry->lot ] = $entry->hammer;
			}
		}
		return $bids;
	}
}
