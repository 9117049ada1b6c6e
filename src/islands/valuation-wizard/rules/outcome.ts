/**
 * What the visitor sees after the owner step (VAL-14 to VAL-16). The server decides by the same rules
 * (PHP: HearthHammer\Caphpi\Valuation); both run plugins/caphpi/tests/vectors/outcomes.json.
 */
import { UNKNOWN } from './validation';
import type { Outcome, OutcomeRules, ValuationRecord } from '../types';

type Judged = Pick< ValuationRecord, 'TradeValueBelowAverageInt' | 'postcode' | 'Condition' >;

export function outcomeOf( record: Judged, rules: OutcomeRules ): Outcome {
	const value = record.TradeValueBelowAverageInt;
	if ( ! value ) {
		return 'no_value';
	}
	return value >= rules.threshold && isLocal( record.postcode, rules.local_areas ) && record.Condition !== 'Poor'
		? 'phone_quote'
		: 'thank_you';
}

/** The postcode with its space: "TN1 1AA" is not in "TN11". */
function isLocal( postcode: string, areas: string[] ): boolean {
	if ( postcode === UNKNOWN ) {
		return false;
	}
	return areas.some( ( area ) => area !== '' && postcode.startsWith( area.toUpperCase() ) );
}
