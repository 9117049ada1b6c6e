<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\WriteFailed;

/**
 * SALE-04: closes a sale in one step that leaves no lot without a result. Each part can be done again: a process that dies
 * in between is continued by the next one, and nothing is written or mailed twice.
 *
 * The sale is finished last. Its new status tells the watchers of what is still available (`hh_sale_rescheduled`).
 */
final readonly class CloseSale {

	public function __construct(
		private ResultDesk $desk,
		private EntryRepository $entries,
		private ClosingState $state,
		private Offers $offers,
		private AuctionIndex $index,
	) {}

	/**
	 * @param string $version     Of the ClosingState that the person looked at.
	 * @param bool   $mark_unsold Lots without a result become unsold.
	 * @param bool   $is_sure     Doubtful results are right.
	 * @throws WriteFailed
	 */
	public function close( int $sale, string $version, bool $mark_unsold, bool $is_sure, int $user, int $now ): Closing {
		// Raises a limit that exists; on the command line there is none.
		if ( (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
			set_time_limit( 300 );
		}
		return $this->desk->alone( $sale, fn (): Closing => $this->close_alone( $sale, $version, $mark_unsold, $is_sure, $user, $now ) ) ?? Closing::Busy;
	}

	/**
	 * Desks can enter results again. People who were told that a lot is available are not told again.
	 *
	 * @return Closing Closing::Reopened also where it was open already.
	 */
	public function reopen( int $sale ): Closing {
		return $this->desk->alone(
			$sale,
			static function () use ( $sale ): Closing {
				SaleStatus::Finished === SaleRecord::of( $sale )?->status() && self::set( $sale, SaleStatus::Running );
				return Closing::Reopened;
			}
		) ?? Closing::Busy;
	}

	/**
	 * The auctioneer begins: visitors see that the sale is live, and which lot is being sold.
	 *
	 * @return Closing Closing::Started also where it was live already.
	 */
	public function start( int $sale ): Closing {
		return $this->desk->alone(
			$sale,
			static function () use ( $sale ): Closing {
				$record = SaleRecord::of( $sale );
				if ( SaleStatus::Running !== $record?->status() ) {
					if ( null === $record || ! DeskState::can_start( $record ) ) {
						return Closing::NotOpen;
					}
					self::set( $sale, SaleStatus::Running );
				}
				return Closing::Started;
			}
		) ?? Closing::Busy;
	}

	private function close_alone( int $id, string $version, bool $mark_unsold, bool $is_sure, int $user, int $now ): Closing {
		$this->desk->finish( $id );
		$sale  = SaleRecord::of( $id );
		$state = null === $sale ? array() : $this->state->of( $sale, $now );
		$told  = match ( true ) {
			SaleStatus::Finished === $sale?->status() => Closing::Closed,
			! in_array( $sale?->status(), array( SaleStatus::Catalogue, SaleStatus::Running ), true ) => Closing::NotHeld,
			! hash_equals( $state['version'], $version ) => Closing::Changed,
			array() !== $state['open'] && ! $mark_unsold => Closing::Unfinished,
			array() !== $state['doubts'] && ! $is_sure => Closing::Doubtful,
			default => null,
		};
		if ( null !== $told ) {
			return $told;
		}
		$this->mark_unsold( $id, array_column( $state['open'], 'id' ), $user, $now );
		// The office may have changed one on its edit screen meanwhile.
		if ( array() !== $this->state->of( SaleRecord::of( $id ) ?? $sale, $now )['open'] ) {
			return Closing::Changed;
		}
		$this->offers->settle( $id, $now );
		// What is still available is read from the index.
		$this->index->flush();
		self::set( $id, SaleStatus::Finished );
		return Closing::Closed;
	}

	/**
	 * Entries like those of a desk: they are in the journal, and can be undone once the sale is open again.
	 *
	 * @param list<int> $lots
	 */
	private function mark_unsold( int $sale, array $lots, int $user, int $now ): void {
		if ( array() === $lots ) {
			return;
		}
		$client = bin2hex( random_bytes( 16 ) );
		$seen   = max( array( 0, ...array_map( static fn ( ResultEntry $one ): int => $one->id, $this->entries->since( $sale, 0 ) ) ) );
		foreach ( $lots as $index => $lot ) {
			$this->entries->keep( $sale, $client, array( 'sequence' => $index + 1, 'lot' => $lot, 'outcome' => SaleDayOutcome::Unsold->value, 'hammer' => 0, 'seen' => $seen, 'at' => $now ), $user, $now );
		}
		$this->desk->finish( $sale );
	}

	/** By a person: a sync does not set it back. */
	private static function set( int $sale, SaleStatus $status ): void {
		SaleFields::fields()->replace( $sale, array( 'status' => $status->value ) + SaleFields::staff()->marks( $sale, array( 'status' ) ) );
	}
}
