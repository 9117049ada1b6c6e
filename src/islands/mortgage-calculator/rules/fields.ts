import type { MortgageCalculatorProps } from '../../../contract/generated/hpapi/mortgage-calculator-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';

export type Fields = MortgageCalculatorProps[ 'fields' ];

/** The server's fields, with what a visitor has changed meanwhile. */
export function startFields( fields: Fields, typed: FormValues ): Fields {
	return {
		mc_price: valueOf( typed, 'mc_price', fields.mc_price ),
		mc_deposit: valueOf( typed, 'mc_deposit', fields.mc_deposit ),
		mc_years: valueOf( typed, 'mc_years', fields.mc_years ),
		mc_rate: valueOf( typed, 'mc_rate', fields.mc_rate ),
	};
}
