import vectors from '../../../plugins/auctions/tests/vectors/run-list.json';
import { expected, isRunList, rounded } from '.';

it.each( vectors.times )( '[SALE-03] lot $lot at $now is expected at $expected', ( { since, pace, lots, lot, now, expected: time } ) => {
	expect( expected( { since, pace, lots }, lot, now ) ).toBe( time );
} );

it( '[SALE-03] an expected time is said to five minutes', () => {
	expect( [ 149, 150, 449, 450 ].map( rounded ) ).toEqual( [ 0, 300, 300, 600 ] );
} );

it( 'takes nothing else for a run list', () => {
	expect( isRunList( { since: 1, pace: 2, lots: [ 3 ] } ) ).toBe( true );
	expect( [ null, 1, {}, { since: 1, pace: 2, lots: [ '3' ] }, { since: '1', pace: 2, lots: [] } ].map( isRunList ) ).toEqual( Array( 5 ).fill( false ) );
} );
