/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { bookcase } from './bookcase.mjs';
import { chest } from './chests.mjs';
import { fireplace } from './fireplace.mjs';
import { floorLamp, lamp } from './lamps.mjs';
import { plant, rug, vase } from './ornaments.mjs';
import { roomWindow } from './room-window.mjs';
import { heightOf, leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { sofa } from './sofa.mjs';
import { document } from './stage.mjs';
import { table } from './tables.mjs';
import { art, mirror } from './wall-pictures.mjs';

export function living( entry, decor, rng, mirrored ) {
	const h = heightOf( decor, rng );
	const room = createRoom( entry, decor, rng, {
		w: rng.range( 4.9, 5.8 ),
		d: rng.range( 4.3, 5 ),
		h,
	} );
	const { stage, w, d } = room;
	const wall = rng.pick( decor.walls );
	shell( room, {
		wall,
		feature: rng.chance( 0.35 ) ? decor.walls[ 1 ] : wall,
		floor: decor.floor === 'slab' ? 'boards' : decor.floor,
		cornice: decor.kind === 'period',
		dado:
			decor.kind === 'period' && rng.chance( 0.25 )
				? decor.walls[ 0 ]
				: undefined,
	} );
	leftWindows( room, rng, {
		curtain: rng.chance( 0.8 )
			? rng.pick( [ decor.accent, decor.cloth, decor.second ] )
			: undefined,
		low: true,
	} );
	const seat = rng.pick( [
		decor.cloth,
		decor.joinery,
		decor.accent,
		decor.second,
		'#d9cbb0',
	] );
	const other = rng.pick(
		[ decor.accent, decor.second, decor.cloth ].filter(
			( c ) => c !== seat
		)
	);
	const cushions = [
		other,
		decor.second === seat ? decor.accent : decor.second,
	];
	const things = [];
	let layout = decor.says( 'inglenook' )
		? 'ingle'
		: decor.says( 'wood-burn', 'woodburn', 'stove' )
			? 'stove'
			: decor.kind === 'rustic'
				? rng.pick( [ 'ingle', 'stove', 'stove' ] )
				: decor.kind === 'period'
					? rng.pick( [ 'fire', 'fire', 'books', 'stove', 'garden' ] )
					: rng.pick( [ 'sofa', 'garden', 'sofa' ] );
	if ( layout === 'sofa' && rng.chance( 0.2 ) ) {
		layout = 'books';
	}
	const middle = w * rng.range( 0.46, 0.54 );
	if ( [ 'ingle', 'stove', 'fire' ].includes( layout ) ) {
		const wide = layout === 'ingle' ? 2.4 : 1.75;
		things.push(
			fireplace(
				middle,
				{ ingle: 'inglenook', stove: 'stove', fire: 'surround' }[
					layout
				],
				{
					wall:
						layout === 'stove' && decor.kind === 'rustic'
							? '#efe7d6'
							: wall,
					wide,
					beam: decor.beam,
					stone: rng.pick( [ '#e9e0cc', '#8d9690', '#4a504e' ] ),
				}
			)
		);
		if ( layout !== 'ingle' ) {
			const [ a, b ] = [
				middle - wide / 2 - 0.06,
				middle + wide / 2 + 0.06,
			];
			const shelf = {
				h: Math.min( h - 0.25, 2.2 ),
				cupboard: 0.8,
				colour: rng.pick( [ decor.joinery, wall, '#efe8d8' ] ),
				accent: decor.accent,
			};
			const both = rng.pick( [ 'books', 'books', 'mixed' ] );
			things.push(
				both === 'books'
					? bookcase( 0.04, a, shelf )
					: chest( 0.15, a - 0.1, d - 0.45, d, 0.8, decor.wood, {
							columns: 1,
						} ),
				bookcase( b, w - 0.04, shelf )
			);
			if ( both === 'mixed' ) {
				things.push(
					lamp( a / 2, 0.8, d - 0.3, { base: decor.accent } ),
					art( 'back', a / 2 - 0.3, 1.35, 0.6, 0.75, { ...decor } )
				);
			}
			const hang = {
				accent: decor.accent,
				second: decor.second,
				out: 0.47,
			};
			things.push(
				rng.chance( 0.5 )
					? mirror( 'back', middle - 0.45, 1.4, 0.9, 0.9, {
							round: rng.chance( 0.5 ),
							out: 0.47,
						} )
					: art( 'back', middle - 0.5, 1.38, 1, 0.78, hang )
			);
			things.push(
				vase( middle - 0.6, layout === 'stove' ? 1.2 : 1.23, d - 0.52, {
					size: 0.9,
				} )
			);
		} else {
			things.push( art( 'back', 0.3, 1.2, 0.6, 0.7, decor ) );
			things.push( plant( w - 0.5, 0, d - 0.5, { tall: true } ) );
		}
	} else if ( layout === 'books' ) {
		things.push(
			bookcase( 0.3, w - 0.3, {
				h: h - 0.3,
				cupboard: 0.7,
				colour: decor.joinery,
				accent: decor.accent,
			} )
		);
	} else if ( layout === 'garden' ) {
		const doors = {
			u: w * 0.5 - 1.25,
			v: 0.06,
			w: 2.5,
			h: 2.15,
			across: 3,
			up: decor.kind === 'modern' ? 1 : 4,
			thick: 0.07,
			frame: decor.kind === 'modern' ? '#454d4b' : '#f6f1e4',
			curtain: rng.chance( 0.6 ) ? decor.cloth : undefined,
		};
		roomWindow( room, 'back', doors );
		things.push(
			plant( 0.5, 0, d - 0.5, { tall: true, size: 1.1 } ),
			chest( w - 1, w - 0.1, d - 0.42, d, 0.75, decor.wood, {} ),
			lamp( w - 0.5, 0.75, d - 0.25, { base: decor.second } )
		);
	} else {
		things.push(
			art( 'back', middle - 0.9, 1.15, 0.85, 1.05, decor ),
			art( 'back', middle + 0.1, 1.15, 0.85, 1.05, {
				...decor,
				accent: decor.second,
				second: decor.accent,
			} ),
			sofa( middle - 1.15, middle + 1.15, d - 1.05, d - 0.1, seat, {
				cushions,
			} ),
			floorLamp( middle + 1.55, d - 0.4, decor.metal, decor.second ),
			plant( 0.55, 0, d - 0.5, { tall: true, size: 1.1 } )
		);
	}
	things.push(
		rug(
			middle - 1.3,
			middle + 1.35,
			d - 3.3,
			d - 1.5,
			rng.pick( [ decor.cloth, '#e6dac0', decor.second ] ),
			rng.pick( [ decor.accent, decor.joinery ] ),
			rng.pick( [ 'border', 'stripes', 'diamonds' ] )
		)
	);
	things.push(
		sofa( w - 1.0, w - 0.06, d - 3.25, d - 1.25, seat, {
			facing: 'left',
			cushions,
		} )
	);
	things.push(
		art( 'right', 1.5, 1.25, 0.75, 0.6, { ...decor, light: 0.9 } ),
		art( 'right', 2.4, 1.25, 0.5, 0.6, { ...decor, light: 0.9 } )
	);
	if ( layout !== 'sofa' && rng.chance( 0.8 ) ) {
		things.push(
			sofa( 0.55, 1.45, d - 1.75, d - 0.95, other, {
				cushions: [ decor.second ],
			} )
		);
	}
	things.push(
		rng.chance( 0.5 )
			? table(
					middle - 0.45,
					middle + 0.45,
					d - 2.7,
					d - 2.05,
					0.4,
					decor.wood
				)
			: table(
					middle - 0.42,
					middle + 0.42,
					d - 2.75,
					d - 1.95,
					0.42,
					decor.wood,
					{ round: true }
				)
	);
	things.push(
		vase( middle - 0.1, 0.41, d - 2.4, { size: 0.8, colour: decor.second } )
	);
	arrange( room, things );
	return document( stage, { mirror: mirrored } );
}
