import { __ } from '@wordpress/i18n';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import { newSubmission } from '../../../lib/submission';
import { conflicts, lastId, merge, refused, seenOf, shown, type Entry, type Lot, type Outcome } from '../rules/entries';
import { EntryQueue, leftBehind, type Link } from '../rules/entry-queue';
import { DeskApi } from './desk-api';

/** Milliseconds between two looks at what other desks do. */
const LOOK = 3000;

export interface Desk {
	lots: Array< Lot & { isWaiting: boolean } >;
	waiting: number;
	/** Unix seconds: when the oldest entry that waits was made; 0 for none. */
	since: number;
	link: Link;
	isKept: boolean;
	conflicts: Entry[];
	/** What was not saved, as the lot is no longer in the sale. */
	refused: Entry[];
	/** Whether the next undo takes back what this desk entered. */
	hasOwn: () => boolean;
	entries: Entry[];
	enter: ( lot: number, outcome: Outcome, hammer?: number ) => void;
	/** Takes the last entry of this desk back, else that of the lot; says of which lot, or null. */
	undo: ( lot: number ) => number | null;
	/** Leaves what stands. */
	dismiss: ( entry: number ) => void;
	retry: () => void;
	/** Whether the sale is closed: it takes no results. */
	isClosed: boolean;
	setClosed: ( closed: boolean ) => void;
	/** Whether visitors do not see yet that the sale is live. */
	waits: boolean;
	/** Begins the sale. Says what went wrong; empty for nothing. */
	start: () => Promise< string >;
}

/** What the desk knows, and how it tells the server. */
export function useDesk( props: SaleDayDeskProps ): Desk {
	const [ , redraw ] = useReducer( ( count: number ) => count + 1, 0 );
	const [ lots, setLots ] = useState< Lot[] >( props.lots );
	const [ entries, setEntries ] = useState< Entry[] >( props.entries );
	const [ isClosed, setClosed ] = useState( props.closed === true );
	const [ waits, setWaits ] = useState( props.waits === true );
	const [ dismissed, setDismissed ] = useState< readonly number[] >( [] );
	const known = useRef( entries );
	known.current = entries;
	const mine = useRef< number[] >( [] );
	const queues = useRef< { main: EntryQueue; left: EntryQueue[]; look: () => Promise< void >; start: () => Promise< string > } | null >( null );

	if ( queues.current === null ) {
		const api = new DeskApi( props );
		const take = ( news: { lots: Lot[]; entries: Entry[]; closed?: boolean; waits?: boolean } ) => {
			setClosed( ( before ) => news.closed ?? before );
			setWaits( ( before ) => news.waits ?? before );
			known.current = merge( known.current, news.entries );
			setEntries( known.current );
			const fresh = new Map( news.lots.map( ( lot ) => [ lot.id, lot ] ) );
			setLots( ( before ) => before.map( ( lot ) => fresh.get( lot.id ) ?? lot ) );
		};
		// Counts answers to what was entered: a look that was under way meanwhile may tell of lots as they were before.
		let turn = 0;
		const make = ( client: string, before: () => Promise< void > = async () => {} ) =>
			new EntryQueue( {
				storage: window.localStorage,
				client,
				sale: props.sale,
				onChange: redraw,
				send: async ( of, batch ) => {
					await before();
					const answer = await api.enter( of, lastId( known.current ), batch );
					turn++;
					take( answer );
					return answer.through;
				},
			} );
		const left = [ ...leftBehind( window.localStorage, props.sale ) ].map( ( [ client, pending ] ) => {
			const queue = make( client );
			queue.restore( pending );
			return queue;
		} );
		// What was entered before the page was loaded anew comes first.
		const first = async () => {
			for ( const queue of left ) {
				await queue.flush();
				if ( queue.waiting().length > 0 ) {
					throw new Error( 'What an earlier desk left behind waits.' );
				}
			}
		};
		const look = async () => {
			const before = turn;
			const news = await api.look( lastId( known.current ) );
			if ( turn === before ) {
				take( news );
			}
		};
		const start = async () => {
			try {
				const answer = await api.start();
				if ( typeof answer === 'string' ) {
					return answer;
				}
				setWaits( false );
				return '';
			} catch {
				return __( 'The website could not be reached. Check your connection and try again.', 'hearth-hammer' );
			}
		};
		queues.current = { main: make( newSubmission(), first ), left, look, start };
	}
	const { main, left, look, start } = queues.current;

	useEffect( () => {
		const hurry = () => [ ...left, main ].forEach( ( queue ) => queue.hurry() );
		const timer = setInterval( () => {
			if ( ! document.hidden ) {
				// Whether the line is there is told by what is sent.
				look().catch( () => {} );
			}
		}, LOOK );
		const guard = ( event: BeforeUnloadEvent ) => {
			if ( ! main.isKept && main.waiting().length > 0 ) {
				event.preventDefault();
			}
		};
		hurry();
		window.addEventListener( 'online', hurry );
		window.addEventListener( 'beforeunload', guard );
		return () => {
			clearInterval( timer );
			[ ...left, main ].forEach( ( queue ) => queue.stop() );
			window.removeEventListener( 'online', hurry );
			window.removeEventListener( 'beforeunload', guard );
		};
	}, [ main, left, look ] );

	const pending = [ ...left.flatMap( ( queue ) => [ ...queue.waiting() ] ), ...main.waiting() ];
	const enter = ( lot: number, outcome: Outcome, hammer = 0 ) => {
		const at = lots.find( ( { id } ) => id === lot );
		// Between two keys nothing may have been drawn yet.
		const now = at ? shown( at, [ ...left.flatMap( ( queue ) => [ ...queue.waiting() ] ), ...main.waiting() ] ) : null;
		main.add( {
			lot,
			outcome,
			hammer,
			seen: seenOf( known.current, lot ),
			at: Math.floor( Date.now() / 1000 ),
			...( now ? { was: now.status, was_hammer: now.hammer } : {} ),
		} );
		if ( outcome !== 'undo' ) {
			mine.current.push( lot );
		}
	};
	const undo = ( lot: number ): number | null => {
		const at = lots.find( ( { id } ) => id === lot );
		const target = mine.current.pop() ?? ( at && shown( at, pending ).status !== 'available' ? lot : null );
		if ( target !== null ) {
			enter( target, 'undo' );
		}
		return target;
	};
	return {
		lots: lots.map( ( lot ) => ( { ...lot, ...shown( lot, pending ) } ) ),
		waiting: pending.length,
		since: pending[ 0 ]?.at ?? 0,
		link: left.find( ( queue ) => queue.waiting().length > 0 && queue.link !== 'fine' )?.link ?? main.link,
		isKept: main.isKept,
		refused: refused( entries ).filter( ( { id } ) => ! dismissed.includes( id ) ),
		hasOwn: () => mine.current.length > 0,
		conflicts: conflicts( entries ).filter( ( { id } ) => ! dismissed.includes( id ) ),
		entries,
		enter,
		undo,
		dismiss: ( entry ) => setDismissed( ( before ) => [ ...before, entry ] ),
		isClosed,
		waits: waits && ! isClosed,
		start,
		setClosed: ( closed ) => {
			setClosed( closed );
			// Closing marks lots.
			look().catch( () => {} );
		},
		retry: () => [ ...left, main ].forEach( ( queue ) => queue.hurry() ),
	};
}
