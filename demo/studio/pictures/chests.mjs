import { box, shade } from './boxes.mjs';
import { darker } from './colour.mjs';
import { thing } from './thing.mjs';

/* A chest, bedside table, sideboard or cupboard with drawers or doors. */
export const chest = (
	x0,
	x1,
	z0,
	z1,
	h,
	colour,
	{ drawers = 2, columns = 1, y = 0, legs = 0.1, metal = '#c9a45c', top } = {}
) =>
	thing( z0, ( { stage, mood } ) => {
		shade( stage, x0, x1, z0, z1 );
		for ( const x of [ x0 + 0.02, x1 - 0.06 ] ) {
			box(
				stage,
				x,
				x + 0.04,
				y,
				y + legs,
				z0,
				z0 + 0.04,
				darker( colour, 0.3 )
			);
		}
		box( stage, x0, x1, y + legs, y + h, z0, z1, colour, { top } );
		const lit = mood.tone( darker( colour, 0.12 ), 0.55 );
		const [ cells, knobs ] = [ [], [] ];
		for ( let c = 0; c < columns; c++ ) {
			for ( let r = 0; r < drawers; r++ ) {
				const [ a, b ] = [
					x0 + ( ( x1 - x0 ) * c ) / columns + 0.03,
					x0 + ( ( x1 - x0 ) * ( c + 1 ) ) / columns - 0.03,
				];
				const [ v, t ] = [
					y + legs + ( ( h - legs ) * r ) / drawers + 0.025,
					y + legs + ( ( h - legs ) * ( r + 1 ) ) / drawers - 0.025,
				];
				cells.push( [
					[ a, v, z0 - 0.005 ],
					[ b, v, z0 - 0.005 ],
					[ b, t, z0 - 0.005 ],
					[ a, t, z0 - 0.005 ],
				] );
				const [ m, q ] = [ ( a + b ) / 2, ( v + t ) / 2 ];
				knobs.push( [
					[ m - 0.035, q - 0.012, z0 - 0.01 ],
					[ m + 0.035, q - 0.012, z0 - 0.01 ],
					[ m + 0.035, q + 0.012, z0 - 0.01 ],
					[ m - 0.035, q + 0.012, z0 - 0.01 ],
				] );
			}
		}
		stage.many( cells, lit );
		stage.many( knobs, mood.tone( metal, 0.8 ) );
	} );

/* A wardrobe on the right wall. */
export const wardrobe = (
	z0,
	z1,
	colour,
	{ h = 2.1, deep = 0.6, doors = 2 } = {}
) =>
	thing( z0, ( { stage, mood, w } ) => {
		box( stage, w - deep, w, 0, h, z0, z1, colour );
		const x = w - deep - 0.005;
		const each = ( z1 - z0 ) / doors;
		const list = [];
		for ( let i = 0; i < doors; i++ ) {
			const [ a, b ] = [
				z0 + each * i + 0.05,
				z0 + each * ( i + 1 ) - 0.05,
			];
			for ( const [ v, t ] of [
				[ 0.16, h * 0.42 ],
				[ h * 0.46, h - 0.1 ],
			] ) {
				list.push( [
					[ x, v, a ],
					[ x, v, b ],
					[ x, t, b ],
					[ x, t, a ],
				] );
			}
		}
		stage.many( list, mood.tone( darker( colour, 0.1 ), 0.92 ) );
		box(
			stage,
			w - deep - 0.05,
			w,
			h,
			h + 0.07,
			z0 - 0.04,
			z1 + 0.04,
			colour
		);
	} );
