<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

/**
 * The state of a sale. `announced` has a date and no lots to be seen, `catalogue` has them. `postponed` keeps the date on
 * which it is not held, until it has another.
 */
enum SaleStatus: string {

	case Draft     = 'draft';
	case Announced = 'announced';
	case Catalogue = 'catalogue';
	case Running   = 'running';
	case Finished  = 'finished';
	case Cancelled = 'cancelled';
	case Postponed = 'postponed';

	public function label(): string {
		return match ( $this ) {
			self::Draft => __( 'In preparation', 'hearth-hammer' ),
			self::Announced => __( 'Announced', 'hearth-hammer' ),
			self::Catalogue => __( 'Catalogue open', 'hearth-hammer' ),
			self::Running => __( 'Live now', 'hearth-hammer' ),
			self::Finished => __( 'Finished', 'hearth-hammer' ),
			self::Cancelled => __( 'Cancelled', 'hearth-hammer' ),
			self::Postponed => __( 'Postponed', 'hearth-hammer' ),
		};
	}

	/** Whether it is still to be held or being held. */
	public function is_coming(): bool {
		return in_array( $this, array( self::Announced, self::Catalogue, self::Running ), true );
	}

	/** Whether it is not held on its day. */
	public function is_off(): bool {
		return in_array( $this, array( self::Cancelled, self::Postponed ), true );
	}

	/** @return list<string> The values of those. */
	public static function off(): array {
		return array( self::Cancelled->value, self::Postponed->value );
	}

	/** Whether visitors may see its lots. */
	public function shows_lots(): bool {
		return in_array( $this, array( self::Catalogue, self::Running, self::Finished ), true );
	}
}
