<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * How many look-ups the site pays for in a day (LOG-06). Staff hear of it at four fifths, and at the end.
 */
final readonly class DailyCeiling {

	private const WARN_AT = 0.8;

	public function __construct(
		private Limits $limits,
		private ValuationSettings $settings,
		private StaffAlerts $alerts,
	) {}

	/**
	 * Counts one, before the provider is asked: a look-up that fails may have been charged all the same.
	 *
	 * @throws VisitorError
	 */
	public function charge(): void {
		$ceiling = $this->settings->daily_ceiling();
		$limit   = $this->limits->hit( 'valuation-ceiling', 'site', $ceiling, DAY_IN_SECONDS );
		if ( $limit->hits >= self::WARN_AT * $ceiling ) {
			$this->alerts->once_a_day( $limit->allowed ? StaffAlertType::CeilingNear : StaffAlertType::CeilingReached );
		}
		if ( ! $limit->allowed ) {
			throw ValuationErrors::ceiling( $limit->retry_after, $this->settings->phone() );
		}
	}

	/** What was counted was surely not charged: the provider was never reached, or turned it away. */
	public function give_back(): void {
		$this->limits->give_back( 'valuation-ceiling', 'site', DAY_IN_SECONDS );
	}
}
