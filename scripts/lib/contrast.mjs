/** Contrast of two `#rrggbb` colours as WCAG 2 measures it, from 1 to 21. */
export function contrastRatio( one, other ) {
	const [ light, dark ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => b - a );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

function luminance( hex ) {
	if ( ! /^#[0-9a-f]{6}$/i.test( hex ) ) {
		throw new Error( `Not a #rrggbb colour: ${ hex }` );
	}
	const [ red, green, blue ] = [ 1, 3, 5 ]
		.map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) / 255 )
		.map( ( value ) => ( value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4 ) );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
