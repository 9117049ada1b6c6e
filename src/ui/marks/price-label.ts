const THOUSAND = 1000;
const MILLION = 1_000_000;

/** Pounds to two decimals of their unit, without noughts at the end: 1.3, 1.25, 425. */
const short = ( number: number ): string => String( Math.round( number * 100 + 1e-9 ) / 100 );

/** £950, £425k, £1.25m. */
function pounds( number: number ): string {
	if ( number < THOUSAND ) {
		return `£${ number }`;
	}
	// What rounds to a thousand thousands is a million.
	return Math.round( number / THOUSAND ) < THOUSAND ? `£${ Math.round( number / THOUSAND ) }k` : `£${ short( number / MILLION ) }m`;
}

/**
 * What a pin has room for.
 *
 * | price_string               | label   |
 * |----------------------------|---------|
 * | Guide price £425,000       | £425k   |
 * | £1,250,000                 | £1.25m  |
 * | £1,450 pcm                 | £1,450  |
 * | £20,000 pa                 | £20k pa |
 * | POA                        | POA     |
 *
 * @param price As map-properties tells it: rents a month, but for a few that cannot be.
 */
export function priceLabel( price: string ): string {
	const found = /£([\d,]+)(?:\s+(.+))?$/.exec( price.trim() );
	if ( ! found ) {
		return price;
	}
	const number = Number( ( found[ 1 ] ?? '' ).replaceAll( ',', '' ) );
	const period = found[ 2 ] ?? '';
	if ( period === '' ) {
		return pounds( number );
	}
	return period === 'pcm' ? `£${ number.toLocaleString( 'en-GB' ) }` : `${ pounds( number ) } ${ period }`;
}
