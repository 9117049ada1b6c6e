import { band } from './bands.mjs';
import { chimney, row } from './house-parts.mjs';
import { BOARDS, BRICKS, DOORS, TILES } from './palette.mjs';

export function weatherboard( rng ) {
	const boards = rng.chance( 0.75 )
		? rng.pick( BOARDS )
		: rng.pick( [ '#b4c3c6', '#d6cba6', '#a9b7a0' ] );
	const brick = rng.pick( BRICKS );
	const tile = rng.pick( TILES );
	const w = rng.range( 8.4, 10 );
	const low = rng.chance( 0.5 )
		? [ band( 'brick', brick ), band( 'boards', boards, 2.6 ) ]
		: [ band( 'boards', boards ) ];
	const h = 5.1;
	const win = {
		w: 1,
		h: 1.5,
		kind: 'sash',
		frame: '#fbf8ef',
		shutters: rng.chance( 0.3 ) ? rng.pick( DOORS ) : undefined,
	};
	const roof = {
		kind: rng.pick( [ 'hip', 'x', 'halfhip' ] ),
		pitch: 0.95,
		material: 'peg',
		colour: tile,
	};
	const door = w / 2;
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 6,
		h,
		roof,
		bands: low,
		openings: {
			front: [
				...row( w, 3, { ...win, v: 0.75 }, { skip: [ 1 ] } ),
				...row( w, 3, { ...win, v: 3.1, h: 1.4 } ),
				{
					type: 'door',
					u: door - 0.5,
					w: 1,
					h: 2.1,
					colour: rng.pick( DOORS ),
				},
			],
			right: [
				{ ...win, shutters: undefined, u: 2.5, v: 0.75 },
				{ ...win, shutters: undefined, u: 2.5, v: 3.1 },
			],
		},
		onWall: ( name, wall, width, stage ) => {
			if ( name === 'front' ) {
				// A flat hood on brackets over the door.
				const lit = stage.mood.tone( '#f6f1e4', 0.9 );
				wall.rect(
					door - 0.85,
					2.15,
					door + 0.85,
					2.4,
					'#17261f',
					0,
					'opacity=".35"'
				);
				stage.fill(
					[
						wall.at( door - 0.85, 2.4, 0 ),
						wall.at( door + 0.85, 2.4, 0 ),
						wall.at( door + 0.85, 2.4, 0.8 ),
						wall.at( door - 0.85, 2.4, 0.8 ),
					],
					lit
				);
				wall.rect( door - 0.85, 2.36, door + 0.85, 2.54, lit, 0.8 );
			}
		},
	};
	const wing = {
		x0: w - 0.01,
		x1: w + 3.4,
		z0: 1,
		z1: 5.2,
		h: 2.5,
		bands: [ band( 'boards', boards ) ],
		roof: { kind: 'x', pitch: 0.95, material: 'peg', colour: tile },
		openings: {
			front: [ { kind: 'casement', u: 0.9, v: 0.8, w: 1.5, h: 1.15 } ],
			right: [ { kind: 'casement', u: 1.4, v: 0.8, w: 1.3, h: 1.15 } ],
		},
	};
	const ridge = h + 3 * 0.95;
	return {
		items: [
			main,
			chimney( {
				x: 1.6,
				z: 3,
				y: ridge - 0.3,
				top: ridge + 1.4,
				colour: brick,
				drop: 0.45,
			} ),
			...( rng.chance( 0.6 ) ? [ wing ] : [] ),
		],
		size: { x0: 0, x1: w + 3, z1: 6, top: ridge + 1.4 },
		door,
		setting: 'picket',
		angle: 0.42,
	};
}
