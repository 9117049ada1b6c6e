/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { box, shade } from './boxes.mjs';
import { darker } from './colour.mjs';
import { thing } from './thing.mjs';

const panels = ( stage, mood, list, colour, light ) =>
	stage.many( list, mood.tone( darker( colour, 0.1 ), light ) );

/* Base units along a wall with a worktop. side: 'back' (from a0 to a1 in x), 'left' or 'right' (in z). */
export const units = (
	side,
	a0,
	a1,
	colour,
	top,
	{
		deep = 0.6,
		h = 0.9,
		drawers = false,
		flat = false,
		metal = '#b98a45',
		gap = 0.6,
		y = 0,
	} = {}
) =>
	thing( side === 'back' ? 70 : a0, ( { stage, mood, w, d } ) => {
		const q = {
			back: ( u, v ) => [ u, v, d - deep - 0.005 ],
			left: ( u, v ) => [ deep + 0.005, v, u ],
			right: ( u, v ) => [ w - deep - 0.005, v, u ],
		}[ side ];
		const light = { back: 0.5, left: 0.12, right: 0.96 }[ side ];
		const [ x0, x1, z0, z1 ] = {
			back: [ a0, a1, d - deep, d ],
			left: [ 0, deep, a0, a1 ],
			right: [ w - deep, w, a0, a1 ],
		}[ side ];
		box( stage, x0, x1, y, y + h - 0.04, z0, z1, colour );
		const foot = ( u, v ) => q( u, y + v );
		if ( y === 0 ) {
			stage.fill(
				[
					foot( a0, 0 ),
					foot( a1, 0 ),
					foot( a1, 0.1 ),
					foot( a0, 0.1 ),
				],
				mood.tone( darker( colour, 0.5 ), light * 0.6 )
			);
		}
		const count = Math.max( 1, Math.round( ( a1 - a0 ) / gap ) );
		const each = ( a1 - a0 ) / count;
		const [ list, knobs ] = [ [], [] ];
		for ( let i = 0; i < count; i++ ) {
			const [ a, b ] = [
				a0 + each * i + 0.035,
				a0 + each * ( i + 1 ) - 0.035,
			];
			const rows =
				drawers && i % 2
					? [
							[ 0.15, 0.37 ],
							[ 0.42, 0.6 ],
							[ 0.65, h - 0.1 ],
						]
					: [ [ 0.15, h - 0.1 ] ];
			for ( const [ v, t ] of rows ) {
				const m = flat ? -0.025 : 0;
				list.push( [
					foot( a + m, v ),
					foot( b - m, v ),
					foot( b - m, t ),
					foot( a + m, t ),
				] );
				const k =
					rows.length > 1
						? ( a + b ) / 2
						: i % 2
							? a + 0.05
							: b - 0.05;
				const kv = rows.length > 1 ? t - 0.06 : h - 0.25;
				knobs.push( [
					foot( k - 0.02, kv ),
					foot( k + 0.02, kv ),
					foot( k + 0.02, kv + ( flat ? 0.12 : 0.04 ) ),
					foot( k - 0.02, kv + ( flat ? 0.12 : 0.04 ) ),
				] );
			}
		}
		if ( flat ) {
			stage.many(
				list.map( ( [ a, b, c, e ] ) =>
					[ b, b, c, c ].map( ( p, i ) =>
						i === 0 || i === 3
							? p.map(
									( v, k ) =>
										v -
										( b[ k ] - a[ k ] ) * 0.02 +
										e[ k ] * 0
								)
							: p
					)
				),
				mood.tone( darker( colour, 0.35 ), light )
			);
		} else {
			panels( stage, mood, list, colour, light );
		}
		stage.many( knobs, mood.tone( metal, light ) );
		const o = 0.03;
		box(
			stage,
			x0 - ( side === 'right' ? o : 0 ),
			x1 + ( side === 'left' ? o : 0 ),
			y + h - 0.04,
			y + h,
			z0 - ( side === 'back' ? o : 0 ),
			z1,
			top
		);
	} );

/* An island with a worktop; stools are added by the room. */
export const island = ( x0, x1, z0, z1, colour, top, { flat = false } = {} ) =>
	thing( z0, ( { stage, mood } ) => {
		shade( stage, x0, x1 + 0.2, z0 - 0.05, z1, 0.26 );
		box( stage, x0, x1, 0.06, 0.88, z0, z1, colour );
		const count = Math.round( ( x1 - x0 ) / 0.55 );
		if ( ! flat ) {
			panels(
				stage,
				mood,
				Array.from( { length: count }, ( _, i ) => {
					const [ a, b ] = [
						x0 + ( ( x1 - x0 ) * i ) / count + 0.06,
						x0 + ( ( x1 - x0 ) * ( i + 1 ) ) / count - 0.06,
					];
					return [
						[ a, 0.18, z0 - 0.005 ],
						[ b, 0.18, z0 - 0.005 ],
						[ b, 0.78, z0 - 0.005 ],
						[ a, 0.78, z0 - 0.005 ],
					];
				} ),
				colour,
				0.5
			);
		}
		box(
			stage,
			x0 - 0.08,
			x1 + 0.08,
			0.88,
			0.94,
			z0 - 0.22,
			z1 + 0.06,
			top
		);
		stage.fill(
			[
				[ x0, 0.78, z0 - 0.006 ],
				[ x1, 0.78, z0 - 0.006 ],
				[ x1, 0.88, z0 - 0.006 ],
				[ x0, 0.88, z0 - 0.006 ],
			],
			'#17261f',
			'opacity=".25"'
		);
	} );
