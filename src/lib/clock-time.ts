const LONDON = new Intl.DateTimeFormat( 'en-GB', { timeZone: 'Europe/London', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } );

/**
 * The time of day in London as visitors read it: 11am, 2:30pm, 12pm. The same as PHP's Calendar\ClockTime.
 *
 * @param seconds Unix seconds.
 */
export function clockTime( seconds: number ): string {
	const parts = LONDON.formatToParts( seconds * 1000 );
	const number = ( type: 'hour' | 'minute' ) => Number( parts.find( ( part ) => part.type === type )?.value ?? 0 );
	const hour = number( 'hour' );
	const minute = number( 'minute' );
	return `${ hour % 12 || 12 }${ minute === 0 ? '' : `:${ String( minute ).padStart( 2, '0' ) }` }${ hour < 12 ? 'am' : 'pm' }`;
}
