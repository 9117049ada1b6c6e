import { isObject } from '../is-object';

/** Where an auction in the room is: schemas/lots-live-answer.json. Times are Unix seconds. */
export interface RunList {
	/** When the lot that is being sold came up. */
	since: number;
	/** Seconds that a lot takes. */
	pace: number;
	/** Those still to be sold, in their order; the first is being sold. */
	lots: readonly number[];
}

/** An expected time is said to so many seconds: it is a guess. */
const STEP = 300;

/**
 * When a lot comes up. Catalogue\RunList says the same: both run tests/vectors/run-list.json.
 *
 * @param run
 * @param lot
 * @param now
 * @return Null where it is not among those still to be sold.
 */
export function expected( { since, pace, lots }: RunList, lot: number, now: number ): number | null {
	const place = lots.indexOf( lot );
	if ( place <= 0 ) {
		return place === 0 ? since : null;
	}
	return Math.max( now, since + pace ) + ( place - 1 ) * pace;
}

/** To five minutes, as it is said. */
export const rounded = ( time: number ): number => Math.floor( ( time + STEP / 2 ) / STEP ) * STEP;

export const isRunList = ( value: unknown ): value is RunList =>
	isObject( value ) &&
	typeof value.since === 'number' &&
	typeof value.pace === 'number' &&
	Array.isArray( value.lots ) &&
	value.lots.every( ( id ) => typeof id === 'number' );
