<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Place\VisitorPostcode;

/**
 * VAL-14 to VAL-16. The browser holds the same rules; both run tests/vectors/outcomes.json.
 */
final readonly class OutcomeRules {

	/**
	 * @param int          $threshold   Pounds.
	 * @param list<string> $local_areas Beginnings of postcodes.
	 */
	public function __construct(
		public int $threshold,
		public array $local_areas,
	) {}

	/** @param int|null $below_average Trade value below average in pounds; null where it is Unknown. */
	public function outcome( ?int $below_average, VisitorPostcode $postcode, Condition $condition ): Outcome {
		if ( null === $below_average || 0 === $below_average ) {
			return Outcome::NoValue;
		}
		$is_wanted = $below_average >= $this->threshold
			&& $postcode->is_in( $this->local_areas )
			&& Condition::Poor !== $condition;
		return $is_wanted ? Outcome::PhoneQuote : Outcome::ThankYou;
	}
}
