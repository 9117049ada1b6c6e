export interface TaxBand {
	over: number;
	/** Per cent. */
	rate: number;
}

/** A table of plugins/core/src/Tax/property-taxes.json. */
export interface TaxTable {
	/** YYYY-MM-DD. */
	from: string;
	bands: TaxBand[];
	first_time: { limit: number; bands: TaxBand[] } | null;
	additional: { minimum: number; surcharge: number; bands: TaxBand[] };
	non_resident: { minimum: number; surcharge: number } | null;
}

export type Buyer = 'standard' | 'first_time' | 'additional';

export interface BandRow {
	over: number;
	/** Null for the last band. */
	upTo: number | null;
	/** Per cent. */
	rate: number;
	/** Pence. */
	tax: number;
}

export interface TaxDue {
	/** Whole pounds, rounded down. */
	tax: number;
	/** Whether a first-time buyer's relief was given. */
	relief: boolean;
	rows: BandRow[];
}

/** Rates have one decimal at most: in whole tenths the sums are exact. */
const tenths = ( rate: number ) => Math.round( rate * 10 );

/** What is due on a price in whole pounds; PHP's core's Tax\PropertyTax does the same sum. */
export function taxDue( table: TaxTable, price: number, buyer: Buyer, isNonResident: boolean ): TaxDue {
	const { first_time: first, additional, non_resident: abroad } = table;
	const relief = buyer === 'first_time' && first !== null && ( first.limit === 0 || price <= first.limit );
	const isHigher = buyer === 'additional' && price >= additional.minimum;
	const ofHigher = isHigher && additional.bands.length > 0 ? additional.bands : table.bands;
	const bands = relief && first ? first.bands : ofHigher;
	const extra =
		( isHigher ? tenths( additional.surcharge ) : 0 ) +
		( isNonResident && abroad && price >= abroad.minimum ? tenths( abroad.surcharge ) : 0 );
	const reached = bands.filter( ( band, index ) => index === 0 || price > band.over );
	const parts = reached.map( ( band, index ) => {
		const upTo = bands[ index + 1 ]?.over ?? null;
		const rate = tenths( band.rate ) + extra;
		return { over: band.over, upTo, rate, sum: ( Math.min( price, upTo ?? price ) - band.over ) * rate };
	} );
	return {
		tax: Math.floor( parts.reduce( ( sum, part ) => sum + part.sum, 0 ) / 1000 ),
		relief,
		rows: parts.map( ( { over, upTo, rate, sum } ) => ( { over, upTo, rate: rate / 10, tax: Math.floor( sum / 10 ) } ) ),
	};
}

/** What part of the price a tax is, in tenths of a per cent, rounded. */
export function taxShare( tax: number, price: number ): number {
	return price === 0 ? 0 : Math.floor( ( tax * 2000 + price ) / ( 2 * price ) );
}
