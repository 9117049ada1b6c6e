<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Lettings;

use HearthHammer\Core\Tax\Nation;

/**
 * What the law says of letting a home, by the day from which it holds. Scotland and Wales have laws of their own; of
 * theirs only what is told here is shown.
 *
 * Sources: Tenant Fees Act 2019, Schedule 1; Renters' Rights Act 2025, in force for tenancies since 1 May 2026; Renting
 * Homes (Fees etc.) (Wales) Act 2019; Rent (Scotland) Act 1984, section 90.
 */
final readonly class TenancyRules {

	private const ENGLAND = array(
		array( 'from' => '2019-06-01', 'deposit_weeks' => 5, 'deposit_weeks_above' => 6, 'above' => 50000, 'holding_weeks' => 1, 'is_periodic' => false ),
		array( 'from' => '2026-05-01', 'deposit_weeks' => 5, 'deposit_weeks_above' => 6, 'above' => 50000, 'holding_weeks' => 1, 'is_periodic' => true ),
	);

	private const WALES = array(
		array( 'from' => '2019-09-01', 'deposit_weeks' => 0, 'deposit_weeks_above' => 0, 'above' => 0, 'holding_weeks' => 1, 'is_periodic' => false ),
	);

	/** Two months' rent; nothing is taken to hold a home. */
	private const SCOTLAND = array(
		array( 'from' => '1984-01-01', 'deposit_weeks' => 0, 'deposit_weeks_above' => 0, 'above' => 0, 'holding_weeks' => 0, 'is_periodic' => false ),
	);

	/**
	 * @param int  $deposit_weeks       The most that a deposit may be, in weeks of rent; 0 where the law counts otherwise.
	 * @param int  $deposit_weeks_above The same where a year's rent is `above` pounds or more.
	 * @param int  $holding_weeks       The most that may be taken to hold a home; 0: nothing.
	 * @param bool $is_periodic         Tenancies have no fixed end; nobody may offer above the advertised rent; no more than
	 *                                  a month's rent is taken in advance; pets may be asked for.
	 */
	private function __construct(
		public int $deposit_weeks,
		public int $deposit_weeks_above,
		public int $above,
		public int $holding_weeks,
		public bool $is_periodic,
	) {}

	/**
	 * Null where none of these laws holds.
	 *
	 * @param string $day YYYY-MM-DD.
	 */
	public static function on( ?Nation $nation, string $day ): ?self {
		$rules = match ( $nation ) {
			Nation::England  => self::ENGLAND,
			Nation::Wales    => self::WALES,
			Nation::Scotland => self::SCOTLAND,
			null             => array(),
		};
		$found = null;
		foreach ( $rules as $rule ) {
			$found = $rule['from'] <= $day ? $rule : $found;
		}
		return null === $found ? null : new self( $found['deposit_weeks'], $found['deposit_weeks_above'], $found['above'], $found['holding_weeks'], $found['is_periodic'] );
	}
}
