<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * What is due from one hammer price to another: a fixed sum, or a part of the price with a least sum. Pounds are whole,
 * and so is a hammer price.
 */
final readonly class FeeBand {

	/**
	 * @param int|null $to      Null for no end.
	 * @param int|null $sum     Pounds; null for a percentage.
	 * @param int|null $percent Hundredths of a per cent; null for a fixed sum.
	 * @param int|null $minimum Pounds.
	 */
	public function __construct( public int $from, public ?int $to, public ?int $sum, public ?int $percent, public ?int $minimum ) {}

	/** @param int $hammer Whole pounds: pence belong to the band of their pound. */
	public function holds( int $hammer ): bool {
		return $hammer >= $this->from && ( null === $this->to || $hammer <= $this->to );
	}

	/**
	 * In pence, rounded to the nearest, half a penny up.
	 *
	 * @param int $hammer Pence.
	 */
	public function due( int $hammer ): int {
		return null === $this->percent
			? 100 * (int) $this->sum
			: max( 100 * (int) $this->minimum, intdiv( $hammer * $this->percent + 5000, 10000 ) );
	}
}
