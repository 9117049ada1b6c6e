import vectors from '../../../../plugins/auctions/tests/vectors/car-make-search.json';
import { findAction } from './find-action';

it.each( vectors.cases )( '[CAR-03] "$typed" leads to $expected', ( { typed, expected } ) => {
	expect( findAction( vectors.actions, typed ) ).toBe( expected );
} );
