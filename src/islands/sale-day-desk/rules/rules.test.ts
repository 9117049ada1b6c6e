import { conflicts, merge, seenOf, shown, standingOf, type Entry, type Lot, type Pending } from './entries';
import { isUnlikely, readPrice } from './price';

const lot: Lot = { id: 5, number: '12A', title: 'Ford', status: 'available', hammer: 0, guide: '£3,000', guide_low: 3000, guide_high: 0 };
const pending = ( outcome: Pending[ 'outcome' ], sequence: number, hammer = 0 ): Pending => ( { lot: 5, outcome, hammer, sequence, seen: 0, at: 1 } );
const entry = ( id: number, state: Entry[ 'state' ], outcome: Entry[ 'outcome' ] = 'sold' ): Entry => ( { id, lot: 5, client: 'a', outcome, hammer: 10, state, at: 1, who: 'Jo' } );

it.each( [
	[ '3250', 3250 ],
	[ '£3,250', 3250 ],
	[ '3.25k', 3250 ],
	[ '12K', 12000 ],
	[ '0', null ],
	[ '', null ],
	[ '3e5', null ],
	[ '-5', null ],
] )( 'reads %s as %s', ( typed, pounds ) => expect( readPrice( typed ) ).toBe( pounds ) );

it( 'a price far from the guide is unlikely; without a guide none is', () => {
	expect( [ isUnlikely( 300, 3000, 0 ), isUnlikely( 3250, 3000, 0 ), isUnlikely( 32500, 3000, 0 ), isUnlikely( 1, 0, 0 ) ] ).toEqual( [ true, false, true, false ] );
} );

it( '[STAFF-05] a lot is what waits for it, step by step, with undo', () => {
	expect( shown( lot, [] ) ).toEqual( { status: 'available', hammer: 0, isWaiting: false } );
	expect( shown( lot, [ pending( 'sold', 1, 3200 ) ] ) ).toEqual( { status: 'sold', hammer: 3200, isWaiting: true } );
	expect( shown( lot, [ pending( 'sold', 1, 3200 ), pending( 'unsold', 2 ), pending( 'undo', 3 ) ] ) ).toEqual( { status: 'sold', hammer: 3200, isWaiting: true } );
	expect( shown( { ...lot, status: 'sold', hammer: 9 }, [ pending( 'undo', 1 ) ] ) ).toMatchObject( { status: 'available' } );
} );

it( '[STAFF-05] conflicts are shown until somebody decides', () => {
	const known = merge( [ entry( 1, 'applied' ) ], [ entry( 2, 'conflict', 'unsold' ), entry( 1, 'applied' ) ] );
	expect( conflicts( known ).map( ( { id } ) => id ) ).toEqual( [ 2 ] );
	expect( [ standingOf( known, 5 )?.id, seenOf( known, 5 ) ] ).toEqual( [ 1, 2 ] );
	expect( conflicts( merge( known, [ entry( 3, 'applied' ) ] ) ) ).toEqual( [] );
} );
