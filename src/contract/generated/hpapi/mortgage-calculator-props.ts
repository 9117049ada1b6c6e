/* Made from plugins/hpapi/schemas/mortgage-calculator-props.json by `npm run contract`. Change the schema, not this file. */

import type { HiddenField } from './parts/hidden-field';

/**
 * Props of the island mortgage-calculator (PHP: Costs\MortgageCalculator::props()).
 */
export interface MortgageCalculatorProps {
	/**
	 * Where the form goes without JavaScript; empty: this page.
	 */
	action: string;
	/**
	 * What the address's own query holds: a form would drop it.
	 */
	hidden: HiddenField[];
	fields: {
		/**
		 * As typed.
		 */
		mc_price: string;
		/**
		 * As typed, e.g. 10% or £35,000.
		 */
		mc_deposit: string;
		/**
		 * As typed.
		 */
		mc_years: string;
		/**
		 * As typed, per cent a year.
		 */
		mc_rate: string;
	};
	most_years: number;
	/**
	 * Per cent a year.
	 */
	most_rate: number;
}
