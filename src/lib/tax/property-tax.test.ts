import taxes from '../../../plugins/core/src/Tax/property-taxes.json';
import vectors from '../../../plugins/core/tests/vectors/property-tax.json';
import { taxDue, taxShare, type Buyer, type TaxTable } from './property-tax';

/** The table that holds on a day, as PHP's TaxTables finds it. */
function inForce( nation: string, date: string, use: string ): TaxTable {
	const tax = taxes.nations[ nation as keyof typeof taxes.nations ];
	const tables: TaxTable[] = use === 'residential' ? tax.tables : tax.non_residential.tables;
	const found = tables.filter( ( table ) => table.from <= date ).at( -1 ) ?? tables[ 0 ];
	if ( ! found ) {
		throw new Error( `No table for ${ nation }` );
	}
	return found;
}

describe( 'the tax on buying, by the vectors that PHP runs too', () => {
	it.each( vectors.cases.map( ( one ) => [ one.name, one ] as const ) )( '%s', ( _name, one ) => {
		const due = taxDue( inForce( one.nation, one.date, one.use ?? 'residential' ), one.price, one.buyer as Buyer, one.non_resident );
		expect( due.tax ).toBe( one.tax );
		// Each band's pence are rounded down.
		expect( Math.abs( due.rows.reduce( ( sum, row ) => sum + row.tax, 0 ) - due.tax * 100 ) ).toBeLessThanOrEqual( 100 );
	} );
} );

it( 'says what part of the price it is', () => {
	expect( taxShare( 14250, 485000 ) ).toBe( 29 );
	expect( taxShare( 0, 0 ) ).toBe( 0 );
} );
