import vectors from '../../../../plugins/caphpi/tests/vectors/outcomes.json';
import type { Condition } from '../types';
import { outcomeOf } from './outcome';

it.each( vectors.cases )(
	'[VAL-14] [VAL-15] [VAL-16] $below_average in $postcode, $condition: $outcome, as the server has it',
	( { below_average, postcode, condition, outcome } ) => {
		const record = {
			TradeValueBelowAverageInt: below_average,
			postcode,
			Condition: condition as Condition,
		};
		expect( outcomeOf( record, vectors.rules ) ).toBe( outcome );
	}
);

it( '[VAL-15] the threshold and the areas are settings', () => {
	const record = { TradeValueBelowAverageInt: 100, postcode: 'ZZ9 9ZZ', Condition: 'Good' } as const;
	expect( outcomeOf( record, { threshold: 100, local_areas: [ 'zz' ] } ) ).toBe( 'phone_quote' );
	expect( outcomeOf( record, { threshold: 101, local_areas: [ 'zz' ] } ) ).toBe( 'thank_you' );
	expect( outcomeOf( record, { threshold: 100, local_areas: [ '' ] } ) ).toBe( 'thank_you' );
} );

it.each( vectors.areas )( '[VAL-15] $postcode in $area: $is_local, as the server has it', ( { area, postcode, is_local } ) => {
	const record = { TradeValueBelowAverageInt: 9000, postcode, Condition: 'Good' } as const;
	expect( outcomeOf( record, { threshold: 1, local_areas: [ area ] } ) === 'phone_quote' ).toBe( is_local );
} );

it( '[VAL-15] no postcode is nowhere, whatever the areas', () => {
	const record = { TradeValueBelowAverageInt: 9000, postcode: 'Unknown', Condition: 'Good' } as const;
	expect( outcomeOf( record, { threshold: 1, local_areas: [ 'UN' ] } ) ).toBe( 'thank_you' );
} );
