/* Colours are [r, g, b] from 0 to 255 inside the programme, hexadecimal at its edges. */
export const rgb = ( c ) =>
	Array.isArray( c )
		? c
		: [ 0, 2, 4 ].map( ( i ) =>
				parseInt( c.replace( '#', '' ).slice( i, i + 2 ), 16 )
			);

export const hex = ( c ) =>
	'#' +
	rgb( c )
		.map( ( v ) =>
			Math.round( Math.min( 255, Math.max( 0, v ) ) )
				.toString( 16 )
				.padStart( 2, '0' )
		)
		.join( '' );

export const mix = ( a, b, t ) => {
	const [ from, to ] = [ rgb( a ), rgb( b ) ];
	return from.map( ( v, i ) => v + ( to[ i ] - v ) * t );
};

/* Multiplies by a tint whose channels are around 1. */
export const tint = ( c, t ) => rgb( c ).map( ( v, i ) => v * t[ i ] );

export const darker = ( c, t ) => mix( c, '#17261f', t );

export const lighter = ( c, t ) => mix( c, '#fbf3df', t );
