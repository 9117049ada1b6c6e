import vectors from '../../../../plugins/hpapi/tests/vectors/mortgage.json';
import { mortgageCost } from './mortgage';
import { depositOf } from './answer';

it.each( vectors.cases.map( ( one ) => [ `£${ one.loan } at ${ one.rate }% over ${ one.years } years`, one ] as const ) )( '%s', ( _name, one ) => {
	const { monthly, interest, interest_only } = one;
	expect( mortgageCost( one.loan, one.years, one.rate ) ).toEqual( { monthly, interest, interest_only } );
} );

it.each( vectors.deposits )( 'a deposit typed as $typed, of £$price', ( { typed, price, pounds } ) => {
	expect( depositOf( typed, price ) ).toBe( pounds );
} );
