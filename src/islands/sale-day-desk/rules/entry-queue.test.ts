import { EntryQueue, leftBehind } from './entry-queue';
import type { Pending } from './entries';

/** A server that keeps each (client, sequence) once, over a line that is cut at random, before or after it was heard. */
class Server {
	kept: Array< Pending & { client: string } > = [];
	cuts = 0;
	calls = 0;
	/** Says of each call how it ends. */
	fate: () => 'fine' | 'not-heard' | 'answer-lost' = () => 'fine';

	send = async ( client: string, entries: Pending[] ): Promise< number > => {
		this.calls++;
		const fate = this.fate();
		await Promise.resolve();
		if ( fate === 'not-heard' ) {
			this.cuts++;
			throw new TypeError( 'Failed to fetch' );
		}
		let through = Math.max( 0, ...this.kept.filter( ( one ) => one.client === client ).map( ( { sequence } ) => sequence ) );
		for ( const entry of entries ) {
			if ( entry.sequence > through ) {
				this.kept.push( { ...entry, client } );
				through = entry.sequence;
			}
		}
		if ( fate === 'answer-lost' ) {
			this.cuts++;
			throw new TypeError( 'Failed to fetch' );
		}
		return through;
	};
}

const CLIENT = 'a'.repeat( 32 );
const entry = ( lot: number ): Omit< Pending, 'sequence' > => ( { lot, outcome: 'sold', hammer: lot * 10, seen: 0, at: 1 } );
const queue = ( server: Server, client = CLIENT ) =>
	new EntryQueue( { storage: window.localStorage, client, sale: 7, send: server.send, onChange: () => {}, wait: () => 1 } );
/** Waits for a state, and not for a time: a slow machine needs longer. */
const until = async ( isSo: () => boolean ) => {
	do {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	} while ( ! isSo() );
};
const settle = ( of: EntryQueue ) => until( () => of.waiting().length === 0 );

beforeEach( () => window.localStorage.clear() );

it( '[STAFF-05] 200 results, the connection cut 20 times at random: all kept once each, in order', async () => {
	const server = new Server();
	const desk = queue( server );
	// The cuts fall anywhere; half of them after the server had heard.
	const spots = new Set< number >();
	while ( spots.size < 20 ) {
		spots.add( Math.floor( Math.random() * 199 ) + 1 );
	}
	let isCut = false;
	server.fate = () => {
		if ( ! isCut ) {
			return 'fine';
		}
		isCut = false;
		return Math.random() < 0.5 ? 'not-heard' : 'answer-lost';
	};
	for ( let lot = 1; lot <= 200; lot++ ) {
		isCut = isCut || spots.has( lot );
		desk.add( entry( lot ) );
		// One cut at a time.
		await until( () => ! isCut );
	}
	await settle( desk );
	expect( server.cuts ).toBe( 20 );
	expect( server.kept.map( ( { lot } ) => lot ) ).toEqual( Array.from( { length: 200 }, ( _, index ) => index + 1 ) );
	expect( server.kept.map( ( { sequence } ) => sequence ) ).toEqual( server.kept.map( ( _, index ) => index + 1 ) );
	expect( desk.waiting() ).toEqual( [] );
	expect( window.localStorage ).toHaveLength( 0 );
} );

it( '[STAFF-05] what waits is in the browser before anything is sent, outlives the page, and is sent under its own name', async () => {
	const server = new Server();
	server.fate = () => 'answer-lost';
	const first = queue( server );
	first.add( entry( 1 ) );
	first.add( entry( 2 ) );
	await until( () => first.link === 'lost' );
	first.stop();
	expect( first.link ).toBe( 'lost' );

	// The page is loaded anew.
	server.fate = () => 'fine';
	const left = leftBehind( window.localStorage, 7 );
	expect( [ ...left ].map( ( [ client, pending ] ) => [ client, pending.map( ( { lot } ) => lot ) ] ) ).toEqual( [ [ CLIENT, [ 1, 2 ] ] ] );
	const old = queue( server );
	old.restore( left.get( CLIENT )! );
	await old.flush();
	await settle( old );
	const fresh = queue( server, 'b'.repeat( 32 ) );
	fresh.add( entry( 3 ) );
	await settle( fresh );
	expect( server.kept.map( ( { lot, client } ) => `${ lot }${ client[ 0 ] }` ) ).toEqual( [ '1a', '2a', '3b' ] );
	expect( leftBehind( window.localStorage, 7 ).size ).toBe( 0 );
} );

it( '[STAFF-05] one request at a time, and what is entered meanwhile goes with the next', async () => {
	const server = new Server();
	const desk = queue( server );
	for ( let lot = 1; lot <= 5; lot++ ) {
		desk.add( entry( lot ) );
	}
	await settle( desk );
	expect( server.calls ).toBe( 2 );
	expect( server.kept.map( ( { lot } ) => lot ) ).toEqual( [ 1, 2, 3, 4, 5 ] );
} );

it( 'says so where the browser keeps nothing', () => {
	const full = { getItem: () => null, removeItem: () => {}, setItem: () => { throw new DOMException( 'full', 'QuotaExceededError' ); } };
	const desk = new EntryQueue( { storage: full, client: CLIENT, sale: 7, send: async () => { throw new TypeError(); }, onChange: () => {}, wait: () => 10_000 } );
	desk.add( entry( 1 ) );
	expect( [ desk.isKept, desk.waiting().length ] ).toEqual( [ false, 1 ] );
	desk.stop();
} );

it( '[STAFF-05] a queue that was stopped sends nothing more, also where an entry was added while a retry was due', async () => {
	const server = new Server();
	server.fate = () => 'not-heard';
	const of = queue( server );
	jest.useFakeTimers();
	of.add( entry( 1 ) );
	await jest.advanceTimersByTimeAsync( 0 );
	of.add( entry( 2 ) );
	of.stop();
	await jest.advanceTimersByTimeAsync( 0 );
	const calls = server.calls;
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( [ calls, server.calls ] ).toEqual( [ 2, 2 ] );
	server.fate = () => 'fine';
	of.hurry();
	await jest.advanceTimersByTimeAsync( 0 );
	jest.useRealTimers();
	expect( server.kept.map( ( { sequence } ) => sequence ) ).toEqual( [ 1, 2 ] );
} );
