import fixture from '../../../../tests/fixtures/hpapi/property-valuation.json';
import vectors from '../../../../plugins/hpapi/tests/vectors/property-valuation.json';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { errorsOf, firstWrongStep, validate, type Values } from './validate';

const props = fixture.props as PropertyValuationProps;

it.each( vectors.cases )( '[LEAD-01] as the server has it: $title', ( { change, faults } ) => {
	expect( validate( { ...vectors.valid, ...change } as Values, props ) ).toEqual( faults );
} );

it( '[LEAD-01] faults belong to their step, and the first wrong step is shown', () => {
	const faults = { wants: 'x', email: 'y' };
	expect( errorsOf( faults, 1 ) ).toEqual( {} );
	expect( errorsOf( faults, 2 ) ).toEqual( { wants: 'x' } );
	expect( firstWrongStep( faults ) ).toBe( 2 );
	expect( firstWrongStep( {} ) ).toBe( 3 );
} );
