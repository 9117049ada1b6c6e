<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use DateTimeImmutable;
use HearthHammer\Core\Company\WorkingDays;
use HearthHammer\Core\Money\Amount;

/**
 * What the buyer of a lot agrees to: the deposit and the day of completion. The lot's own terms come before its sale's.
 */
final readonly class ContractTerms {

	/** More completion days than any contract has: what was typed wrongly must not count for minutes. */
	private const MOST_DAYS = 730;

	private function __construct(
		public float $percent,
		public int $minimum,
		public int $days,
		public bool $counts_working_days,
	) {}

	public static function of( LotRecord $lot ): self {
		return new self(
			$lot->float( 'deposit_percent' ) ?: ( $lot->sale?->float( 'deposit_percent' ) ?? 0.0 ),
			$lot->int( 'deposit_minimum' ),
			min( self::MOST_DAYS, $lot->int( 'completion_days' ) ?: ( $lot->sale?->int( 'completion_days' ) ?? 0 ) ),
			'working_days' === $lot->sale?->text( 'completion_unit' )
		);
	}

	/** e.g. 10% of the hammer price, at least £3,000; empty where none is asked. */
	public function deposit_words(): string {
		return match ( true ) {
			/* translators: 1: a percentage, 2: an amount of money */
			$this->percent > 0 && $this->minimum > 0 => sprintf( __( '%1$s%% of the hammer price, at least %2$s', 'hearth-hammer' ), Amount::plain( $this->percent ), Amount::pounds( $this->minimum ) ),
			/* translators: %s: a percentage */
			$this->percent > 0 => sprintf( __( '%s%% of the hammer price', 'hearth-hammer' ), Amount::plain( $this->percent ) ),
			$this->minimum > 0 => Amount::pounds( $this->minimum ),
			default => '',
		};
	}

	/**
	 * What is due of a price, never more than it.
	 *
	 * @param int $hammer Pence; 0 where it is not known.
	 * @return int Pence; 0 where no deposit is asked, or the price is not known.
	 */
	public function deposit( int $hammer ): int {
		return min( $hammer, max( (int) round( $hammer * $this->percent / 100 ), 100 * $this->minimum ) );
	}

	/** e.g. 28 days after the auction; empty where nothing is said. */
	public function completion_words(): string {
		return match ( true ) {
			0 === $this->days => '',
			/* translators: %d: number of days */
			$this->counts_working_days => sprintf( _n( '%d working day after the auction', '%d working days after the auction', $this->days, 'hearth-hammer' ), $this->days ),
			/* translators: %d: number of days */
			default => sprintf( _n( '%d day after the auction', '%d days after the auction', $this->days, 'hearth-hammer' ), $this->days ),
		};
	}

	/**
	 * When it is completed: on a working day, as the Common Auction Conditions have it.
	 *
	 * @param string $contract Day of the contract, YYYY-MM-DD.
	 * @return string The same; the day of the contract where nothing is said.
	 */
	public function completion( string $contract ): string {
		return match ( true ) {
			0 === $this->days => $contract,
			$this->counts_working_days => WorkingDays::after( $contract, $this->days ),
			default => WorkingDays::from( ( new DateTimeImmutable( $contract ) )->modify( "+{$this->days} days" )->format( 'Y-m-d' ) ),
		};
	}
}
