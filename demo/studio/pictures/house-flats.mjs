import { band } from './bands.mjs';
import { chimney, row } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER, STOCK } from './palette.mjs';

/* A slab balcony with a glass or iron front. */
const balcony = ( x, y, w, { glass = true, colour = '#d9d2c0' } = {} ) => ( {
	draw( stage ) {
		const { mood } = stage;
		stage.fill(
			[
				[ x, y - 0.9, 0 ],
				[ x + w, y - 0.9, 0 ],
				[ x + w, y, 0 ],
				[ x, y, 0 ],
			],
			'#17261f',
			'opacity=".3"'
		);
		stage.fill(
			[
				[ x + w, y, -1.2 ],
				[ x + w, y, 0 ],
				[ x + w, y + 0.2, 0 ],
				[ x + w, y + 0.2, -1.2 ],
			],
			mood.tone( colour, 0.2 )
		);
		stage.fill(
			[
				[ x, y, -1.2 ],
				[ x + w, y, -1.2 ],
				[ x + w, y + 0.2, -1.2 ],
				[ x, y + 0.2, -1.2 ],
			],
			mood.tone( colour, 0.85 )
		);
		const rail = [
			[ x, y + 0.2, -1.2 ],
			[ x + w, y + 0.2, -1.2 ],
			[ x + w, y + 1.2, -1.2 ],
			[ x, y + 1.2, -1.2 ],
		];
		if ( glass ) {
			stage.fill( rail, mood.skyLow, 'opacity=".45"' );
		} else {
			stage.many(
				Array.from( { length: Math.round( w / 0.18 ) }, ( _, i ) => [
					[ x + i * 0.18, y + 0.2, -1.2 ],
					[ x + i * 0.18 + 0.05, y + 0.2, -1.2 ],
					[ x + i * 0.18 + 0.05, y + 1.2, -1.2 ],
					[ x + i * 0.18, y + 1.2, -1.2 ],
				] ),
				'#2f3a38'
			);
		}
		stage.fill(
			[
				[ x, y + 1.18, -1.2 ],
				[ x + w, y + 1.18, -1.2 ],
				[ x + w, y + 1.28, -1.2 ],
				[ x, y + 1.28, -1.2 ],
			],
			mood.tone( '#3a4644', 0.7 )
		);
	},
} );

export function flats( rng, { floors = 3 } = {} ) {
	const levels = Math.max( 3, Math.min( 5, floors < 3 ? 3 : floors ) );
	const victorian = rng.chance( 0.45 );
	const wall = rng.pick(
		victorian
			? [ band( 'brick', BRICKS[ 0 ] ), band( 'stucco', PLASTER[ 0 ] ) ]
			: [
					band( 'brick', rng.pick( STOCK ) ),
					band( 'render', '#efe9da' ),
					band( 'brick', '#9a5a48' ),
				]
	);
	const w = 17;
	const h = levels * 3 + 0.4;
	const win = victorian
		? { kind: 'sash', across: 2, up: 2, w: 1.1, h: 1.7, lintel: '#eadfc6' }
		: { kind: 'plain', across: 2, w: 1.7, h: 1.8, frame: '#4a5352' };
	const list = Array.from( { length: levels }, ( _, i ) =>
		row( w, 5, { ...win, v: 0.85 + i * 3 }, { skip: i === 0 ? [ 2 ] : [] } )
	).flat();
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 9,
		h,
		bands: victorian
			? [ band( 'stucco', '#e8ddc6' ), { ...wall, from: 3 } ]
			: [
					wall,
					...( rng.chance( 0.5 )
						? [ band( 'upright', '#8f7a60', h - 3.1 ) ]
						: [] ),
				],
		roof: victorian
			? {
					kind: 'hip',
					pitch: 0.8,
					material: 'slate',
					colour: '#6b737a',
					over: 0.35,
				}
			: { kind: 'flat', parapet: 0.4, colour: '#dcd5c4' },
		openings: {
			front: [
				...list,
				{
					type: 'door',
					kind: victorian ? 'fanlight' : 'glazed',
					u: w / 2 - 0.9,
					w: 1.8,
					h: 2.35,
					colour: rng.pick( DOORS ),
				},
			],
			right: Array.from( { length: levels }, ( _, i ) =>
				row( 9, 3, { ...win, v: 0.85 + i * 3 } )
			).flat(),
		},
	};
	const balconies = [];
	for ( let i = 1; i < levels; i++ ) {
		for ( const k of [ 0, 1, 3, 4 ] ) {
			balconies.push(
				balcony( ( w / 5 ) * k + 0.45, i * 3 + 0.3, w / 5 - 0.9, {
					glass: ! victorian,
				} )
			);
		}
	}
	const stacks = victorian
		? [ 3, w - 3 ].map( ( x ) =>
				chimney( {
					x,
					z: 4.5,
					y: h + 2.8,
					top: h + 5,
					w: 1.6,
					d: 1,
					pots: 5,
					drop: 0.5,
				} )
			)
		: [];
	return {
		items: [ main, ...stacks, ...balconies ],
		size: { x0: 0, x1: w, z1: 9, top: h + ( victorian ? 4.6 : 0.6 ) },
		door: w / 2,
		setting: rng.pick( [ 'street', 'garden', 'hedge' ] ),
		angle: 0.42,
	};
}
