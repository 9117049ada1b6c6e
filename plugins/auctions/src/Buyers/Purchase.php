<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Buyers;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Auctions\Lots\ContractTerms;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * A lot that was sold: when the contract was made, and what is due when. Days are YYYY-MM-DD, in London.
 */
final readonly class Purchase {

	public ContractTerms $terms;

	private function __construct( public LotRecord $lot, public string $contract, private int $agreed ) {
		$this->terms = ContractTerms::of( $lot );
	}

	/**
	 * Null if the lot is not sold, or the day is not known.
	 *
	 * @param int $agreed Pence, of the accepted offer; for staff alone. It counts where the lot has no price.
	 */
	public static function of( LotRecord $lot, LotHistory $history, int $agreed = 0 ): ?self {
		$time = match ( $lot->status() ) {
			LotStatus::Sold => $lot->own_end() ?: ( $lot->sale?->starts_at() ?? 0 ),
			// At another time than the auction: on the day that the site learned of it.
			LotStatus::SoldPrior, LotStatus::SoldAfter => $history->of( $lot->id(), array( 'status' ), 1 )[0]['at'] ?? 0,
			default => 0,
		};
		return 0 === $time ? null : new self( $lot, SaleDates::format( 'Y-m-d', $time ), $agreed );
	}

	/** Pence; 0 where the price is not known. */
	public function price(): int {
		return $this->lot->hammer_in_pence() ?: $this->agreed;
	}

	/** Pence; 0 where none is asked, or the price is not known. */
	public function deposit(): int {
		return $this->terms->deposit( $this->price() );
	}

	/** Empty where the terms say nothing of it. */
	public function completion(): string {
		return 0 === $this->terms->days ? '' : $this->terms->completion( $this->contract );
	}

	/** Whether the buyer still has something to do: for three months, or a month after completion. */
	public function is_recent( int $now ): bool {
		$last = max( strtotime( "{$this->contract} +90 days" ), strtotime( ( $this->completion() ?: $this->contract ) . ' +30 days' ) );
		return $now < (int) $last;
	}

	/** e.g. Thursday 24 December 2026. */
	public static function day( string $date ): string {
		return SaleDates::format( 'l j F Y', ( new DateTimeImmutable( "{$date} 12:00", new DateTimeZone( ClockTime::ZONE ) ) )->getTimestamp() );
	}
}
