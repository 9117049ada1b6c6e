<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Lettings;

use HearthHammer\Core\Tax\Nation;

/**
 * What the law says of letting a home, by the day from which it holds.
 *
 * Sources: Tenant Fees Act 2019, Schedule 1; Renters' Rights Act 2025, in force for tenancies since 1 May 2026. Wales:
 * Renting Homes (Fees etc.) (Wales) Act 2019, Schedule 1, which sets a deposit no cap; Renting Homes (Wales) Act 2016, in
 * force since 1 December 2022; Housing (Wales) Act 2014, Part 1. Scotland: Rent (Scotland) Act 1984, sections 82 and 90;
 * Private Housing (Tenancies) (Scotland) Act 2016, in force since 1 December 2017; Antisocial Behaviour etc. (Scotland)
 * Act 2004, section 92B, by which each advertisement names the landlord's registration.
 */
final readonly class TenancyRules {

	private const ENGLAND = array(
		array( 'from' => '2019-06-01', 'deposit_weeks' => 5, 'deposit_weeks_above' => 6, 'above' => 50000, 'holding_weeks' => 1 ),
		array( 'from' => '2026-05-01', 'deposit_weeks' => 5, 'deposit_weeks_above' => 6, 'above' => 50000, 'holding_weeks' => 1, 'law' => TenancyLaw::EnglandPeriodic ),
	);

	private const WALES = array(
		array( 'from' => '2019-09-01', 'holding_weeks' => 1, 'law' => TenancyLaw::WalesFees ),
		array( 'from' => '2022-12-01', 'holding_weeks' => 1, 'law' => TenancyLaw::WalesContracts ),
	);

	/** Nothing is taken to hold a home. */
	private const SCOTLAND = array(
		array( 'from' => '1984-01-01', 'deposit_months' => 2, 'law' => TenancyLaw::ScotlandPremiums ),
		array( 'from' => '2017-12-01', 'deposit_months' => 2, 'law' => TenancyLaw::ScotlandPrivate ),
	);

	/**
	 * @param int             $deposit_weeks       The most that a deposit may be, in weeks of rent; 0 where the law counts otherwise.
	 * @param int             $deposit_weeks_above The same where a year's rent is `above` pounds or more.
	 * @param int             $deposit_months      The most that a deposit may be, in months of rent; 0 where the law counts otherwise.
	 * @param int             $holding_weeks       The most that may be taken to hold a home; 0: nothing.
	 * @param TenancyLaw|null $law                 What renters may count on besides; null for nothing of its own.
	 */
	private function __construct(
		public int $deposit_weeks,
		public int $deposit_weeks_above,
		public int $above,
		public int $deposit_months,
		public int $holding_weeks,
		public ?TenancyLaw $law,
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
		return null === $found ? null : new self( $found['deposit_weeks'] ?? 0, $found['deposit_weeks_above'] ?? 0, $found['above'] ?? 0, $found['deposit_months'] ?? 0, $found['holding_weeks'] ?? 0, $found['law'] ?? null );
	}
}
