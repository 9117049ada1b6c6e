import { band } from './bands.mjs';
import { climber } from './flowers.mjs';
import { chimney, row } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER, SLATES, STOCK, TILES } from './palette.mjs';

export function georgian( rng, { floors = 2 } = {} ) {
	const tall = Math.max( 2, Math.min( 3, floors ) );
	const wall = rng.pick( [
		band( 'brick', rng.pick( BRICKS ) ),
		band( 'brick', rng.pick( STOCK ) ),
		band( 'stucco', rng.pick( PLASTER ) ),
	] );
	const w = 13.4;
	const h = tall * 3.15 + 0.7;
	const lintel = wall.material === 'brick' ? '#bb6a4c' : undefined;
	const win = { w: 1.15, kind: 'sash', frame: '#fbf7ec', lintel };
	const heights = [ 1.95, 1.8, 1.25 ];
	const levels = Array.from( { length: tall }, ( _, i ) =>
		row(
			w,
			5,
			{ ...win, v: 0.9 + i * 3.15, h: heights[ i ] },
			{ skip: i ? [] : [ 2 ] }
		)
	).flat();
	const roofKind = rng.pick( [ 'hip', 'flat', 'hip' ] );
	const slate = rng.chance( 0.5 );
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 9,
		h,
		bands: [ wall, band( 'plain', '#ece2cc', h - 0.5 ) ],
		roof:
			roofKind === 'flat'
				? { kind: 'flat', parapet: 0.5, colour: '#e6dcc6' }
				: {
						kind: 'hip',
						pitch: 0.62,
						material: slate ? 'slate' : 'peg',
						colour: rng.pick( slate ? SLATES : TILES ),
						over: 0.4,
					},
		openings: {
			front: [
				...levels,
				{
					type: 'door',
					kind: 'fanlight',
					u: w / 2 - 0.55,
					w: 1.1,
					h: 2.3,
					colour: rng.pick( DOORS ),
				},
			],
			right: levels
				.filter( ( o ) => o.u < 8 && o.u > 1 )
				.map( ( o ) => ( { ...o, u: o.u + 0.1 } ) )
				.filter( ( o, i ) => i % 2 === 0 ),
		},
		onWall: ( name, wall2 ) =>
			name === 'front' &&
			rng.fork( 'c' ).chance( 0.45 ) &&
			climber( wall2, { u: 0.7, w: 3, h: 3.4, bloom: 'wisteria' } ),
	};
	const stacks = [ 2.7, w - 2.7 ].map( ( x ) =>
		chimney( {
			x,
			z: 4.5,
			y: h + ( roofKind === 'flat' ? 0.2 : 1.65 ),
			top: h + 3.6,
			w: 1.2,
			d: 1.5,
			pots: 4,
			drop: 0.4,
			colour: wall.material === 'brick' ? wall.colour : '#b9a98a',
		} )
	);
	return {
		items: roofKind === 'flat' ? [ ...stacks, main ] : [ main, ...stacks ],
		size: { x0: 0, x1: w, z1: 9, top: h + 3.4 },
		door: w / 2,
		setting: rng.pick( [ 'drive', 'gravel', 'hedge' ] ),
		angle: rng.pick( [ 0.08, 0.3, 0.42 ] ),
		formal: true,
	};
}
