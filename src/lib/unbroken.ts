/** What stays on one line: the same as PHP's Text\Unbroken. */

const PHONE = '(?<![\\p{L}\\d£.,])(?:\\+44 ?(?:\\(0\\) ?)?|\\(?0)\\d{2,4}\\)?(?: ?\\d{2,4}){2,3}(?!\\d)';
const POSTCODE = '(?<![\\p{L}\\d])[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\d])';

/** Longer ones may break: they do not fit in every column. */
const HYPHEN = '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,16}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+';

export interface Piece {
	text: string;
	whole: boolean;
}

/** Safari before 16.4 has no lookbehind; there, lines break as they like. */
function pattern(): RegExp | null {
	try {
		return new RegExp( `(${ PHONE }|${ POSTCODE }|${ HYPHEN })`, 'u' );
	} catch {
		return null;
	}
}

const WHOLE = pattern();

export function pieces( text: string ): Piece[] {
	return ( WHOLE ? text.split( WHOLE ) : [ text ] ).map( ( part, place ) => ( { text: part, whole: place % 2 === 1 } ) ).filter( ( piece ) => piece.text !== '' );
}
