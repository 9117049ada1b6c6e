import { readPounds } from '../../../lib/amount';

/** Whole pounds of what is typed at the rostrum: "3250", "3,250", "£3.25k"; null for what is none, and for nothing. */
export function readPrice( typed: string ): number | null {
	const text = typed.trim();
	const short = /^£?\s*(\d{1,5}(?:\.\d{1,3})?)\s*k$/i.exec( text );
	const pounds = short ? Math.round( Number( short[ 1 ] ) * 1000 ) : readPounds( text );
	return pounds === null || pounds < 1 ? null : pounds;
}

/** Whether a price is so far from the guide that somebody may have mistyped it: below half of it, or above three times. */
export function isUnlikely( price: number, low: number, high: number ): boolean {
	return low > 0 && ( price < low / 2 || price > Math.max( low, high ) * 3 );
}
