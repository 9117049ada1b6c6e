/**
 * The shapes that the wizard works with; those on the wire are made from the plugin's schemas.
 */
import type { ValuationAnswer } from '../../contract/generated/caphpi/valuation-answer';
import type { ValuationRecord } from '../../contract/generated/caphpi/valuation-record';
import type { ValuationSendAnswer } from '../../contract/generated/caphpi/valuation-send-answer';
import type { ValuationWizardProps } from '../../contract/generated/caphpi/valuation-wizard-props';

export type { Vehicle } from '../../lib/valuation/vehicle';
export type { ValuationAnswer, ValuationRecord, ValuationWizardProps };

export type RequestResults = ValuationAnswer[ 'data' ][ 'RequestResults' ];
export type Condition = ValuationRecord[ 'Condition' ];
export type OutcomeRules = ValuationWizardProps[ 'outcome_rules' ];
export type Contact = ValuationWizardProps[ 'contact' ];
export type Outcome = ValuationSendAnswer[ 'outcome' ];
