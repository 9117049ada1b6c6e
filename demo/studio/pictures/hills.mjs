import { darker, lighter } from './colour.mjs';
import { crown } from './crowns.mjs';
import { landmark } from './landmark.mjs';
import { leafy, n, polygon, smooth } from './svg.mjs';

/* A ridge line as a function of x. */
export function ridgeLine( rng, base, height, width ) {
	const waves = [
		[ rng.range( 0.5, 0.9 ), rng() * 6 ],
		[ rng.range( 1.1, 1.9 ), rng() * 6 ],
		[ rng.range( 2.4, 3.6 ), rng() * 6 ],
	];
	return ( x ) =>
		base -
		height *
			waves.reduce(
				( sum, [ f, p ], i ) =>
					sum +
					( 0.5 + 0.5 * Math.sin( ( x / width ) * f * 4 + p ) ) *
						[ 0.6, 0.28, 0.12 ][ i ],
				0
			);
}

/* Layers of hills from far to near, each with fields, hedgerows and woods. */
export function hills( stage, { top, bottom, layers = 4, features = true } ) {
	const { width, mood } = stage;
	const rng = stage.rng.fork( 'hills' );
	for ( let i = 0; i < layers; i++ ) {
		const near = ( i + 1 ) / layers;
		const base = top + ( bottom - top ) * ( ( i + 0.55 ) / layers );
		const line = ridgeLine(
			rng.fork( i ),
			base,
			( bottom - top ) * ( 0.62 - near * 0.18 ),
			width
		);
		const far = 0.86 - near * 0.66;
		const colour = mood.haze(
			mood.tone( rng.pick( mood.field ), 0.8 ),
			far
		);
		const edge = [];
		for ( let x = -40; x <= width + 40; x += 40 ) {
			edge.push( [ x, line( x ) ] );
		}
		const shape = `${ smooth( edge, false ) }V${ n( bottom + 60 ) }H-40Z`;
		stage.draw( shape, i === 0 ? mood.haze( '#5f7f86', 0.66 ) : colour );
		stage.clip( shape, () => {
			if ( i > 0 ) {
				fields(
					stage,
					rng.fork( `f${ i }` ),
					line,
					( ( bottom - top ) / layers ) * 2.1,
					far,
					near
				);
			}
		} );
		if ( i > 0 ) {
			woods( stage, rng.fork( `w${ i }` ), line, far, near );
		}
		if ( features && i === Math.max( 1, layers - 2 ) ) {
			landmark( stage, rng.fork( 'mark' ), line, far );
		}
	}
}

/* Patchwork of fields that follows the slope, some of them with furrows. */
function fields( stage, rng, line, depth, far, near ) {
	const { width, mood } = stage;
	const rows = [ 0.04, 0.3, 0.66, 1.2 ];
	for ( let r = 0; r < rows.length - 1; r++ ) {
		let x = -rng() * 200;
		while ( x < width ) {
			const w = rng.range( 110, 300 ) * ( 0.6 + near );
			const lean = rng.range( -50, 50 ) * near;
			const y = ( px, t ) => line( px ) + depth * t;
			const quad = ( a, b, from, to ) => [
				[ a, y( a, from ) ],
				[ ( a + b ) / 2, y( ( a + b ) / 2, from ) ],
				[ b, y( b, from ) ],
				[ b + lean, y( b + lean, to ) ],
				[ ( a + b ) / 2 + lean, y( ( a + b ) / 2 + lean, to ) ],
				[ a + lean, y( a + lean, to ) ],
			];
			const patch = mood.haze(
				mood.tone( rng.pick( mood.field ), rng.range( 0.7, 1 ) ),
				far
			);
			const d = polygon( quad( x, x + w, rows[ r ], rows[ r + 1 ] ) );
			stage.draw( d, patch );
			if ( rng.chance( 0.5 ) && near > 0.4 ) {
				const stripes = [];
				const count = Math.round( rng.range( 6, 11 ) );
				for ( let k = 0; k < count; k++ ) {
					const a = x + ( w * ( k + 0.25 ) ) / count;
					stripes.push(
						polygon(
							quad(
								a,
								a + ( w / count ) * 0.42,
								rows[ r ],
								rows[ r + 1 ]
							)
						)
					);
				}
				stage.draw(
					stripes.join( '' ),
					rng.chance( 0.5 )
						? darker( patch, 0.13 )
						: lighter( patch, 0.2 )
				);
			}
			hedgerow(
				stage,
				rng,
				[
					[ x + w, y( x + w, rows[ r ] ) ],
					[ x + w + lean, y( x + w + lean, rows[ r + 1 ] ) ],
				],
				2 + near * 4,
				far
			);
			x += w;
		}
		const across = [];
		for ( let px = -20; px < width + 40; px += 60 ) {
			across.push( [ px, line( px ) + depth * rows[ r + 1 ] ] );
		}
		hedgerow( stage, rng, across, 2 + near * 5, far );
	}
}

/* A hedge seen from afar: beads along a line. */
export function hedgerow( stage, rng, points, r, far ) {
	const { mood } = stage;
	const [ dark, light ] = [ [], [] ];
	for ( let i = 0; i < points.length - 1; i++ ) {
		const [ a, b ] = [ points[ i ], points[ i + 1 ] ];
		const length = Math.hypot( b[ 0 ] - a[ 0 ], b[ 1 ] - a[ 1 ] );
		for ( let t = 0; t < length; t += r * 1.7 ) {
			const [ x, y ] = [
				a[ 0 ] + ( ( b[ 0 ] - a[ 0 ] ) * t ) / length,
				a[ 1 ] + ( ( b[ 1 ] - a[ 1 ] ) * t ) / length,
			];
			const s = r * rng.range( 0.75, 1.35 );
			dark.push( leafy( rng, x, y - s * 0.4, s * 1.1, s * 0.8, 5 ) );
			if ( r > 4 ) {
				light.push(
					leafy(
						rng,
						x + mood.from * s * 0.3,
						y - s * 0.7,
						s * 0.5,
						s * 0.35,
						5
					)
				);
			}
		}
	}
	stage.draw(
		dark.join( '' ),
		mood.haze( mood.tone( mood.hedge[ 0 ], 0.5 ), far )
	);
	stage.draw(
		light.join( '' ),
		mood.haze( mood.tone( mood.hedge[ 1 ], 0.9 ), far )
	);
}

/* Clumps of trees on a ridge. */
function woods( stage, rng, line, far, near ) {
	const { width, mood } = stage;
	const winter = mood.bare ? [ '#5d5a4c', '#7b7563', '#98907a' ] : mood.leaf;
	const tones = winter.map( ( c, i ) =>
		mood.haze( mood.tone( c, [ 0.3, 0.65, 0.95 ][ i ] ), far )
	);
	for ( let x = -rng() * 120; x < width; x += rng.range( 60, 330 ) ) {
		const count = rng.int( 1, 6 );
		for ( let k = 0; k < count; k++ ) {
			const px = x + k * rng.range( 12, 26 ) * ( 0.5 + near );
			const r = rng.range( 8, 17 ) * ( 0.45 + near );
			crown( stage, rng, px, line( px ) - r * 0.45, r, r * 0.95, tones, {
				clumps: 6,
			} );
		}
	}
}
