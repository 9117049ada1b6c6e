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

/** Entries that another desk had overtaken, where nothing has been said of the lot since. */
export function conflicts( entries: readonly Entry[] ): Entry[] {
	return entries.filter(
		( entry ) => entry.state === 'conflict' && ! entries.some( ( later ) => later.lot === entry.lot && later.id > entry.id && later.state === 'applied' )
	);
}

/** What stands for a lot, which a conflict is with. */
export function standingOf( entries: readonly Entry[], lot: number ): Entry | undefined {
	return entries.filter( ( entry ) => entry.lot === lot && entry.state === 'applied' && entry.outcome !== 'undo' ).at( -1 );
}
