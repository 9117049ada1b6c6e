<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Provider\CostsNothing;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Asks the chosen provider once and, when it fails, the second one once. A plate that the first one does not know
 * is an answer, not a failure: nobody else is paid for it.
 */
final readonly class AskProviders {

	public function __construct(
		private Providers $providers,
		private DailyCeiling $ceiling,
		private StaffAlerts $alerts,
		private ValuationSettings $settings,
		private Counters $counters = new Counters(),
	) {}

	/** @return list<string> Names, in the order in which they are asked. */
	public function names(): array {
		return array_values( array_filter( array( $this->providers->primary(), $this->providers->fallback() ), is_string( ... ) ) );
	}

	/**
	 * @return array{Lookup, string} The answer and the name of who gave it.
	 * @throws VisitorError
	 */
	public function ask( Plate $plate, Mileage $mileage ): array {
		$first = null;
		foreach ( $this->names() as $name ) {
			try {
				$answer = array( $this->ask_one( $name, $plate, $mileage ), $name );
				$this->counters->add( Counter::ProviderLookups, array( 'provider' => $name, 'result' => 'ok' ) );
				return $answer;
			} catch ( ProviderFailed $failed ) {
				$this->counters->add( Counter::ProviderLookups, array( 'provider' => $name, 'result' => $failed->reason->value ) );
				$this->tell( $failed, $plate );
				$first ??= $failed;
			}
		}
		throw ValuationErrors::provider( $first ?? new ProviderFailed( FailureReason::Refused, 'no provider', false ), $this->settings->phone() );
	}

	/** @throws ProviderFailed|VisitorError */
	private function ask_one( string $name, Plate $plate, Mileage $mileage ): Lookup {
		$provider = $this->providers->get( $name );
		if ( $provider instanceof CostsNothing ) {
			return $provider->look_up( $plate, $mileage );
		}
		// Counted before it is asked, so that a hundred visitors at once cannot slip under the ceiling together.
		$this->ceiling->charge();
		try {
			return $provider->look_up( $plate, $mileage );
		} catch ( ProviderFailed $failed ) {
			if ( ! $failed->may_be_charged ) {
				$this->ceiling->give_back();
			}
			throw $failed;
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
		 * A lookup failed; for logs and monitors. It may have been answered by the second provider all the same.
		 *
		 * @param string $reason One of FailureReason, with a detail that names no vehicle and no secret.
		 * @param string $plate  Masked: its first two characters.
		 */
		do_action( 'caphpi_look_up_failed', $failed->getMessage(), $plate->masked() );
	}
}
