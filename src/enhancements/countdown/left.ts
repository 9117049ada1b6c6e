export type Unit = 'day' | 'hour' | 'minute' | 'second';

/** Each unit's words for one and for more, with `%d`. */
export type Units = Record< Unit, readonly [ string, string ] >;

const SECONDS: Readonly< Record< Unit, number > > = { day: 86400, hour: 3600, minute: 60, second: 1 };
const ORDER: readonly Unit[] = [ 'day', 'hour', 'minute', 'second' ];

/**
 * The two largest units of what is left, as `2 days 3 hours`; the last minute in seconds.
 *
 * @param seconds Whole ones, more than 0.
 * @param units
 */
export function left( seconds: number, units: Units ): string {
	const at = ORDER.findIndex( ( unit ) => seconds >= SECONDS[ unit ] );
	let rest = seconds;
	const parts: string[] = [];
	for ( const unit of ORDER.slice( Math.max( 0, at ), at + 2 ) ) {
		const count = Math.floor( rest / SECONDS[ unit ] );
		rest -= count * SECONDS[ unit ];
		if ( count > 0 ) {
			parts.push( units[ unit ][ count === 1 ? 0 : 1 ].replace( '%d', String( count ) ) );
		}
	}
	return parts.join( ' ' );
}

/** Milliseconds until the words change: each second within the last hour, else each minute. */
export function wait( milliseconds: number ): number {
	const step = milliseconds > 3600_000 ? 60_000 : 1000;
	return ( milliseconds % step ) + 1;
}
