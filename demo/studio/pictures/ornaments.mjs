import { lathe } from './boxes.mjs';
import { mix } from './colour.mjs';
import { cut, n } from './svg.mjs';
import { thing } from './thing.mjs';

/* A house plant: a pot and a fan of leaves. */
export const plant = (
	x,
	y,
	z,
	{ size = 1, pot = '#b9785a', tall = false } = {}
) =>
	thing( z, ( { stage, mood } ) => {
		const rng = stage.rng.fork( `plant${ x }${ z }` );
		lathe(
			stage,
			[ x, y, z ],
			[
				[ 0.12 * size, 0 ],
				[ 0.17 * size, 0.3 * size ],
			],
			pot
		);
		const s = stage.spot( [ x, y + 0.3 * size, z ] );
		const k = s.scale * size;
		const leaves = [ [], [], [] ];
		const count = tall ? 17 : 22;
		for ( let i = 0; i < count; i++ ) {
			const a =
				-Math.PI / 2 +
				( ( i / ( count - 1 ) ) * 2 - 1 ) * ( tall ? 0.75 : 1.25 ) +
				rng.range( -0.15, 0.15 );
			const reach = k * rng.range( 0.35, tall ? 1.1 : 0.62 );
			const long =
				k * ( tall ? rng.range( 0.45, 0.7 ) : rng.range( 0.26, 0.42 ) );
			const [ px, py ] = [
				s.x + Math.cos( a ) * reach,
				s.y + Math.sin( a ) * reach,
			];
			leaves[ i % 3 ].push(
				cut(
					px,
					py,
					a + rng.range( -0.5, 0.5 ),
					long,
					long * ( tall ? 0.2 : 0.32 )
				) +
					cut(
						( px + s.x ) / 2,
						( py + s.y ) / 2,
						a,
						reach,
						k * 0.012
					)
			);
		}
		[ '#24483a', '#3f6b4a', '#7d9a5a' ].forEach( ( c, i ) =>
			stage.draw( leaves[ i ].join( '' ), mood.tone( c, 0.75 ) )
		);
	} );

/* A vase of flowers of the season. */
export const vase = ( x, y, z, { colour = '#dfe3d8', size = 1 } = {} ) =>
	thing( z, ( { stage, mood } ) => {
		const rng = stage.rng.fork( `vase${ x }` );
		lathe(
			stage,
			[ x, y, z ],
			[
				[ 0.05 * size, 0 ],
				[ 0.09 * size, 0.1 * size ],
				[ 0.05 * size, 0.22 * size ],
			],
			colour
		);
		const s = stage.spot( [ x, y + 0.22 * size, z ] );
		const k = s.scale * size;
		const [ stems, blooms ] = [ [], [] ];
		for ( let i = 0; i < 13; i++ ) {
			const a = -Math.PI / 2 + rng.range( -0.8, 0.8 );
			const r = k * rng.range( 0.12, 0.3 );
			const [ px, py ] = [
				s.x + Math.cos( a ) * r,
				s.y + Math.sin( a ) * r,
			];
			stems.push(
				cut( ( px + s.x ) / 2, ( py + s.y ) / 2, a, r, k * 0.012 ) +
					cut(
						px + rng.range( -6, 6 ),
						py + 4,
						a + 0.7,
						k * 0.12,
						k * 0.03
					)
			);
			blooms.push(
				`M${ n( px - k * 0.035 ) } ${ n( py ) }a${ n( k * 0.035 ) } ${ n( k * 0.035 ) } 0 1 0 ${ n( k * 0.07 ) } 0a${ n( k * 0.035 ) } ${ n( k * 0.035 ) } 0 1 0 ${ n( -k * 0.07 ) } 0Z`
			);
		}
		stage.draw( stems.join( '' ), mood.tone( '#4f7048', 0.7 ) );
		stage.draw(
			blooms.join( '' ),
			mood.tone(
				rng.pick( mood.bare ? [ '#b0453a', '#f3ecd8' ] : mood.bloom ),
				0.95
			)
		);
	} );

/* A rug with borders or stripes. */
export const rug = ( x0, x1, z0, z1, colour, accent, pattern = 'border' ) =>
	thing( 90, ( { stage, mood } ) => {
		const q = ( a, b, c, d ) => [
			[ a, 0.006, b ],
			[ c, 0.006, b ],
			[ c, 0.006, d ],
			[ a, 0.006, d ],
		];
		const lit = mood.tone( colour, 0.72 );
		stage.fill( q( x0, z0, x1, z1 ), lit );
		if ( pattern === 'stripes' ) {
			stage.many(
				Array.from( { length: 6 }, ( _, i ) =>
					q(
						x0,
						z0 + ( ( z1 - z0 ) * ( i + 0.25 ) ) / 6,
						x1,
						z0 + ( ( z1 - z0 ) * ( i + 0.6 ) ) / 6
					)
				),
				mood.tone( accent, 0.7 )
			);
		} else if ( pattern === 'diamonds' ) {
			const list = [];
			for ( let i = 0; i < 5; i++ ) {
				for ( let k = 0; k < 3; k++ ) {
					const [ cx, cz, a, b ] = [
						x0 + ( ( x1 - x0 ) * ( i + 0.5 ) ) / 5,
						z0 + ( ( z1 - z0 ) * ( k + 0.5 ) ) / 3,
						( x1 - x0 ) / 14,
						( z1 - z0 ) / 8,
					];
					list.push( [
						[ cx - a, 0.006, cz ],
						[ cx, 0.006, cz - b ],
						[ cx + a, 0.006, cz ],
						[ cx, 0.006, cz + b ],
					] );
				}
			}
			stage.many( list, mood.tone( accent, 0.7 ) );
		} else {
			const m = 0.16;
			stage.fill(
				q( x0 + m, z0 + m, x1 - m, z1 - m ),
				mood.tone( accent, 0.7 )
			);
			stage.fill(
				q( x0 + m * 1.5, z0 + m * 1.5, x1 - m * 1.5, z1 - m * 1.5 ),
				mix( lit, mood.tone( accent, 0.7 ), 0.15 )
			);
		}
	} );
