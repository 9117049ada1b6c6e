<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

/**
 * Plates for trying out what can go wrong; listed in docs/valuation.md.
 */
final class SpecialPlates {

	/** Known to nobody. */
	public const UNKNOWN = 'TE57UNK';
	/** The licensing agency knows it, the price guide does not. */
	public const NO_CAP_ID = 'TE57DVL';
	/** In the price guide, but nobody says what it is worth below average. */
	public const NO_VALUE = 'TE57NOV';
	/** In the price guide, worth nothing below average. */
	public const ZERO_VALUE = 'TE57ZER';
	/** The provider is down. */
	public const DOWN = 'TE57DWN';
	/** The provider takes SLOW_SECONDS. */
	public const SLOW = 'TE57SLW';
	/** The provider does not answer in time. */
	public const TIMEOUT = 'TE57TMT';
	/** Our account's look-ups are used up. */
	public const QUOTA = 'TE57LMT';
	/** The provider's answer holds nothing. */
	public const MALFORMED = 'TE57BAD';
	/** The provider does not accept our account. */
	public const REFUSED = 'TE57REF';

	public const SLOW_SECONDS = 3;
}
