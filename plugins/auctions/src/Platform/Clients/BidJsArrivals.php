<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformFailed;

/**
 * Which items of a sale came, shown or hidden, and which numbers between them did not.
 */
final class BidJsArrivals {

	/** So many gaps are named. */
	private const MOST_NAMED = 30;

	/** @var array<true> By id. */
	private array $ids = array();

	/** @var array<int, true> The whole numbers among the lots' numbers. */
	private array $numbers = array();

	/** @param mixed $currency BidJS's id of the sale's currency; null where it names none. */
	public function __construct( private readonly mixed $currency = null ) {}

	/** @throws PlatformFailed Where it came already. */
	public function add( string $id, string $number ): void {
		if ( isset( $this->ids[ $id ] ) ) {
			/* translators: %s: id of a lot */
			throw new PlatformFailed( sprintf( __( '%s was received twice', 'hearth-hammer' ), $id ) );
		}
		$this->ids[ $id ] = true;
		if ( 1 === preg_match( '/^\s*0*(\d{1,6})/', $number, $found ) ) {
			$this->numbers[ (int) $found[1] ] = true;
		}
	}

	public function has( string $id ): bool {
		return isset( $this->ids[ $id ] );
	}

	public function count(): int {
		return count( $this->ids );
	}

	/** @param array<mixed> $item */
	public function is_in_pounds( array $item ): bool {
		$id = $item['currencyId'] ?? null;
		return '' === BidJsItem::foreign_currency( $item['currency'] ?? null ) && ( null === $id || null === $this->currency || $id === $this->currency );
	}

	/** In words for staff. */
	public function shortfall( int $listed ): string {
		/* translators: 1: how many lots came, 2: how many there are */
		$words = sprintf( _n( '%1$d of %2$d lot was received, so no lots were withdrawn', '%1$d of %2$d lots were received, so no lots were withdrawn', $listed, 'hearth-hammer' ), $this->count(), $listed );
		$gaps  = $this->gaps();
		/* translators: %s: numbers of lots, e.g. 4, 9 to 11 */
		return array() === $gaps ? $words : $words . '. ' . sprintf( __( 'Missing lot numbers: %s', 'hearth-hammer' ), implode( ', ', $gaps ) );
	}

	/** @return list<string> Runs of numbers from 1 to the highest that no item has. */
	private function gaps(): array {
		$gaps    = array();
		$numbers = array_keys( $this->numbers );
		sort( $numbers );
		$before = 0;
		foreach ( $numbers as $number ) {
			if ( $number > $before + 1 ) {
				$first  = $before + 1;
				$last   = $number - 1;
				/* translators: 1: first, 2: last number of several */
				$gaps[] = $first === $last ? (string) $first : sprintf( __( '%1$d to %2$d', 'hearth-hammer' ), $first, $last );
			}
			$before = $number;
		}
		return array_slice( $gaps, 0, self::MOST_NAMED );
	}
}
