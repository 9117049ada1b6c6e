/**
 * What the visitor sees after the owner step (VAL-14 to VAL-16). The server decides by the same rules
 * (PHP: HearthHammer\Caphpi\Valuation); both run plugins/caphpi/tests/vectors/outcomes.json.
 */
import { isInAreas } from '../../../lib/validation/postcode';
import type { Outcome, OutcomeRules, ValuationRecord } from '../types';

type Judged = Pick< ValuationRecord, 'TradeValueBelowAverageInt' | 'postcode' | 'Condition' >;

export function outcomeOf( record: Judged, rules: OutcomeRules ): Outcome {
	const value = record.TradeValueBelowAverageInt;
	if ( ! value ) {
		return 'no_value';
	}
	return value >= rules.threshold && isInAreas( record.postcode, rules.local_areas ) && record.Condition !== 'Poor'
		? 'phone_quote'
		: 'thank_you';
}
