import { darker, lighter, mix } from './colour.mjs';

/* Where the drawn part of a room begins, behind the viewer. */
export const FRONT = -2.5;

/* Boards, herringbone, flags, bricks, slabs, a chequer of tiles, or carpet. */
export function paintFloor( { stage, mood, decor, w, d }, kind, colour ) {
	const base = mood.tone(
		colour ??
			{
				boards: decor.wood,
				herringbone: decor.wood,
				flags: '#bfb39a',
				brick: '#b06a4c',
				slab: '#cfc8ba',
				checker: '#efe9dc',
				carpet: mix( decor.cloth, '#efe6d3', 0.45 ),
				tiles: '#c9b59a',
			}[ kind ],
		0.72
	);
	const at = ( x0, z0, x1, z1 ) => [
		[ x0, 0, z0 ],
		[ x1, 0, z0 ],
		[ x1, 0, z1 ],
		[ x0, 0, z1 ],
	];
	stage.fill( at( 0, FRONT, w, d ), base );
	const rng = stage.rng.fork( 'floor' );
	const [ low, high ] = [ [], [] ];
	const add = ( q ) => ( rng.chance( 0.5 ) ? low : high ).push( q );
	if ( kind === 'boards' ) {
		const seams = [];
		for ( let x = 0.2; x < w; x += 0.2 ) {
			seams.push( at( x - 0.012, FRONT, x + 0.006, d ) );
			for ( let z = FRONT + rng() * 2; z < d; z += rng.range( 1, 3 ) ) {
				if ( rng.chance( 0.5 ) ) {
					add(
						at(
							x - 0.2,
							z,
							x - 0.012,
							Math.min( d, z + rng.range( 0.9, 2 ) )
						)
					);
				}
			}
		}
		stage.many( low, darker( base, 0.1 ) );
		stage.many( high, lighter( base, 0.12 ) );
		stage.many( seams, darker( base, 0.3 ) );
		return;
	}
	if ( kind === 'herringbone' ) {
		const s = 0.3;
		for ( let x = -s; x < w + s; x += s * 2 ) {
			for ( let z = FRONT; z < d + s; z += s * 0.5 ) {
				low.push( [
					[ x, 0, z ],
					[ x + s, 0, z - s ],
					[ x + s, 0, z - s * 0.75 ],
					[ x, 0, z + s * 0.25 ],
				] );
				high.push( [
					[ x + s, 0, z - s ],
					[ x + 2 * s, 0, z ],
					[ x + 2 * s, 0, z + s * 0.25 ],
					[ x + s, 0, z - s * 0.75 ],
				] );
			}
		}
		stage.clip( stage.path( at( 0, FRONT, w, d ) ), () => {
			stage.many( low, darker( base, 0.1 ) );
			stage.many( high, lighter( base, 0.1 ) );
		} );
		return;
	}
	const size = {
		flags: 0.75,
		brick: 0.22,
		slab: 1.1,
		checker: 0.45,
		tiles: 0.5,
	}[ kind ];
	if ( ! size ) {
		return;
	}
	let line = 0;
	for ( let z = FRONT; z < d; z += size ) {
		line++;
		for ( let x = 0, i = line; x < w; x += size, i++ ) {
			const q = at(
				x + 0.012,
				z + 0.012,
				Math.min( w, x + size - 0.012 ),
				Math.min( d, z + size - 0.012 )
			);
			if ( kind === 'checker' ) {
				if ( i % 2 ) {
					low.push( q );
				}
			} else if ( rng.chance( 0.55 ) ) {
				add( q );
			}
		}
	}
	stage.many(
		low,
		kind === 'checker'
			? mood.tone(
					decor.joinery === '#e3dccb' ? '#3c4a46' : decor.joinery,
					0.5
				)
			: darker( base, 0.09 )
	);
	stage.many( high, lighter( base, 0.16 ) );
	if ( kind === 'slab' || kind === 'tiles' ) {
		const seams = [];
		for ( let x = size; x < w; x += size ) {
			seams.push( at( x - 0.008, FRONT, x + 0.008, d ) );
		}
		for ( let z = FRONT; z < d; z += size ) {
			seams.push( at( 0, z - 0.01, w, z + 0.01 ) );
		}
		stage.many( seams, darker( base, 0.16 ) );
	}
}
