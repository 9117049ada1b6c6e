<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use Closure;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Locks\Locks;

/**
 * Takes what desks enter and changes the lots, in the order in which it came.
 *
 * Each entry is written down first, then the lot and the index are changed, then the entry says so. Whatever dies in
 * between, the next call goes on from there; whatever is sent again counts once (client and sequence are unique).
 */
final class ResultDesk {

	/** How long a request that died keeps the desks out; one that is alive holds the lock for longer. */
	private const LOCK_SECONDS = 60;

	/** Seconds after which the lock is held for another LOCK_SECONDS. */
	private const HOLD_AFTER = 15;

	/** A desk at a slow server waits for the other one's turn. */
	private const TRIES = 50;

	private string $lock = '';

	private int $held_at = 0;

	public function __construct(
		private readonly EntryRepository $entries,
		private readonly LotWriter $lots,
		private readonly Locks $locks,
		private readonly AuctionIndex $index,
	) {}

	/**
	 * @param string $client 32 hexadecimal digits.
	 * @param list<array{sequence: int, lot: int, outcome: string, hammer: int, seen: int, at: int, was?: string, was_hammer?: int}> $sent In their order.
	 * @return int|null The last sequence of the client that is kept now; null where the sale is busy: ask again.
	 * @throws WriteFailed
	 */
	public function take( int $sale, string $client, array $sent, int $user, int $now ): ?int {
		return $this->alone(
			$sale,
			function () use ( $sale, $client, $sent, $user, $now ): int {
				$through = $this->entries->through( $client );
				foreach ( $sent as $entry ) {
					if ( $entry['sequence'] > $through ) {
						$this->entries->keep( $sale, $client, $entry, $user, $now );
						$through = $entry['sequence'];
					}
				}
				$this->finish( $sale );
				return $through;
			}
		);
	}

	/**
	 * Does something with a sale while no desk enters anything.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T|null Null where the sale is busy: ask again.
	 */
	public function alone( int $sale, Closure $work ): mixed {
		$lock = $this->acquire( $sale );
		if ( null === $lock ) {
			return null;
		}
		$this->lock    = $lock;
		$this->held_at = time();
		try {
			// Another desk may have closed the sale while this one waited.
			wp_cache_delete( $sale, 'post_meta' );
			return $work();
		} finally {
			$this->locks->release( self::name( $sale ), $lock );
		}
	}

	/**
	 * Brings what is written down to its lots and their index: within alone(). A closed sale takes nothing more, so a person
	 * decides.
	 *
	 * @throws WriteFailed
	 */
	public function finish( int $sale ): void {
		$is_closed = SaleStatus::Finished === SaleRecord::of( $sale )?->status();
		/** @var array<int, int> $applied Entries whose lots are not in the index yet, by lot. */
		$applied = array();
		foreach ( $this->entries->unfinished( $sale ) as $entry ) {
			$this->hold( $sale );
			if ( isset( $applied[ $entry->lot ] ) ) {
				$this->settle( $applied );
				$applied = array();
			}
			$lot = LotRecord::of( $entry->lot );
			if ( null === $lot || $lot->sale?->id() !== $sale ) {
				$this->entries->mark( $entry->id, EntryState::Refused );
			} elseif ( SaleDayOutcome::Sold === $entry->outcome && 0 === $entry->hammer ) {
				$this->entries->mark( $entry->id, EntryState::Idle );
			} elseif ( EntryState::Kept === $entry->state && ( $is_closed || self::replaces_unknown( $entry, $lot ) || $this->entries->is_overtaken( $entry ) ) ) {
				$this->entries->mark( $entry->id, EntryState::Conflict );
			} elseif ( SaleDayOutcome::Undo === $entry->outcome ) {
				$this->undo( $entry );
			} else {
				$this->apply( $entry, $lot );
				$applied[ $entry->lot ] = $entry->id;
			}
		}
		$this->settle( $applied );
	}

	/**
	 * The results are told as kept once visitors see them, so that no request that dies leaves an old row in the index.
	 *
	 * @param array<int, int> $applied Entries by lot.
	 * @throws WriteFailed
	 */
	private function settle( array $applied ): void {
		if ( array() !== $applied ) {
			// Also a lot that the request before has changed and not indexed.
			$this->index->index_lots( array_keys( $applied ) );
		}
		foreach ( $applied as $entry ) {
			$this->entries->mark( $entry, EntryState::Applied );
		}
	}

	/** Whether the lot has another result than the one that the desk showed when the key was pressed. */
	private static function replaces_unknown( ResultEntry $entry, LotRecord $lot ): bool {
		return '' !== $entry->was_status && array( $entry->was_status, $entry->was_hammer ) !== array( $lot->status()->value, $lot->int( 'hammer' ) );
	}

	private function apply( ResultEntry $entry, LotRecord $lot ): void {
		$this->entries->begin( $entry->id, $lot->status()->value, $lot->int( 'hammer' ) );
		$status = $entry->outcome->status() ?? $lot->status();
		// The highest bid on a lot that is referred is between vendor and bidder: only the entry has it.
		$this->change( $entry->lot, $status, LotStatus::Sold === $status ? $entry->hammer : 0 );
	}

	private function undo( ResultEntry $undo ): void {
		$standing = $this->entries->standing( $undo );
		if ( null === $standing ) {
			$this->entries->mark( $undo->id, EntryState::Idle );
			return;
		}
		$this->entries->begin( $undo->id, $standing->outcome->value, $standing->hammer );
		$this->change( $undo->lot, LotStatus::tryFrom( $standing->was_status ) ?? LotStatus::Available, $standing->was_hammer );
		$this->index->index_lots( array( $undo->lot ) );
		Transaction::run(
			function () use ( $standing, $undo ): void {
				$this->entries->mark( $standing->id, EntryState::Undone );
				$this->entries->mark( $undo->id, EntryState::Applied );
			}
		);
	}

	private function change( int $lot, LotStatus $status, int $hammer ): void {
		$this->lots->update(
			$lot,
			null,
			array(
				'status' => $status->value,
				'hammer' => $hammer,
			),
			LotWriter::DESK
		);
	}

	/** @throws WriteFailed Where another request has the sale by now. */
	private function hold( int $sale ): void {
		if ( time() - $this->held_at < self::HOLD_AFTER ) {
			return;
		}
		if ( ! $this->locks->extend( self::name( $sale ), $this->lock, self::LOCK_SECONDS ) ) {
			throw new WriteFailed( 'The sale took too long and is not locked any more' );
		}
		$this->held_at = time();
	}

	private function acquire( int $sale ): ?string {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$lock = $this->locks->acquire( self::name( $sale ), self::LOCK_SECONDS );
			if ( null !== $lock ) {
				return $lock;
			}
			usleep( 100000 );
		}
		return null;
	}

	private static function name( int $sale ): string {
		return "sale-day-{$sale}";
	}
}
