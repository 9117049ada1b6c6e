<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

/**
 * What came of starting a sale, of closing it, or of opening it again.
 */
enum Closing: string {

	case Closed     = 'closed';
	case Reopened   = 'reopened';
	case Started    = 'started';
	/** Its catalogue is not open. */
	case NotOpen    = 'not_open';
	/** Another desk is saving. */
	case Busy       = 'busy';
	/** It is not being held: in preparation, announced, cancelled or postponed. */
	case NotHeld    = 'not_held';
	/** Something is not as it was when the person looked. */
	case Changed    = 'changed';
	/** There are lots without a result. */
	case Unfinished = 'unfinished';
	/** There are results that a person must confirm. */
	case Doubtful   = 'doubtful';

	public function is_done(): bool {
		return in_array( $this, array( self::Closed, self::Reopened, self::Started ), true );
	}

	/** Why it was not done, and what to do; empty where it was. */
	public function sentence(): string {
		return match ( $this ) {
			self::Busy       => __( 'Another desk is saving a change. Try again.', 'hearth-hammer' ),
			self::NotOpen    => __( 'Only a sale with an open catalogue can be started. Change its status on its edit screen.', 'hearth-hammer' ),
			self::NotHeld    => __( 'Only a sale with an open catalogue, or one that is live, can be closed. Change its status on its edit screen.', 'hearth-hammer' ),
			self::Changed    => __( 'Results have changed since you opened this page. Check them, then close the sale.', 'hearth-hammer' ),
			self::Unfinished => __( 'Some lots have no result. Enter them, or tick the box to mark them as unsold.', 'hearth-hammer' ),
			self::Doubtful   => __( 'Check the results below, then tick the box to confirm them.', 'hearth-hammer' ),
			default          => '',
		};
	}
}
