import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import type { SaleDayEntriesRequest } from '../../../contract/generated/auctions/sale-day-entries-request';

export type Lot = SaleDayDeskProps[ 'lots' ][ number ];
export type Entry = SaleDayDeskProps[ 'entries' ][ number ];
/** What a desk has entered and the server has not confirmed. */
export type Pending = SaleDayEntriesRequest[ 'entries' ][ number ];
export type Outcome = Pending[ 'outcome' ];

export interface Shown {
	status: string;
	hammer: number;
	/** Not on the server yet. */
	isWaiting: boolean;
}

/** The entries with those that are newer or have changed, by their order. */
export function merge( known: readonly Entry[], news: readonly Entry[] ): Entry[] {
	const all = new Map( known.map( ( entry ) => [ entry.id, entry ] ) );
	news.forEach( ( entry ) => all.set( entry.id, entry ) );
	return [ ...all.values() ].sort( ( a, b ) => a.id - b.id );
}

export const lastId = ( entries: readonly Entry[] ) => entries.reduce( ( last, { id } ) => Math.max( last, id ), 0 );

/** The last entry of a lot that stands or was undone: what a desk must know before it may say something else. */
export function seenOf( entries: readonly Entry[], lot: number ): number {
	return lastId( entries.filter( ( entry ) => entry.lot === lot && ( entry.state === 'applied' || entry.state === 'undone' || entry.state === 'conflict' ) ) );
}

/**
 * What a lot is to whoever is at the desk: what the server says, then what waits to be sent.
 *
 * @param lot
 * @param pending In their order.
 */
export function shown( lot: Lot, pending: readonly Pending[] ): Shown {
	let now: Shown = { status: lot.status, hammer: lot.hammer, isWaiting: false };
	const before: Shown[] = [];
	for ( const entry of pending ) {
		if ( entry.lot === lot.id ) {
			const next = entry.outcome === 'undo' ? before.pop() ?? { status: 'available', hammer: 0, isWaiting: true } : null;
			if ( next ) {
				now = { ...next, isWaiting: true };
			} else {
				before.push( now );
				now = { status: entry.outcome, hammer: entry.outcome === 'sold' ? entry.hammer : 0, isWaiting: true };
			}
		}
	}
	return now;
}

/** Whether an entry would replace a result with another one, which needs a second key. */
export const replaces = ( now: Pick< Shown, 'status' | 'hammer' >, outcome: Outcome, hammer: number ): boolean =>
	now.status !== 'available' && ( now.status !== outcome || now.hammer !== ( outcome === 'sold' ? hammer : 0 ) );

/** Entries of a desk for lots that are no longer in the sale. */
export const refused = ( entries: readonly Entry[] ) => entries.filter( ( { state } ) => state === 'refused' );

/** Entries that another desk had overtaken, where nothing has been said of the lot since. */
export function conflicts( entries: readonly Entry[] ): Entry[] {
	return entries.filter(
		( entry ) => entry.state === 'conflict' && ! entries.some( ( later ) => later.lot === entry.lot && later.id > entry.id && later.state === 'applied' )
	);
}

/**
 * Who gave a lot the result that it has; undefined where that was not a desk.
 *
 * @param entries
 * @param lot
 */
export function standingOf( entries: readonly Entry[], lot: Pick< Lot, 'id' | 'status' | 'hammer' > ): Entry | undefined {
	const last = entries.filter( ( entry ) => entry.lot === lot.id && entry.state === 'applied' && entry.outcome !== 'undo' ).at( -1 );
	return last?.outcome === lot.status && ( last.outcome !== 'sold' || last.hammer === lot.hammer ) ? last : undefined;
}
