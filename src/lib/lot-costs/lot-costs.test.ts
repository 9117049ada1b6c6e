import taxes from '../../../plugins/core/src/Tax/property-taxes.json';
import vectors from '../../../plugins/auctions/tests/vectors/lot-costs.json';
import type { Buyer, TaxTable } from '../tax/property-tax';
import { lotCosts, totalOf, type FeeLine, type FeeTable } from './lot-costs';

interface TaxCase {
	nation: string;
	date: string;
	use: string;
	buyer: string;
	non_resident: boolean;
}

/** The table that holds on a day, as PHP's TaxTables finds it. */
function inForce( { nation, date, use }: TaxCase ): TaxTable {
	const tax = taxes.nations[ nation as keyof typeof taxes.nations ];
	const tables: TaxTable[] = use === 'residential' ? tax.tables : tax.non_residential.tables;
	return tables.filter( ( table ) => table.from <= date ).at( -1 )!;
}

describe( '[LOT-04] what a hammer price costs, by the vectors that PHP runs too', () => {
	it.each( vectors.cases.map( ( one ) => [ one.name, one ] as const ) )( '%s', ( _name, one ) => {
		const tax = one.tax as TaxCase | null;
		const rows = lotCosts( vectors.tables[ one.table as keyof typeof vectors.tables ] as FeeTable, Math.round( 100 * one.hammer ), {
			lot: one.lot as FeeLine[ 'applies_to' ],
			hammer_vat: one.hammer_vat,
			vat_rate: one.vat_rate,
			tax: tax && inForce( tax ),
			buyer: ( tax?.buyer ?? 'standard' ) as Buyer,
			non_resident: tax?.non_resident ?? false,
		} );
		expect( rows.map( ( { key, fee, pence } ) => [ key, fee?.line.label ?? '', pence ] ) ).toEqual( one.rows );
		expect( totalOf( rows ) ).toBe( one.total );
	} );
} );

it( 'a table without bands is no table', () => {
	expect( () => lotCosts( { lines: [ { label: 'Fee', applies_to: 'all', bands: [], vat: 'none' } ] }, 100, { lot: 'all', hammer_vat: false, vat_rate: 200, tax: null, buyer: 'standard', non_resident: false } ) ).toThrow( 'has no band' );
} );
