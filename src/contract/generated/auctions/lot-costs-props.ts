/* Made from plugins/auctions/schemas/lot-costs-props.json by `npm run contract`. Change the schema, not this file. */

import type { FeeTable } from './parts/fee-table';
import type { TaxTable } from './parts/tax-table';

/**
 * Props of the island lot-costs (PHP: LotPage\CostCalculator::props()).
 */
export interface LotCostsProps {
	/**
	 * Where the form goes without JavaScript.
	 */
	action: string;
	/**
	 * What the form sends along: the catalogue that the visitor came from.
	 */
	hidden: {
		name: string;
		value: string;
	}[];
	fields: {
		/**
		 * As typed.
		 */
		hammer: string;
		buyer: 'standard' | 'first_time' | 'additional';
		non_resident: '' | '1';
	};
	fees: FeeTable;
	lot: 'all' | 'property' | 'vehicle';
	/**
	 * Whether VAT comes on top of the hammer price.
	 */
	hammer_vat: boolean;
	/**
	 * Tenths of a per cent.
	 */
	vat_rate: number;
	/**
	 * The tax on buying; null where none is due.
	 */
	tax: {
		name: string;
		/**
		 * Official page.
		 */
		source: string;
		/**
		 * Whether it matters who buys.
		 */
		is_home: boolean;
		table: TaxTable;
	} | null;
	buyers: {
		value: 'standard' | 'first_time' | 'additional';
		label: string;
	}[];
	/**
	 * What is to be known besides, in sentences.
	 */
	notes: string[];
}
