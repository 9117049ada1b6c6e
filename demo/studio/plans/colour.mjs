/* Colours are [r, g, b] from 0 to 255; '#17261f' is one, too. */
export const rgb = ( c ) =>
	Array.isArray( c )
		? c
		: [ 0, 2, 4 ].map( ( i ) =>
				parseInt( c.replace( '#', '' ).slice( i, i + 2 ), 16 )
			);

export const mix = ( a, b, t ) => {
	const [ from, to ] = [ rgb( a ), rgb( b ) ];
	return from.map( ( v, i ) => v + ( to[ i ] - v ) * t );
};
