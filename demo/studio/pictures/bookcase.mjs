/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { thing } from './thing.mjs';

/* Books on shelves; `side` says on which wall they stand. */
export const bookcase = (
	a0,
	a1,
	{
		side = 'back',
		h = 2.1,
		deep = 0.3,
		colour = '#e6dcc6',
		accent = '#b4532f',
		cupboard = 0,
	} = {}
) =>
	thing( side === 'back' ? 79 : a0, ( { stage, mood, w, d } ) => {
		const rng = stage.rng.fork( `books${ a0 }` );
		const place =
			side === 'back'
				? ( u, v ) => [ u, v, d - deep ]
				: side === 'right'
					? ( u, v ) => [ w - deep, v, u ]
					: ( u, v ) => [ deep, v, u ];
		const light = side === 'back' ? 0.64 : side === 'right' ? 0.92 : 0.3;
		if ( side === 'back' ) {
			box( stage, a0, a1, 0, h, d - deep, d, colour );
		} else if ( side === 'right' ) {
			box( stage, w - deep, w, 0, h, a0, a1, colour );
		} else {
			box( stage, 0, deep, 0, h, a0, a1, colour );
		}
		const q = ( u0, v0, u1, v1 ) => [
			place( u0, v0 ),
			place( u1, v0 ),
			place( u1, v1 ),
			place( u0, v1 ),
		];
		const rows = Math.round( ( h - cupboard ) / 0.36 );
		const tones = [
			accent,
			'#2f4f41',
			'#33566b',
			'#c9a45c',
			'#e3d8bf',
			'#7c3f46',
			'#8fa08c',
			'#5a4a3c',
		];
		const by = new Map( tones.map( ( t ) => [ t, [] ] ) );
		const holes = [];
		for ( let r = 0; r < rows; r++ ) {
			const v = cupboard + 0.05 + ( ( h - cupboard - 0.08 ) * r ) / rows;
			const high = ( h - cupboard - 0.08 ) / rows - 0.05;
			holes.push( q( a0 + 0.04, v, a1 - 0.04, v + high ) );
			for ( let u = a0 + 0.06; u < a1 - 0.12; ) {
				const t = rng.range( 0.035, 0.075 );
				if ( rng.chance( 0.1 ) ) {
					u += rng.range( 0.08, 0.24 );
					continue;
				}
				by.get( rng.pick( tones ) ).push(
					q( u, v, u + t, v + high * rng.range( 0.62, 0.92 ) )
				);
				u += t + 0.008;
			}
		}
		stage.many( holes, mood.tone( darker( colour, 0.42 ), light * 0.8 ) );
		by.forEach( ( list, tone ) =>
			stage.many( list, mood.tone( tone, light ) )
		);
		if ( cupboard ) {
			const m = ( a0 + a1 ) / 2;
			stage.many(
				[
					q( a0 + 0.05, 0.1, m - 0.02, cupboard - 0.06 ),
					q( m + 0.02, 0.1, a1 - 0.05, cupboard - 0.06 ),
				],
				mood.tone( darker( colour, 0.1 ), light )
			);
		}
	} );
