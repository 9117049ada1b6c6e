<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

/**
 * What happened to a lot. What is said of its price is its PriceStatus.
 */
enum LotStatus: string {

	case Available = 'available';
	case Sold      = 'sold';
	case SoldPrior = 'sold_prior';
	case SoldAfter = 'sold_after';
	case Unsold    = 'unsold';
	case Withdrawn = 'withdrawn';
	case Postponed = 'postponed';
	case Referred  = 'referred';

	public function label(): string {
		return match ( $this ) {
			self::Available => __( 'Available', 'hearth-hammer' ),
			self::Sold => __( 'Sold', 'hearth-hammer' ),
			self::SoldPrior => __( 'Sold prior', 'hearth-hammer' ),
			self::SoldAfter => __( 'Sold after', 'hearth-hammer' ),
			self::Unsold => __( 'Unsold', 'hearth-hammer' ),
			self::Withdrawn => __( 'Withdrawn', 'hearth-hammer' ),
			self::Postponed => __( 'Postponed', 'hearth-hammer' ),
			self::Referred => __( 'Provisional', 'hearth-hammer' ),
		};
	}

	/** Whether it is still to be offered. */
	public function is_open(): bool {
		return self::Available === $this;
	}

	public function is_sold(): bool {
		return in_array( $this, array( self::Sold, self::SoldPrior, self::SoldAfter ), true );
	}

	/** Whether it was offered and not sold. */
	public function is_unsold(): bool {
		return self::Unsold === $this || self::Referred === $this;
	}

	/** Whether it can no longer be bought: there is nothing to watch, and no price to be explained. */
	public function is_gone(): bool {
		return self::Withdrawn === $this || $this->is_sold();
	}

	/** Whether it was, or is to be, offered at its sale: what the success rate is counted of. */
	public function counts_as_offered(): bool {
		return ! in_array( $this, array( self::Withdrawn, self::Postponed ), true );
	}
}
