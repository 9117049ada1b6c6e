<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Asks the provider about a vehicle and keeps the answer, so that only the server's own word is ever mailed.
 */
final readonly class LookUpVehicle {

	/** Longer than two providers may take, one after the other, and the wait for the same plate. */
	private const LOCK_SECONDS = 60;
	private const WAIT_TRIES   = 40;
	private const WAIT_MICROS  = 250_000;

	public function __construct(
		private AskProviders $asking,
		private ValuationRepository $valuations,
		private VisitorLimits $limits,
		private Locks $locks,
		private Browser $browser,
	) {}

	/** @throws VisitorError */
	public function look_up( Plate $plate, Mileage $mileage ): StoredValuation {
		// Before the wait: many requests at once must not hold many workers.
		$this->limits->before_look_up();
		// One look-up of a visitor at a time: a double click must neither pay twice nor slip under the cap.
		$lock_name = 'caphpi-look-up-' . $this->limits->asker();
		$lock      = $this->wait_for( $lock_name );
		try {
			$this->limits->hold_browser_cap(); // Another request may have been counted while this one waited.
			$valuation = $this->kept( $plate, $mileage );
			$this->limits->looked_up();
			return $valuation;
		} finally {
			$this->locks->release( $lock_name, $lock );
		}
	}

	private function kept( Plate $plate, Mileage $mileage ): StoredValuation {
		$same = $this->same( $plate, $mileage );
		if ( null !== $same ) {
			return $this->again( $same );
		}
		// One look-up of a plate at a time, whoever asks: the second one finds what the first one has paid for.
		$lock_name = 'caphpi-plate-' . hash( 'sha256', $plate->value . '-' . $mileage->thousands );
		$lock      = $this->wait_for( $lock_name );
		try {
			$same = $this->same( $plate, $mileage );
			if ( null !== $same ) {
				return $this->again( $same );
			}
			$this->limits->before_paid_look_up( $plate );
			[ $lookup, $provider ] = $this->asking->ask( $plate, $mileage );
			return $this->valuations->add( $plate, $mileage, $lookup, $provider, time(), $this->browser->ensure() );
		} finally {
			$this->locks->release( $lock_name, $lock );
		}
	}

	/**
	 * The day's answer about this plate at this mileage, which the values depend on. What the second provider could
	 * not value is not kept in the first one's way: that may be back in a minute.
	 */
	private function same( Plate $plate, Mileage $mileage ): ?StoredValuation {
		foreach ( $this->asking->names() as $at => $provider ) {
			$same = $this->valuations->same( $plate, $mileage, $provider, time() - DAY_IN_SECONDS );
			if ( null !== $same && ( 0 === $at || null !== $same->lookup->cap_id() ) ) {
				return $same;
			}
		}
		return null;
	}

	private function again( StoredValuation $same ): StoredValuation {
		return $this->valuations->add( $same->plate, $same->mileage, $same->lookup, $same->provider, $same->looked_up_at, $this->browser->ensure() );
	}

	private function wait_for( string $name ): string {
		for ( $try = 0; $try < self::WAIT_TRIES; $try++ ) {
			$lock = $this->locks->acquire( $name, self::LOCK_SECONDS );
			if ( null !== $lock ) {
				return $lock;
			}
			usleep( self::WAIT_MICROS );
		}
		throw ValuationErrors::busy();
	}
}
