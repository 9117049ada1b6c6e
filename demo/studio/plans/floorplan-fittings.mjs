import { n } from './svg.mjs';

const LINE = 'fill="#fff" stroke="#9aa39b" stroke-width="1.4"';

const rect = ( x, y, w, h, r = 0 ) =>
	`<rect x="${ n( x ) }" y="${ n( y ) }" width="${ n( w ) }" height="${ n( h ) }" rx="${ n( r ) }" ${ LINE }/>`;

const oval = ( x, y, rx, ry ) =>
	`<ellipse cx="${ n( x ) }" cy="${ n( y ) }" rx="${ n( rx ) }" ry="${ n( ry ) }" ${ LINE }/>`;

/* What is built in: baths, showers, basins, kitchen worktops, fireplaces. k is pixels per metre; (x, y) the room's corner; the door is on the right or on the left. */
export function fittings( r, k, x, y, doorRight ) {
	const [ w, d ] = [ r.w * k, r.d * k ];
	const front = r.y > 0.1;
	const outer = ( depth ) => ( front ? y + d - depth - 7 : y + 7 );
	if ( r.kind === 'bath' ) {
		const shower = /shower|wet room/i.test( r.name );
		const long = Math.min( ( shower ? 0.95 : 1.7 ) * k, w - 16 );
		const high = shower ? long : Math.min( 0.72 * k, d * 0.26 );
		return (
			rect( x + 8, outer( high ), long, high, 3 ) +
			( shower
				? oval( x + 8 + long / 2, outer( high ) + high / 2, 0.07 * k, 0.07 * k )
				: rect(
						x + 13,
						outer( high ) + 5,
						long - 10,
						high - 10,
						high * 0.3
					) ) +
			( long < w - 0.5 * k
				? oval(
						x + w - 0.28 * k,
						outer( 0 ) + ( front ? -0.3 : 0.3 ) * k,
						0.19 * k,
						0.26 * k
					)
				: oval(
						x + 0.32 * k,
						outer( 0 ) + ( front ? -1 : 1 ) * ( high + 0.24 * k ),
						0.2 * k,
						0.15 * k
					) )
		);
	}
	if ( r.kind === 'wc' ) {
		return oval(
			x + w / 2,
			outer( 0 ) + ( front ? -0.34 : 0.34 ) * k,
			0.18 * k,
			0.26 * k
		);
	}
	if ( r.kind === 'kitchen' || r.name.endsWith( '/kitchen' ) ) {
		const t = 0.56 * k;
		const s = doorRight ? x + 6 : x + w - t - 6;
		const side = rect( s, y + 6, t, d - 12 );
		const hob = [
			[ 0.3, 0.42 ],
			[ 0.7, 0.42 ],
			[ 0.3, 0.58 ],
			[ 0.7, 0.58 ],
		]
			.map( ( [ a, b ] ) =>
				oval( s + t * a, y + d * b, t * 0.14, t * 0.14 )
			)
			.join( '' );
		const sink = rect( s + t * 0.2, y + d * 0.2, t * 0.6, t * 0.8, 4 );
		return side + hob + sink;
	}
	if ( r.kind === 'living' && r.area > 12 && ! r.name.includes( 'room 2' ) ) {
		const left = r.x < 0.1;
		const px = left ? x + 6 : x + w - 6 - 0.32 * k;
		return r.name === 'Sitting room' || r.name === 'Drawing room'
			? rect( px, y + d * 0.12, 0.32 * k, Math.min( 1.2 * k, d * 0.22 ) )
			: '';
	}
	return '';
}
