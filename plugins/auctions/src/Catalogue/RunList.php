<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

/**
 * SALE-03: where an auction in the room is, and when each lot is expected. Times are Unix seconds.
 *
 * The lot that is being sold is the first without a result after the one that was decided last: a result that was
 * forgotten does not stop the list. The pace is the mean since the start. src/lib/run-list says the same expected times:
 * both run tests/vectors/run-list.json.
 */
final readonly class RunList {

	/** Results before which the pace is the usual one. */
	private const ENOUGH = 3;

	/** Seconds a lot: a break must not make every later lot late, nor results that came all at once early. */
	private const SHORTEST = 15;
	private const LONGEST  = 600;

	/** What shows how fast lots are sold; a withdrawn lot takes no time. */
	private const SOLD_HERE = array( 'sold', 'unsold', 'referred' );

	/**
	 * @param list<int> $lots Those still to be sold, in their order; the first is being sold.
	 * @param int       $last The lot that was decided last; 0 for none.
	 */
	public function __construct( public int $since, public int $pace, public array $lots, public int $last = 0 ) {}

	/**
	 * @param int                                                  $starts_at Of the sale.
	 * @param int                                                  $usual     Seconds a lot, until the sale shows its own pace.
	 * @param list<array{id: int, status: string, decided_at: int}> $lots      In their order; `decided_at` is 0 where the status is from before the sale.
	 */
	public static function of( int $starts_at, int $usual, array $lots ): self {
		$since   = $starts_at;
		$decided = 0;
		$last    = -1;
		$open    = array();
		foreach ( $lots as $place => $lot ) {
			if ( 'available' === $lot['status'] ) {
				$open[ $place ] = $lot['id'];
			} elseif ( $lot['decided_at'] >= $starts_at && in_array( $lot['status'], self::SOLD_HERE, true ) ) {
				++$decided;
				$last  = $lot['decided_at'] >= $since ? $place : $last;
				$since = max( $since, $lot['decided_at'] );
			}
		}
		$next    = array();
		$skipped = array();
		foreach ( $open as $place => $id ) {
			if ( $place > $last ) {
				$next[] = $id;
			} else {
				$skipped[] = $id;
			}
		}
		return new self(
			$since,
			$decided < self::ENOUGH ? $usual : max( self::SHORTEST, min( self::LONGEST, intdiv( $since - $starts_at, $decided ) ) ),
			array( ...$next, ...$skipped ),
			$lots[ $last ]['id'] ?? 0
		);
	}

	/** When a lot comes up; null where it is not among those still to be sold. */
	public function expected( int $lot, int $now ): ?int {
		$place = array_search( $lot, $this->lots, true );
		return match ( $place ) {
			false => null,
			0 => $this->since,
			default => max( $now, $this->since + $this->pace ) + ( $place - 1 ) * $this->pace,
		};
	}
}
