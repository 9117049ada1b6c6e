/**
 * The shapes that the wizard works with; those on the wire are made from the plugin's schemas.
 */
import type { ValuationAnswer } from '../../contract/generated/caphpi/valuation-answer';
import type { ValuationRecord } from '../../contract/generated/caphpi/valuation-record';
import type { ValuationSendAnswer } from '../../contract/generated/caphpi/valuation-send-answer';
import type { ValuationWizardProps } from '../../contract/generated/caphpi/valuation-wizard-props';

export type { ValuationAnswer, ValuationRecord, ValuationWizardProps };

export type RequestResults = ValuationAnswer[ 'data' ][ 'RequestResults' ];
export type Condition = ValuationRecord[ 'Condition' ];
export type OutcomeRules = ValuationWizardProps[ 'outcome_rules' ];
export type Contact = ValuationWizardProps[ 'contact' ];
export type Outcome = ValuationSendAnswer[ 'outcome' ];

/** What the visitor is told about the vehicle before being asked for an email address. */
export interface Vehicle {
	vrm: string;
	make: string | null;
	model: string | null;
	year: number | null;
	colour: string | null;
	fuel: string | null;
}
