/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { basin, loo } from './bathroom-things.mjs';
import { box } from './boxes.mjs';
import { tap } from './kitchen-things.mjs';
import { plant, rug, vase } from './ornaments.mjs';
import { rollTop } from './roll-top.mjs';
import { roomWindow } from './room-window.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { document } from './stage.mjs';
import { stool } from './tables.mjs';
import { thing } from './thing.mjs';
import { art, mirror } from './wall-pictures.mjs';

export function bathroom( entry, decor, rng, mirrored ) {
	const rustic = decor.kind === 'rustic';
	const modern = decor.kind === 'modern';
	const h = rustic ? 2.35 : 2.6;
	const room = createRoom( entry, decor, rng, {
		w: rng.range( 3.4, 3.9 ),
		d: 3.7,
		h,
	} );
	const { stage, w, d, mood } = room;
	const tile = decor.tile;
	const wall = rng.pick( [
		decor.walls[ 1 ],
		decor.walls[ 0 ],
		decor.walls[ 2 ],
	] );
	const layout = modern
		? rng.pick( [ 'shower', 'bath' ] )
		: rng.pick( [ 'roll', 'roll', 'bath', 'shower' ] );
	shell( room, {
		wall,
		floor: rng.pick(
			rustic
				? [ 'boards', 'tiles', 'checker' ]
				: modern
					? [ 'slab', 'tiles' ]
					: [ 'checker', 'checker', 'tiles', 'boards' ]
		),
		beams: decor.beams,
		dado: layout === 'roll' && rng.chance( 0.55 ) ? '#efe9da' : undefined,
		tiled:
			layout !== 'roll'
				? { h: modern ? 2.2 : 1.25, colour: tile }
				: undefined,
		ceiling: '#f6f1e6',
	} );
	roomWindow( room, 'left', {
		u: 2.5 + 1.3,
		v: 1,
		w: 0.95,
		h: 1.15,
		across: 2,
		up: modern ? 1 : 4,
		blind: rng.chance( 0.5 ) ? decor.second : undefined,
	} );
	const m = w * 0.42;
	const things = [
		basin(
			d - 2.5,
			rng.pick( [ decor.joinery, decor.wood ] ),
			'#efe9dc',
			decor.metal
		),
		mirror( 'right', 1.55, 1.2, 0.8, 0.85, {
			round: rng.chance( 0.5 ),
			light: 0.92,
			frame: decor.metal,
		} ),
		loo( d - 0.75 ),
		rug( m - 0.6, m + 0.6, 1.2, 1.95, '#efe6d2', decor.accent, 'stripes' ),
	];
	if ( layout === 'roll' ) {
		const windowAt = rng.chance( 0.6 );
		if ( windowAt ) {
			roomWindow( room, 'back', {
				u: m - 0.55,
				v: 1,
				w: 1.1,
				h: 1.25,
				across: 2,
				up: 4,
				blind: rng.chance( 0.4 ) ? decor.second : undefined,
			} );
		} else {
			things.push(
				art( 'back', m - 0.6, 1.3, 0.5, 0.65, decor ),
				art( 'back', m + 0.1, 1.3, 0.5, 0.65, decor )
			);
		}
		things.push(
			rollTop(
				m,
				d - 0.6,
				rng.pick( [
					decor.joinery,
					decor.accent,
					'#f2ecdf',
					'#33403d',
				] )
			),
			plant( 0.4, 0, d - 0.4, { size: 0.8 } ),
			stool( m + 1.02, d - 0.95, decor.wood, 0.5 ),
			vase( m + 1.02, 0.53, d - 0.95, { size: 0.8 } )
		);
	} else if ( layout === 'bath' ) {
		things.push(
			thing( d - 0.8, () => {
				box(
					stage,
					0,
					m + 0.75,
					0,
					0.55,
					d - 0.78,
					d,
					rng.pick( [ decor.joinery, '#efe9da' ] )
				);
				box( stage, 0, m + 0.78, 0.55, 0.6, d - 0.81, d, '#f8f4e9' );
				stage.fill(
					[
						[ 0.12, 0.605, d - 0.68 ],
						[ m + 0.62, 0.605, d - 0.68 ],
						[ m + 0.62, 0.605, d - 0.12 ],
						[ 0.12, 0.605, d - 0.12 ],
					],
					mood.tone( '#c3d3d3', 0.7 )
				);
			} ),
			thing( d - 0.82, () =>
				stage.fill(
					[
						[ m + 0.75, 0.6, d - 0.76 ],
						[ m + 0.75, 0.6, d ],
						[ m + 0.75, 2, d ],
						[ m + 0.75, 2, d - 0.76 ],
					],
					'#dfe9e4',
					'opacity=".4"'
				)
			),
			tap( 0.4, 0.6, d - 0.12, decor.metal ),
			plant( m + 0.3, 0.6, d - 0.1, { size: 0.45 } )
		);
		things.push(
			thing( d - 0.79, () =>
				[ 0.15, 0.3 ].forEach( ( y ) =>
					box(
						stage,
						m - 0.35,
						m + 0.05,
						0.35 + y * 0,
						0.62,
						d - 0.86,
						d - 0.81,
						decor.second
					)
				)
			)
		);
	} else {
		const x = m + 0.55;
		things.push(
			thing( d - 1, () => {
				box( stage, 0, x, 0, 0.06, d - 1, d, '#e9e6da' );
				const s = stage.spot( [ x * 0.5, 2.05, d - 0.06 ] );
				stage.stroke(
					`M${ s.x } ${ s.y + s.scale * 0.9 }V${ s.y }h${ s.scale * 0.25 }`,
					decor.metal,
					s.scale * 0.03
				);
				stage.stroke(
					`M${ s.x + s.scale * 0.12 } ${ s.y }h${ s.scale * 0.28 }`,
					decor.metal,
					s.scale * 0.05
				);
				stage.fill(
					[
						[ 0.5, 0.06, d - 1 ],
						[ x, 0.06, d - 1 ],
						[ x, 2.1, d - 1 ],
						[ 0.5, 2.1, d - 1 ],
					],
					'#e3eee9',
					'opacity=".38"'
				);
				stage.fill(
					[
						[ 0.75, 0.9, d - 1 ],
						[ 1, 0.9, d - 1 ],
						[ x - 0.1, 2.1, d - 1 ],
						[ x - 0.4, 2.1, d - 1 ],
					],
					'#ffffff',
					'opacity=".25"'
				);
				stage.line(
					[
						[ 0.5, 0.06, d - 1 ],
						[ 0.5, 2.1, d - 1 ],
						[ x, 2.1, d - 1 ],
						[ x, 0.06, d - 1 ],
					],
					decor.metal,
					4
				);
			} ),
			plant( x + 0.3, 0, d - 0.35, { tall: true, size: 0.8 } ),
			stool( 0.6, d - 1.5, decor.wood, 0.45 )
		);
	}
	arrange( room, things );
	return document( stage, { mirror: mirrored } );
}
