import vectors from '../../../../plugins/hpapi/tests/vectors/mortgage.json';
import { mortgageCost } from './mortgage';

it.each( vectors.cases.map( ( one ) => [ `£${ one.loan } at ${ one.rate }% over ${ one.years } years`, one ] as const ) )( '%s', ( _name, one ) => {
	const { monthly, interest, interest_only } = one;
	expect( mortgageCost( one.loan, one.years, one.rate ) ).toEqual( { monthly, interest, interest_only } );
} );
