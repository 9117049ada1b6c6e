import { n } from './svg.mjs';

export const INK = '#17261f';

export const PALE = '#eef0ea';

export const GREY = '#9aa39b';

export const metric = ( v ) => v.toFixed( 2 );

const feet = ( v ) => {
	const inches = Math.round( v / 0.0254 );
	return `${ Math.floor( inches / 12 ) }'${ inches % 12 }"`;
};

export const text = ( x, y, size, words, more = '' ) =>
	`<text x="${ n( x ) }" y="${ n( y ) }" font-size="${ n( size ) }" text-anchor="middle" ${ more }>${ words }</text>`;

/* Name and dimensions in the middle of a room, as large as it allows; narrow rooms are lettered upwards. */
export function label( r, k, x, y ) {
	const [ w, d ] = [ r.w * k, r.d * k ];
	const [ cx, cy ] = [ x + w / 2, y + d / 2 ];
	const words =
		r.name.length > 11 && w < 150 && r.name.includes( ' ' )
			? [
					r.name.slice( 0, r.name.lastIndexOf( ' ', 14 ) ),
					r.name.slice( r.name.lastIndexOf( ' ', 14 ) + 1 ),
				]
			: [ r.name ];
	const longest = Math.max( ...words.map( ( t ) => t.length ) );
	const up = w < 58 && d > w * 1.3;
	const size = Math.max(
		10,
		Math.min( 18, ( ( up ? d : w ) * 0.86 ) / ( longest * 0.62 ) )
	);
	const small = Math.max(
		10,
		Math.min( 14, size * 0.78, ( w * 0.86 ) / 8.2 )
	);
	const lines = words
		.map( ( t, i ) =>
			text(
				cx,
				cy - ( words.length - 1 ) * size * 0.55 + i * size * 1.1,
				size,
				t,
				'font-weight="bold"'
			)
		)
		.join( '' );
	const passageLike = [ 'hall', 'landing', 'wc', 'store', 'garage', 'open' ].includes( r.kind );
	const dims =
		passageLike || w < 74
			? ''
			: text(
					cx,
					cy +
						size * 0.62 +
						small * 0.7 +
						( words.length - 1 ) * size * 0.5,
					small,
					r.round ? `${ metric( r.w ) } m across` : `${ metric( r.w ) } × ${ metric( r.d ) } m`
				) +
				text(
					cx,
					cy +
						size * 0.62 +
						small * 2 +
						( words.length - 1 ) * size * 0.5,
					small,
					r.round ? `${ feet( r.w ) } across` : `${ feet( r.w ) } × ${ feet( r.d ) }`
				);
	return up
		? `<g transform="rotate(-90 ${ n( cx ) } ${ n( cy ) })">${ lines }</g>`
		: lines + dims;
}

/* A door: a gap in the wall, the leaf and its swing. `way` is 1 when it opens downwards, -1 upwards. */
export function door( x, y, w, way, hinge ) {
	const [ a, b ] = hinge < 0 ? [ x, x + w ] : [ x + w, x ];
	return `<path d="M${ n( x ) } ${ n( y ) }h${ n( w ) }" stroke="#fff" stroke-width="9"/><path d="M${ n( a ) } ${ n( y ) }v${ n( way * w ) }A${ n( w ) } ${ n( w ) } 0 0 ${ way > 0 === hinge < 0 ? 0 : 1 } ${ n( b ) } ${ n( y ) }" fill="none" stroke="${ INK }" stroke-width="1.5"/>`;
}

/* A gap in the front wall, closed by an up-and-over door. */
export const garageDoor = ( x, y, w ) => {
	const line = `M${ n( x + w * 0.12 ) } ${ n( y ) }h${ n( w * 0.76 ) }`;
	return `<path d="${ line }" stroke="#fff" stroke-width="9"/><path d="${ line }" stroke="${ INK }" stroke-width="2" stroke-dasharray="9 5"/>`;
};

export const windowAt = ( x, y, length, upright ) => {
	const line = ( o ) =>
		upright
			? `M${ n( x + o ) } ${ n( y ) }v${ n( length ) }`
			: `M${ n( x ) } ${ n( y + o ) }h${ n( length ) }`;
	return `<path d="${ line( 0 ) }" stroke="#fff" stroke-width="12"/><path d="${ line( -5 ) }${ line( 0 ) }${ line( 5 ) }" stroke="${ INK }" stroke-width="1.5"/>`;
};

export function stairs( r, k, x, y, { level, top } ) {
	const w = Math.min( 0.95, Math.min( r.w, 2.15 ) * 0.48 ) * k;
	const [ sx, sy, long ] = [
		x + Math.min( r.w, 2.15 ) * k - w - 4,
		y + r.d * k * 0.16,
		r.d * k * 0.68,
	];
	const treads = Array.from(
		{ length: 13 },
		( _, i ) => `M${ n( sx ) } ${ n( sy + ( long * i ) / 12 ) }h${ n( w ) }`
	).join( '' );
	const arrow = `M${ n( sx + w / 2 ) } ${ n( sy + long - 6 ) }V${ n( sy + 12 ) }m-5 8l5 -9l5 9`;
	return `<path d="${ treads }M${ n( sx ) } ${ n( sy ) }v${ n( long ) }m${ n( w ) } 0v${ n( -long ) }" fill="none" stroke="${ GREY }" stroke-width="1.2"/><path d="${ arrow }" fill="none" stroke="${ INK }" stroke-width="1.5"/>${ text( sx + w / 2, sy + long + 14, 11, level === 0 || ! top ? 'up' : 'down' ) }`;
}
