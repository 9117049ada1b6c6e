<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use Closure;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Locks\Slots;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Asks the provider about a vehicle and keeps the answer, so that only the server's own word is ever mailed.
 */
final readonly class LookUpVehicle {

	/** Longer than two providers may take, one after the other. */
	private const LOCK_SECONDS = 60;

	/** Requests of the whole site that wait for a provider: a slow one holds no more of the web server's processes. */
	private const SLOTS = 2;

	/** Nobody was asked, or what was typed was refused. */
	private const NOT_COUNTED = array( 'caphpi_busy', 'caphpi_invalid_mileage', 'caphpi_invalid_plate' );

	public function __construct(
		private AskProviders $asking,
		private ValuationRepository $valuations,
		private VisitorLimits $limits,
		private Locks $locks,
		private Browser $browser,
	) {}

	/** @throws VisitorError */
	public function look_up( Plate $plate, Mileage $mileage ): StoredValuation {
		$this->limits->before_look_up();
		try {
			// One look-up of a visitor at a time: a double click must neither pay twice nor slip under the cap.
			return $this->locked(
				'caphpi-look-up-' . $this->limits->asker(),
				function () use ( $plate, $mileage ): StoredValuation {
					$this->limits->hold_browser_cap(); // Another request may have been counted meanwhile.
					$valuation = $this->kept( $plate, $mileage );
					$this->limits->looked_up();
					return $valuation;
				}
			);
		} catch ( VisitorError $error ) {
			if ( in_array( $error->error_code, self::NOT_COUNTED, true ) ) {
				$this->limits->not_looked_up();
			}
			throw $error;
		}
	}

	private function kept( Plate $plate, Mileage $mileage ): StoredValuation {
		$same = $this->same( $plate, $mileage );
		if ( null !== $same ) {
			return $this->again( $same );
		}
		// One look-up of a plate at a time, whoever asks: the second one finds what the first one has paid for.
		return $this->locked(
			'caphpi-plate-' . hash( 'sha256', $plate->value . '-' . $mileage->thousands ),
			fn (): StoredValuation => $this->asked( $plate, $mileage )
		);
	}

	/**
	 * A visitor who finds it taken is told at once. Waiting would hold a process of the web server for as long as a provider
	 * takes, and the page asks again.
	 *
	 * @param Closure(): StoredValuation $work
	 * @throws VisitorError
	 */
	private function locked( string $name, Closure $work ): StoredValuation {
		return $this->locks->hold( $name, self::LOCK_SECONDS, $work ) ?? throw ValuationErrors::busy();
	}

	/** @throws VisitorError */
	private function asked( Plate $plate, Mileage $mileage ): StoredValuation {
		$same = $this->same( $plate, $mileage );
		if ( null !== $same ) {
			return $this->again( $same );
		}
		$free = ( new Slots( $this->locks, 'caphpi-provider', self::SLOTS, self::LOCK_SECONDS ) )->take() ?? throw ValuationErrors::busy();
		try {
			$this->limits->before_paid_look_up( $plate );
			[ $lookup, $provider ] = $this->asking->ask( $plate, $mileage );
			return $this->valuations->add( $plate, $mileage, $lookup, $provider, time(), $this->browser->ensure() );
		} finally {
			$free();
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
}
