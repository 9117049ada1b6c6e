import cases from '../../../../plugins/auctions/tests/vectors/desk-results.json';
import prices from '../../../../plugins/auctions/tests/vectors/desk-prices.json';
import { conflicts, merge, refused, replaces, seenOf, shown, standingOf, type Entry, type Lot, type Pending } from './entries';
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

it.each( prices.cases )( '[SALE-04] asks about a price by the same rule as the server: $price of $low to $high', ( { price, low, high, unlikely } ) =>
	expect( isUnlikely( price, low, high ) ).toBe( unlikely )
);

it( '[STAFF-05] a price below half of the guide or above three times is unlikely; without a guide none is', () => {
	expect( [ 1499, 1500, 9000, 9001 ].map( ( price ) => isUnlikely( price, 3000, 0 ) ) ).toEqual( [ true, false, false, true ] );
	expect( [ 12000, 12001 ].map( ( price ) => isUnlikely( price, 3000, 4000 ) ) ).toEqual( [ false, true ] );
	expect( isUnlikely( 1, 0, 0 ) ).toBe( false );
} );

it.each( cases.cases )( '[STAFF-05] replaces a result: $about', ( { shown: [ status, hammer ], entry: [ outcome, price ], asks } ) =>
	expect( replaces( { status: String( status ), hammer: Number( hammer ) }, outcome as Pending[ 'outcome' ], Number( price ) ) ).toBe( asks )
);

it( '[STAFF-05] a lot is what waits for it, step by step, with undo', () => {
	expect( shown( lot, [] ) ).toEqual( { status: 'available', hammer: 0, isWaiting: false } );
	expect( shown( lot, [ pending( 'sold', 1, 3200 ) ] ) ).toEqual( { status: 'sold', hammer: 3200, isWaiting: true } );
	expect( shown( lot, [ pending( 'sold', 1, 3200 ), pending( 'unsold', 2 ), pending( 'undo', 3 ) ] ) ).toEqual( { status: 'sold', hammer: 3200, isWaiting: true } );
	expect( shown( { ...lot, status: 'sold', hammer: 9 }, [ pending( 'undo', 1 ) ] ) ).toMatchObject( { status: 'available' } );
} );

it( '[STAFF-05] conflicts are shown until somebody decides', () => {
	const known = merge( [ entry( 1, 'applied' ) ], [ entry( 2, 'conflict', 'unsold' ), entry( 1, 'applied' ) ] );
	expect( conflicts( known ).map( ( { id } ) => id ) ).toEqual( [ 2 ] );
	expect( [ standingOf( known, { id: 5, status: 'sold', hammer: 10 } )?.id, seenOf( known, 5 ) ] ).toEqual( [ 1, 2 ] );
	// The office gave it that, and no desk.
	expect( standingOf( known, { id: 5, status: 'sold_prior', hammer: 10 } ) ).toBeUndefined();
	expect( refused( merge( known, [ entry( 4, 'refused' ) ] ) ).map( ( { id } ) => id ) ).toEqual( [ 4 ] );
	expect( conflicts( merge( known, [ entry( 3, 'applied' ) ] ) ) ).toEqual( [] );
} );
