/** Number plates in the shape of their year. Their first letter is one that no registration office issues: no mark here was ever handed out. */

import { between, one } from './random.mjs';

/** J, T and U stand for no region in marks since 2001. */
const REGIONS = [ 'J', 'T', 'U' ];
const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXY';
/** The year's letter at the end of a mark, by the year in which it began (January until 1966, then August). */
const SUFFIXES = { 1963: 'A', 1964: 'B', 1965: 'C', 1966: 'D', 1967: 'E', 1968: 'F', 1969: 'G', 1970: 'H', 1971: 'J', 1972: 'K', 1973: 'L', 1974: 'M', 1975: 'N' };

const letters = ( next, count ) => Array.from( { length: count }, () => one( next, [ ...LETTERS ] ) ).join( '' );

/** The two figures of a mark: 18 from March to August 2018, 68 from September 2018 to February 2019. */
export function ageIdentifier( firstRegistered ) {
	const [ year, month ] = firstRegistered.split( '-' ).map( Number );
	return String( ( year % 100 ) + ( month < 3 ? 49 : 0 ) + ( month >= 9 ? 50 : 0 ) ).padStart( 2, '0' );
}

/** The letter of a classic's year. */
export function suffix( firstRegistered ) {
	const [ year, month ] = firstRegistered.split( '-' ).map( Number );
	// Since 1967 the letter changed in August: E until July, then F, and so on.
	return SUFFIXES[ year > 1966 && month >= 8 ? year + 1 : year ];
}

/**
 * @param {() => number} next
 * @param {string}       firstRegistered YYYY-MM-DD.
 * @return {string} Without spaces.
 */
export function plate( next, firstRegistered ) {
	if ( Number( firstRegistered.slice( 0, 4 ) ) < 2001 ) {
		// Z stands for Ireland, whose marks end in no year's letter.
		return `${ letters( next, 2 ) }Z${ between( next, 102, 989 ) }${ suffix( firstRegistered ) }`;
	}
	return `${ one( next, REGIONS ) }${ letters( next, 1 ) }${ ageIdentifier( firstRegistered ) }${ letters( next, 3 ) }`;
}
