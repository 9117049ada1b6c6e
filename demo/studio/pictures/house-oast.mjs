import { band } from './bands.mjs';
import { row } from './house-parts.mjs';
import { BOARDS, BRICKS, TILES } from './palette.mjs';
import { roundel } from './roundel.mjs';
import { drawWindow } from './windows.mjs';

export function oast( rng ) {
	const brick = rng.pick( BRICKS );
	const tile = rng.pick( TILES );
	const kilns = rng.pick( [ 1, 2, 2, 3 ] );
	const stowage = rng.pick( [ 'tarred', 'boards', 'brick' ] );
	const colour = { tarred: '#2f332f', boards: rng.pick( BOARDS ), brick }[
		stowage
	];
	const r = kilns === 1 ? 3 : 2.55;
	const w = 10;
	const roof = {
		kind: rng.pick( [ 'x', 'halfhip' ] ),
		pitch: 1.05,
		material: 'peg',
		colour: tile,
	};
	const frame = stowage === 'tarred' ? '#f6f1e4' : '#f3ecdc';
	const stowageBarn = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 6.6,
		h: 5.2,
		roof,
		bands: [ band( 'brick', brick ), band( stowage, colour, 2.5 ) ],
		openings: {
			front: [
				{
					type: 'door',
					kind: 'glazed',
					u: 4.1,
					w: 1.8,
					h: 2.15,
					frame,
				},
				...row( 4, 2, {
					v: 0.9,
					w: 1.1,
					h: 1.15,
					kind: 'casement',
					frame,
				} ),
				...row(
					4,
					1,
					{ v: 0.9, w: 1.3, h: 1.15, kind: 'casement', frame },
					{ from: 6 }
				),
				...row( w, 4, {
					v: 3.1,
					w: 1.15,
					h: 1.2,
					kind: 'casement',
					frame,
				} ),
			],
			right: [
				{ u: 2.6, v: 3.2, w: 1.4, h: 1.2, kind: 'casement', frame },
				{ u: 2.7, v: 5.9, w: 1.1, h: 1.1, kind: 'casement', frame },
				{ u: 2.5, v: 0.9, w: 1.6, h: 1.2, kind: 'casement', frame },
			],
		},
	};
	const towers = Array.from( { length: kilns }, ( _, i ) => {
		const x = -r + 0.5 - i * ( r * 2 + 0.05 );
		return roundel( {
			x,
			z: 2.9,
			r,
			h: 4.9,
			cone: 5.6,
			brick,
			tile,
			openings: [ 0.9, 3 ].map( ( v ) => ( {
				w: 1.1,
				paint: ( face ) =>
					drawWindow( face, {
						u: 0,
						v,
						w: 1.1,
						h: 1.25,
						kind: 'casement',
						lintel: '#8a4a38',
						seed: `${ x }${ v }`,
					} ),
			} ) ),
		} );
	} ).reverse();
	return {
		items: [ ...towers, stowageBarn ],
		size: { x0: -kilns * r * 2, x1: w, z1: 6.6, top: 12.5 },
		door: 5,
		setting: rng.pick( [ 'gravel', 'gravel', 'garden' ] ),
		angle: 0.34,
	};
}
