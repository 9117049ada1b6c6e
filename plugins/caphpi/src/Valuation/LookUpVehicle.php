<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Security\Browser;

/**
 * Asks the provider about a vehicle and keeps the answer, so that only the server's own word is ever mailed.
 */
final readonly class LookUpVehicle {

	/** Longer than a provider may take. */
	private const LOCK_SECONDS = 30;
	private const WAIT_TRIES   = 40;
	private const WAIT_MICROS  = 250_000;

	public function __construct(
		private Providers $providers,
		private ValuationRepository $valuations,
		private VisitorLimits $limits,
		private DailyCeiling $ceiling,
		private StaffAlerts $alerts,
		private Locks $locks,
		private Browser $browser,
		private ValuationSettings $settings,
	) {}

	/** @throws Refused */
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
		$provider = $this->settings->provider();
		$same     = $this->valuations->same( $plate, $mileage, $provider, time() - DAY_IN_SECONDS );
		$lookup   = $same->lookup ?? $this->ask( $provider, $plate, $mileage );
		return $this->valuations->add( $plate, $mileage, $lookup, $provider, $same->looked_up_at ?? time(), $this->browser->ensure() );
	}

	private function ask( string $provider, Plate $plate, Mileage $mileage ): Lookup {
		$this->limits->before_paid_look_up( $plate );
		$this->ceiling->charge();
		try {
			return $this->providers->get( $provider )->look_up( $plate, $mileage );
		} catch ( ProviderFailed $failed ) {
			$this->tell( $failed, $plate );
			throw Refused::provider( $failed, $this->settings->phone() );
		}
	}

	private function tell( ProviderFailed $failed, Plate $plate ): void {
		if ( FailureReason::Refused === $failed->reason ) {
			$this->alerts->once_a_day( StaffAlertType::ProviderRefused );
		}
		if ( FailureReason::QuotaUsedUp === $failed->reason ) {
			$this->alerts->once_a_day( StaffAlertType::ProviderQuota );
		}
		/**
		 * A look-up failed; for logs and monitors.
		 *
		 * @param string $reason One of FailureReason, with a detail that names no vehicle and no secret.
		 * @param string $plate  Masked: its first two characters.
		 */
		do_action( 'caphpi_look_up_failed', $failed->getMessage(), $plate->masked() );
	}

	private function wait_for( string $name ): string {
		for ( $try = 0; $try < self::WAIT_TRIES; $try++ ) {
			$lock = $this->locks->acquire( $name, self::LOCK_SECONDS );
			if ( null !== $lock ) {
				return $lock;
			}
			usleep( self::WAIT_MICROS );
		}
		throw Refused::busy();
	}
}
