<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotColumns;
use HearthHammer\Core\Filter\Bound;

/**
 * Counts how many lots each step of a range would leave, under all other filters and under the range's other bound.
 */
final class RangeCounts {

	/** @var array<int|string, int> Lots by their number, of those that all other filters leave. */
	private array $lots = array();

	private readonly float $least;
	private readonly float $most;

	/**
	 * @param Bound|null            $lower Either may not exist, not both.
	 * @param list<int|float>       $steps
	 * @param array<string, string> $set   All filters that are set, by name.
	 */
	public function __construct(
		private readonly ?Bound $lower,
		private readonly ?Bound $upper,
		private readonly array $steps,
		private readonly array $set,
	) {
		$this->least = null !== $lower && isset( $set[ $lower->name ] ) ? (float) $lower->number( $set[ $lower->name ] ) : -INF;
		$this->most  = null !== $upper && isset( $set[ $upper->name ] ) ? (float) $upper->number( $set[ $upper->name ] ) : INF;
	}

	public function is_set(): bool {
		return -INF !== $this->least || INF !== $this->most;
	}

	/** As Bound::conditions() decides. */
	public function lets( int $number ): bool {
		return $number <= $this->most && $number >= $this->least && ( -INF === $this->least || $number < LotColumns::UNKNOWN );
	}

	public function add( string $number ): void {
		$this->lots[ $number ] = ( $this->lots[ $number ] ?? 0 ) + 1;
	}

	/** @return array<string, list<array{value: string, label: string, count: int, within: string}>> By the bound's name. */
	public function facets(): array {
		$facets = array();
		foreach ( array_filter( array( $this->lower, $this->upper ) ) as $bound ) {
			foreach ( $this->offered( $bound ) as $step ) {
				$facets[ $bound->name ][] = array( 'value' => $step, 'label' => '', 'count' => $this->count( $bound, (float) $bound->number( $step ) ), 'within' => '' );
			}
		}
		return $facets;
	}

	/** @return list<string> The steps, and what is set between them. */
	private function offered( Bound $bound ): array {
		$offered = array_map( strval( ... ), $this->steps );
		$set     = $this->set[ $bound->name ] ?? '';
		if ( '' !== $set && ! in_array( $set, $offered, true ) ) {
			$offered[] = $set;
		}
		return $offered;
	}

	/** A pair the wrong way round is turned, as LotFilters::read() does. */
	private function count( Bound $bound, float $step ): int {
		$other           = $bound->is_least() ? $this->most : $this->least;
		[ $least, $most ] = is_finite( $other ) ? array( min( $step, $other ), max( $step, $other ) ) : ( $bound->is_least() ? array( $step, INF ) : array( -INF, $step ) );
		$count = 0;
		foreach ( $this->lots as $number => $lots ) {
			if ( $number >= $least && $number <= $most && ( -INF === $least || $number < LotColumns::UNKNOWN ) ) {
				$count += $lots;
			}
		}
		return $count;
	}
}
