import { taxDue, type Buyer, type TaxTable } from '../tax/property-tax';

export interface FeeBand {
	from: number;
	to: number | null;
	sum: number | null;
	percent: number | null;
	minimum: number | null;
}

export interface FeeLine {
	label: string;
	applies_to: 'all' | 'property' | 'vehicle';
	bands: FeeBand[];
	vat: 'added' | 'included' | 'none';
}

/** As plugins/auctions/schemas/parts/fee-table.json. */
export interface FeeTable {
	lines: FeeLine[];
}

/** What, besides the fees, decides what a hammer price costs in all. */
export interface CostTerms {
	lot: FeeLine[ 'applies_to' ];
	/** Whether VAT comes on top of the hammer price. */
	hammer_vat: boolean;
	/** Tenths of a per cent. */
	vat_rate: number;
	/** Null where no tax on buying is due. */
	tax: TaxTable | null;
	buyer: Buyer;
	non_resident: boolean;
}

export interface CostRow {
	key: 'hammer' | 'hammer_vat' | 'fee' | 'fee_vat' | 'tax';
	pence: number;
	/** Of a fee: which, and which of its bands holds. */
	fee?: { line: FeeLine; band: FeeBand };
}

/**
 * What a hammer price in pence costs in all, line by line, exact to the penny. PHP's Fees\LotCosts does the same
 * sum: both run plugins/auctions/tests/vectors/lot-costs.json.
 */
export function lotCosts( fees: FeeTable, hammer: number, terms: CostTerms ): CostRow[] {
	const vatOn = ( pence: number ) => Math.floor( ( pence * terms.vat_rate + 500 ) / 1000 );
	const hammerVat = terms.hammer_vat ? vatOn( hammer ) : 0;
	const rows: CostRow[] = [ { key: 'hammer', pence: hammer } ];
	if ( terms.hammer_vat ) {
		rows.push( { key: 'hammer_vat', pence: hammerVat } );
	}
	const lines = fees.lines.filter( ( line ) => line.applies_to === 'all' || line.applies_to === terms.lot );
	const due = lines.map( ( line ) => {
		const band = bandOf( line, Math.floor( hammer / 100 ) );
		return { key: 'fee' as const, pence: feeOf( band, hammer ), fee: { line, band } };
	} );
	rows.push( ...due );
	const withVat = due.filter( ( { fee } ) => fee.line.vat === 'added' );
	if ( withVat.length > 0 ) {
		rows.push( { key: 'fee_vat', pence: withVat.reduce( ( sum, { pence } ) => sum + vatOn( pence ), 0 ) } );
	}
	if ( terms.tax ) {
		// The tax is on all that is given for the property, its VAT included.
		const price = Math.floor( ( hammer + hammerVat ) / 100 );
		rows.push( { key: 'tax', pence: 100 * taxDue( terms.tax, price, terms.buyer, terms.non_resident ).tax } );
	}
	return rows;
}

export const totalOf = ( rows: readonly CostRow[] ): number => rows.reduce( ( sum, { pence } ) => sum + pence, 0 );

/** Of whole pounds: pence belong to the band of their pound. */
function bandOf( line: FeeLine, hammer: number ): FeeBand {
	const found = line.bands.find( ( { from, to } ) => hammer >= from && ( to === null || hammer <= to ) ) ?? line.bands.at( -1 );
	if ( ! found ) {
		throw new Error( `The fee "${ line.label }" has no band.` );
	}
	return found;
}

/** Pence, rounded to the nearest, half a penny up. */
function feeOf( { sum, percent, minimum }: FeeBand, hammer: number ): number {
	return percent === null ? 100 * ( sum ?? 0 ) : Math.max( 100 * ( minimum ?? 0 ), Math.floor( ( hammer * Math.round( percent * 100 ) + 5000 ) / 10000 ) );
}
