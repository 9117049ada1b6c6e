/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { bookcase } from './bookcase.mjs';
import { tall, uppers } from './cupboards.mjs';
import { bowl, shelves, tap } from './kitchen-things.mjs';
import { island, units } from './kitchen-units.mjs';
import { pendant } from './lamps.mjs';
import { plant, vase } from './ornaments.mjs';
import { range } from './range-cooker.mjs';
import { roomWindow } from './room-window.mjs';
import { leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { document } from './stage.mjs';
import { chair, stool, table } from './tables.mjs';
import { art } from './wall-pictures.mjs';

/* The bare wall opposite the window: a dresser with crockery, or pictures. */
function dress( things, { decor, w, d }, rng ) {
	if ( rng.chance( 0.5 ) ) {
		things.push(
			bookcase( d - 2.3, d - 0.9, {
				side: 'right',
				h: 2,
				deep: 0.35,
				cupboard: 0.9,
				colour: rng.pick( [ decor.wood, decor.joinery, '#efe6d2' ] ),
				accent: decor.accent,
			} )
		);
		return;
	}
	for ( const [ u, v, size ] of [
		[ 1.1, 1.2, 0.7 ],
		[ 2, 1.55, 0.42 ],
		[ 2, 1.05, 0.42 ],
	] ) {
		things.push(
			art( 'right', u, v, size, size * ( size > 0.5 ? 1.2 : 0.95 ), {
				...decor,
				light: 0.95,
			} )
		);
	}
	things.push( plant( w - 0.35, 0, d - 2.7, { tall: true, size: 0.9 } ) );
}

export function kitchen( entry, decor, rng, mirrored ) {
	const rustic = decor.kind === 'rustic';
	const modern = decor.kind === 'modern';
	const small = entry.style === 'flats' || ( entry.bedrooms ?? 3 ) < 2;
	const h = rustic ? 2.4 : modern ? 2.6 : 2.75;
	const w = small ? rng.range( 4, 4.4 ) : rng.range( 5, 5.7 );
	const room = createRoom( entry, decor, rng, { w, d: small ? 4 : 4.7, h } );
	const { stage, d } = room;
	const wall = decor.walls[ rng.pick( [ 0, 0, 2 ] ) ];
	const front = rng.pick( [
		decor.joinery,
		decor.joinery,
		'#efe6d2',
		decor.walls[ 1 ],
	] );
	const isle = rng.pick( [ front, decor.joinery, decor.wood, decor.accent ] );
	const tiles = decor.tile;
	shell( room, {
		wall,
		floor: rng.pick(
			rustic
				? [ 'flags', 'brick', 'tiles', 'boards' ]
				: modern
					? [ 'slab', 'boards', 'herringbone' ]
					: [ 'checker', 'boards', 'tiles', 'flags' ]
		),
		beams: decor.beams,
		cornice: false,
	} );
	const things = [];
	const layout = modern
		? rng.pick( [ 'tall', 'garden' ] )
		: small
			? 'ell'
			: decor.says( 'range cooker', 'aga', 'rayburn' )
				? 'range'
				: rng.pick( [ 'range', 'range', 'ell', 'garden' ] );
	const look = { drawers: true, flat: modern, metal: decor.metal };
	const mid = w * 0.5;
	if ( layout === 'range' ) {
		leftWindows( room, rng, {
			count: 2,
			blind: rng.chance( 0.4 ) ? decor.second : undefined,
		} );
		const colour = rng.pick( [
			'#efe6cf',
			'#2f4f41',
			'#33566b',
			'#8f332c',
			'#2b302f',
			'#a9bcb0',
		] );
		const hood = rng.chance( 0.65 ) ? 'mantel' : 'hood';
		const side = 0.55 + ( hood === 'mantel' ? 0.42 : 0.04 );
		things.push(
			range( mid, colour, { hood, wall: decor.walls[ 0 ], tile: tiles } ),
			units( 'back', 0.6, mid - side, front, decor.top, look ),
			units( 'back', mid + side, w, front, decor.top, look )
		);
		const [ a, b ] = [ mid - side - 0.05, mid + side + 0.05 ];
		if ( rng.chance( 0.6 ) ) {
			things.push(
				shelves( 0.25, a - 0.1, 1.45, 2, decor.wood, decor.accent ),
				shelves( b + 0.1, w - 0.15, 1.45, 2, decor.wood, decor.accent )
			);
		} else {
			things.push(
				uppers( 0.3, a - 0.12, front, { glass: true } ),
				uppers( b + 0.12, w - 0.05, front, { glass: true } )
			);
		}
		things.push(
			units( 'left', 0.5, d - 0.6, front, decor.top, look ),
			tap( 0.22, 0.9, d * 0.55, decor.metal )
		);
		dress( things, room, rng );
	} else if ( layout === 'ell' ) {
		leftWindows( room, rng, { count: 1 } );
		roomWindow( room, 'back', {
			u: mid - 0.7,
			v: 1.05,
			w: 1.4,
			h: 1.1,
			across: 2,
			up: modern ? 1 : 2,
			blind: rng.chance( 0.5 ) ? decor.second : undefined,
		} );
		room.back.rect( 0, 0.9, w, 1.04, room.mood.tone( tiles, 0.62 ) );
		things.push(
			units( 'back', 0, w, front, decor.top, look ),
			tap( mid, 0.9, d - 0.25, decor.metal ),
			units( 'right', d - 3, d - 0.6, front, decor.top, look )
		);
		things.push(
			rng.chance( 0.5 )
				? shelves( 0.15, mid - 0.95, 1.5, 2, decor.wood, decor.accent )
				: uppers( 0.05, mid - 0.9, front ),
			uppers( mid + 0.9, w, front ),
			plant( w - 0.3, 0.9, d - 1.2, { size: 0.55 } ),
			bowl( w - 0.3, 0.9, d - 2.3, decor.second )
		);
	} else if ( layout === 'tall' ) {
		leftWindows( room, rng, { count: 2, low: true } );
		things.push(
			tall( d - 3.3, d, front, h - 0.25 ),
			units(
				'back',
				0.2,
				w - 0.65,
				isle === front ? '#e6ddca' : front,
				decor.top,
				look
			),
			shelves( 0.5, w - 1, 1.55, 1, decor.wood, decor.accent )
		);
		room.back.rect(
			0.2,
			0.9,
			w - 0.65,
			1.42,
			room.mood.tone( tiles, 0.62 )
		);
		things.push( tap( mid, 0.9, d - 0.3, decor.metal ) );
	} else {
		leftWindows( room, rng, { count: 1, low: true } );
		roomWindow( room, 'back', {
			u: w * 0.12,
			v: 0.06,
			w: w * 0.52,
			h: 2.15,
			across: 3,
			up: modern ? 1 : 4,
			thick: 0.07,
			frame: modern ? '#454d4b' : '#f6f1e4',
		} );
		things.push(
			tall( d - 3, d - 0.4, front, h - 0.25 ),
			plant( 0.5, 0, d - 0.45, { tall: true, size: 1.1 } )
		);
	}
	if ( small && layout === 'ell' ) {
		const tx = w * 0.38;
		things.push(
			table( tx - 0.42, tx + 0.42, 1.2, 2, 0.75, decor.wood, {
				round: true,
			} ),
			chair( tx - 0.65, 1.6, decor.accent, 'right' ),
			chair( tx + 0.65, 1.6, decor.accent, 'left' ),
			vase( tx, 0.76, 1.55, {} ),
			pendant( tx, 1.6, 0.6, decor.joinery, { r: 0.22 } )
		);
	} else if ( rustic && rng.chance( 0.45 ) ) {
		const tm = mid - 0.1;
		things.push(
			table( tm - 0.95, tm + 0.95, 1.25, 2.15, 0.76, decor.wood ),
			...[ -0.55, 0.05, 0.6 ].flatMap( ( dx ) => [
				chair( tm + dx, 2.4, decor.joinery, 'towards' ),
				chair( tm + dx + 0.1, 1, decor.joinery, 'away' ),
			] ),
			vase( tm - 0.3, 0.77, 1.7, { size: 1.1, colour: decor.second } ),
			bowl( tm + 0.35, 0.77, 1.7, decor.tile ),
			pendant( tm, 1.7, 0.5, decor.accent, { shape: 'cone', r: 0.24 } )
		);
	} else {
		const seats = rng.pick(
			[ decor.wood, decor.accent, decor.wood ].filter(
				( c ) => c !== isle
			)
		);
		const [ a, b ] = [
			mid - 1.1,
			mid + ( layout === 'tall' || layout === 'garden' ? 0.75 : 1.05 ),
		];
		things.push(
			island(
				a,
				b,
				1.7,
				2.5,
				isle,
				rng.pick( [ decor.top, decor.wood ] ),
				{ flat: modern }
			),
			...[ 0.18, 0.5, 0.82 ].map( ( t ) =>
				stool( a + ( b - a ) * t, 1.25, seats )
			),
			bowl( a + ( b - a ) * 0.7, 0.94, 2.1, decor.tile ),
			vase( a + ( b - a ) * 0.25, 0.94, 2.1, {
				size: 1.1,
				colour: decor.second,
			} )
		);
		const shape = rng.pick( [ 'dome', 'globe', 'cone' ] );
		for ( const t of [ 0.25, 0.75 ] ) {
			things.push(
				pendant(
					a + ( b - a ) * t,
					2.05,
					0.55,
					rng.pick( [ decor.accent, decor.joinery, decor.metal ] ),
					{ shape, r: 0.17 }
				)
			);
		}
	}
	arrange( room, things );
	return document( stage, { mirror: mirrored } );
}
