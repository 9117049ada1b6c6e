/* Made from plugins/hpapi/schemas/stamp-duty-calculator-props.json by `npm run contract`. Change the schema, not this file. */

import type { HiddenField } from './parts/hidden-field';
import type { Option } from './parts/option';
import type { TaxBand } from './parts/tax-band';

/**
 * Props of the island stamp-duty-calculator (PHP: Costs\StampDutyCalculator::props()).
 */
export interface StampDutyCalculatorProps {
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
		sd_price: string;
		sd_nation: 'england' | 'scotland' | 'wales';
		sd_buyer: 'standard' | 'first_time' | 'additional';
		sd_non_resident: '' | '1';
	};
	nations: {
		value: 'england' | 'scotland' | 'wales';
		label: string;
		/**
		 * Its name.
		 */
		tax: string;
		/**
		 * Official page.
		 */
		source: string;
		/**
		 * From which day the rates hold, in words.
		 */
		from: string;
		table: {
			/**
			 * YYYY-MM-DD.
			 */
			from: string;
			bands: TaxBand[];
			first_time: {
				/**
				 * Highest price with relief, 0: any.
				 */
				limit: number;
				bands: TaxBand[];
			} | null;
			additional: {
				minimum: number;
				/**
				 * Per cent of the whole price.
				 */
				surcharge: number;
				bands: TaxBand[];
			};
			non_resident: {
				minimum: number;
				surcharge: number;
			} | null;
		};
	}[];
	buyers: Option[];
}
