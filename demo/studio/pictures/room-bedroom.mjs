/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { bed } from './bed.mjs';
import { box } from './boxes.mjs';
import { chest, wardrobe } from './chests.mjs';
import { darker, lighter, mix } from './colour.mjs';
import { lamp, pendant } from './lamps.mjs';
import { plant, rug, vase } from './ornaments.mjs';
import { leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { sofa } from './sofa.mjs';
import { document } from './stage.mjs';
import { thing } from './thing.mjs';
import { art, mirror } from './wall-pictures.mjs';
import { paper } from './wallpaper.mjs';

export function bedroom(
	entry,
	decor,
	rng,
	mirrored,
	{ second = false } = {}
) {
	const rustic = decor.kind === 'rustic';
	const attic =
		! decor.says( 'flat' ) && ( rustic || second ) && rng.chance( 0.35 );
	const h = attic ? 2.7 : rustic ? 2.35 : decor.kind === 'modern' ? 2.5 : 2.7;
	const room = createRoom( entry, decor, rng, {
		w: second ? 4.1 : rng.range( 4.5, 5.1 ),
		d: 4.4,
		h,
	} );
	const { stage, w, d, mood } = room;
	const wall = decor.walls[ second ? 2 : rng.int( 0, 2 ) ];
	const feature = rng.chance( 0.5 ) ? decor.walls[ 1 ] : wall;
	shell( room, {
		wall,
		feature,
		floor: rng.chance( 0.4 )
			? 'carpet'
			: decor.floor === 'boards' || decor.floor === 'herringbone'
				? decor.floor
				: 'boards',
		cornice: decor.kind === 'period',
		beams: decor.beams && ! attic,
		dado:
			decor.kind === 'period' && rng.chance( 0.2 )
				? mix( wall, '#ffffff', 0.3 )
				: undefined,
	} );
	if ( decor.kind !== 'modern' && rng.chance( 0.28 ) && ! attic ) {
		paper( room, feature, rng );
	}
	if ( attic ) {
		// The roof slopes down to the right, with a rooflight in it.
		const c = mood.tone( lighter( wall, 0.2 ), 0.86 );
		stage.fill(
			[
				[ w, 1.1, -2.5 ],
				[ w, 1.1, d ],
				[ w * 0.6, h, d ],
				[ w * 0.6, h, -2.5 ],
			],
			c
		);
		const p = ( t, z ) => [ w - w * 0.4 * t, 1.1 + ( h - 1.1 ) * t, z ];
		stage.fill(
			[ p( 0.32, 1.4 ), p( 0.32, 2.5 ), p( 0.8, 2.5 ), p( 0.8, 1.4 ) ],
			mood.tone( decor.wood, 0.9 )
		);
		stage.fill(
			[
				p( 0.37, 1.48 ),
				p( 0.37, 2.42 ),
				p( 0.75, 2.42 ),
				p( 0.75, 1.48 ),
			],
			lighter( mix( mood.skyTop, mood.skyLow, 0.5 ), 0.3 )
		);
		for ( const z of [ 0.2, 3.4 ] ) {
			stage.fill(
				[ p( 0, z ), p( 0, z + 0.16 ), p( 1, z + 0.16 ), p( 1, z ) ],
				mood.tone( decor.beam, 0.7 )
			);
		}
	}
	const curtain = rng.pick( [
		decor.accent,
		decor.cloth,
		decor.second,
		decor.joinery,
	] );
	const both = rng.chance( 0.3 ) && ! second;
	leftWindows( room, rng, {
		curtain,
		count: second ? 1 : rng.pick( [ 1, 2 ] ),
	} );
	const wide = second ? 1.35 : 1.65;
	const m = both ? w * 0.44 : w * rng.range( 0.46, 0.54 );
	const style = {
		frame: rng.pick( [
			decor.wood,
			decor.joinery,
			decor.cloth,
			decor.accent,
		] ),
		cloth: rng.pick( [
			'#f0e8d6',
			decor.cloth,
			mix( decor.second, '#ffffff', 0.5 ),
			'#e6e4da',
		] ),
		throwColour: rng.pick( [ decor.accent, decor.joinery, decor.second ] ),
		cushion: rng.pick( [ decor.second, decor.accent ] ),
		head: rng.pick(
			rustic
				? [ 'board', 'rails', 'tall' ]
				: [ 'tall', 'soft', 'rails', 'board' ]
		),
		wood: decor.wood,
	};
	const side = rng.pick( [ decor.wood, decor.joinery, '#efe6d4' ] );
	const [ a, b ] = [ m - wide / 2, m + wide / 2 ];
	const things = [
		rug(
			a - 0.6,
			b + 0.6,
			d - 2.9,
			d - 1.2,
			rng.pick( [ decor.cloth, decor.second, '#e9dfc8' ] ),
			rng.pick( [ decor.accent, decor.joinery ] ),
			rng.pick( [ 'border', 'stripes', 'diamonds' ] )
		),
		bed( a, b, d - 2.15, style ),
		chest( a - 0.6, a - 0.14, d - 0.45, d - 0.05, 0.55, side, {
			metal: decor.metal,
		} ),
		lamp( a - 0.37, 0.55, d - 0.25, { base: decor.second } ),
	];
	if ( ! second || ! attic ) {
		things.push(
			chest( b + 0.14, b + 0.6, d - 0.45, d - 0.05, 0.55, side, {
				metal: decor.metal,
			} ),
			lamp( b + 0.37, 0.55, d - 0.25, { base: decor.second } )
		);
	}
	const over = rng.int( 0, 2 );
	if ( over === 0 ) {
		things.push( art( 'back', m - 0.6, 1.5, 1.2, 0.7, decor ) );
	} else if ( over === 1 ) {
		things.push(
			art( 'back', m - 0.62, 1.5, 0.55, 0.65, decor ),
			art( 'back', m + 0.07, 1.5, 0.55, 0.65, {
				...decor,
				accent: decor.second,
				second: decor.accent,
			} )
		);
	} else {
		things.push(
			mirror( 'back', m - 0.35, 1.45, 0.7, 0.7, {
				round: true,
				light: 0.65,
			} )
		);
	}
	const corner = rng.int( 0, 2 );
	if ( ! attic && corner === 0 ) {
		things.push(
			wardrobe(
				d - 2.2,
				d - 0.5,
				rng.pick( [ decor.joinery, '#efe8d8', decor.wood ] ),
				{ h: Math.min( 2.15, h - 0.2 ) }
			)
		);
	} else if ( corner === 1 || attic ) {
		things.push(
			sofa(
				w - 1,
				w - 0.15,
				d - 2.3,
				d - 1.4,
				rng.pick( [ decor.accent, decor.cloth, decor.joinery ] ),
				{ facing: 'left', cushions: [ decor.second ] }
			)
		);
	} else {
		things.push(
			chest( w - 0.5, w - 0.02, d - 2.6, d - 1.3, 0.85, decor.wood, {
				drawers: 3,
			} ),
			vase( w - 0.28, 0.85, d - 1.8, { size: 1.1 } ),
			mirror( 'right', 1.5, 1.15, 0.7, 0.9, { light: 0.9 } )
		);
	}
	if ( rng.chance( 0.4 ) ) {
		things.push(
			thing( d - 2.5, () => {
				for ( const x of [ m - 0.55, m + 0.49 ] ) {
					box(
						stage,
						x,
						x + 0.06,
						0,
						0.26,
						d - 2.68,
						d - 2.62,
						darker( decor.wood, 0.2 )
					);
				}
				box(
					stage,
					m - 0.58,
					m + 0.58,
					0.26,
					0.4,
					d - 2.7,
					d - 2.38,
					decor.joinery,
					{ soft: 0.05, top: decor.second }
				);
			} )
		);
	}
	if ( rng.chance( 0.6 ) ) {
		things.push(
			plant( 0.45, 0, d - 0.45, { tall: rng.chance( 0.5 ), size: 0.95 } )
		);
	}
	if ( ! attic && rng.chance( 0.5 ) ) {
		things.push(
			pendant( m, d - 2, 0.35, decor.cloth, {
				shape: rng.pick( [ 'globe', 'dome' ] ),
				r: 0.22,
			} )
		);
	}
	arrange( room, things );
	return document( stage, { mirror: mirrored } );
}
