<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

/**
 * Where a sale stands. `announced` has a date and no lots to be seen, `catalogue` has them.
 */
enum SaleStatus: string {

	case Draft     = 'draft';
	case Announced = 'announced';
	case Catalogue = 'catalogue';
	case Running   = 'running';
	case Finished  = 'finished';
	case Cancelled = 'cancelled';

	public function label(): string {
		return match ( $this ) {
			self::Draft => __( 'In preparation', 'hearth-hammer' ),
			self::Announced => __( 'Announced', 'hearth-hammer' ),
			self::Catalogue => __( 'Catalogue open', 'hearth-hammer' ),
			self::Running => __( 'Live now', 'hearth-hammer' ),
			self::Finished => __( 'Finished', 'hearth-hammer' ),
			self::Cancelled => __( 'Cancelled', 'hearth-hammer' ),
		};
	}

	/** Whether it is still to be held or being held. */
	public function is_coming(): bool {
		return in_array( $this, array( self::Announced, self::Catalogue, self::Running ), true );
	}

	/** Whether visitors may see its lots. */
	public function shows_lots(): bool {
		return in_array( $this, array( self::Catalogue, self::Running, self::Finished ), true );
	}
}
