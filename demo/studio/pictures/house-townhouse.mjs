import { band } from './bands.mjs';
import { chimney, dormer, row } from './house-parts.mjs';
import { BRICKS, DOORS, PASTEL, PLASTER, TILES, TINTED } from './palette.mjs';

export function townhouse( rng, { floors = 3 } = {} ) {
	const levels = Math.max( 3, Math.min( 4, floors ) );
	const each = 5.6;
	const items = [];
	const tints = [ ...PASTEL, ...TINTED, ...PLASTER ].sort(
		() => rng() - 0.5
	);
	const doors = [ ...DOORS ].sort( () => rng() - 0.5 );
	for ( let i = -3; i < 4; i++ ) {
		const own =
			i === 1 && rng.chance( 0.5 )
				? band( 'brick', rng.pick( BRICKS ) )
				: band(
						i % 2 ? 'render' : 'stucco',
						tints[ ( i + 3 ) % tints.length ]
					);
		const n = levels - ( i % 2 && rng.chance( 0.5 ) ? 1 : 0 );
		const h = n * 3 + ( i % 2 ? 0.5 : 0.2 );
		const win = { kind: 'sash', w: 1.05, box: false };
		const flat = rng.chance( 0.4 );
		items.push( {
			x0: i * each,
			x1: ( i + 1 ) * each,
			z0: 0,
			z1: 8,
			h,
			bands: [ own ],
			roof: flat
				? { kind: 'flat', parapet: 0.7, colour: own.colour }
				: {
						kind: 'x',
						pitch: 0.8,
						material: 'peg',
						colour: rng.pick( TILES ),
						over: 0.2,
					},
			openings: {
				front: [
					{
						type: 'door',
						kind: rng.pick( [ 'fanlight', 'panel' ] ),
						u: 0.75,
						w: 1,
						h: 2.25,
						colour: doors[ ( i + 3 ) % doors.length ],
					},
					{ ...win, u: 3.3, v: 0.9, h: 1.75, box: rng.chance( 0.5 ) },
					...Array.from( { length: n - 1 }, ( _, l ) =>
						row( each, 2, {
							...win,
							v: 3.95 + l * 3,
							h: l === 0 ? 1.85 : 1.45,
						} )
					).flat(),
				],
			},
		} );
		if ( ! flat ) {
			items.push(
				dormer( {
					x: ( i + 0.5 ) * each,
					z: 1,
					y: h + 0.55,
					w: 1.5,
					h: 1.3,
					flat: true,
				} )
			);
		}
		items.push(
			chimney( {
				x: ( i + 1 ) * each - 0.1,
				z: 4,
				y: h + ( flat ? 0.3 : 2.6 ),
				top: h + 4.6,
				w: 0.8,
				d: 1.3,
				pots: 3,
				drop: 0.6,
			} )
		);
	}
	return {
		items,
		size: { x0: -each * 0.2, x1: each * 2.5, z1: 8, top: levels * 3 + 4 },
		door: 1.2,
		setting: 'street',
		angle: 0.52,
		railings: true,
	};
}
