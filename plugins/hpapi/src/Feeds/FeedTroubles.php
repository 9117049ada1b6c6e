<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use Closure;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Trouble\Trouble;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;

/**
 * A property feed that came by itself and waits for a person: it asks, or it was refused. Over with the next import.
 */
final readonly class FeedTroubles {

	/** @param Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private Closure $feeds ) {}

	/** @return list<Trouble> */
	public function now(): array {
		$run = ( $this->feeds )()->runs->latest( WatchedFolder::FEED );
		// An upload is on the screen of the person who made it.
		if ( null === $run || '' === $run->stamp ) {
			return array();
		}
		return match ( $run->status ) {
			'asks'   => array( $this->waits( $run ) ),
			'failed' => array( $this->refused( $run ) ),
			default  => array(),
		};
	}

	private function waits( Run $run ): Trouble {
		/* translators: 1: name of a file, 2: e.g. branch CRB would lose 17 of 34 */
		$sentence = sprintf( __( 'Nothing from %1$s has been imported, because many properties would be withdrawn: %2$s. Check that the feed is complete, then approve the import.', 'hearth-hammer' ), $run->source, ( $this->feeds )()->imports->question( $run ) );
		return new Trouble( 'feed-waits', __( 'Property feed is waiting for your approval', 'hearth-hammer' ), $sentence, ImportPage::url( $run->id ), __( 'Check the import', 'hearth-hammer' ), FeedCapability::NAME );
	}

	private function refused( Run $run ): Trouble {
		$why = (string) ( $run->problems->errors()[0] ?? __( 'no reason was recorded', 'hearth-hammer' ) );
		/* translators: 1: name of a file, 2: the first error */
		$sentence = sprintf( __( 'The properties on the site have not been updated. First error in %1$s: %2$s. Correct it where the feed is made and send the feed again.', 'hearth-hammer' ), $run->source, $why );
		return new Trouble( 'feed-refused', __( 'Property feed was rejected', 'hearth-hammer' ), $sentence, ImportPage::url( $run->id ), __( 'See all errors', 'hearth-hammer' ), FeedCapability::NAME );
	}
}
