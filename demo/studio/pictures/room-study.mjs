import { bookcase } from './bookcase.mjs';
import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { floorLamp, lamp } from './lamps.mjs';
import { plant, rug, vase } from './ornaments.mjs';
import { heightOf, leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { sofa } from './sofa.mjs';
import { document } from './stage.mjs';
import { chair, table } from './tables.mjs';
import { thing } from './thing.mjs';
import { art } from './wall-pictures.mjs';

export function study( entry, decor, rng, mirrored ) {
	const h = heightOf( decor, rng );
	const room = createRoom( entry, decor, rng, { w: 3.9, d: 4, h } );
	const { stage, w, d } = room;
	shell( room, { wall: decor.walls[ 1 ], cornice: decor.kind === 'period' } );
	leftWindows( room, rng, { count: 1, curtain: decor.cloth } );
	const wood = darker( decor.wood, 0.1 );
	arrange( room, [
		bookcase( 0.1, w * 0.62, {
			h: h - 0.25,
			cupboard: 0.7,
			colour: decor.joinery,
			accent: decor.accent,
		} ),
		rug(
			0.7,
			3.1,
			0.7,
			2.9,
			decor.second,
			decor.accent,
			rng.pick( [ 'diamonds', 'border' ] )
		),
		table( 0.08, 0.85, 1.3, 2.9, 0.75, wood ),
		lamp( 0.3, 0.76, 2.65, { base: decor.second } ),
		vase( 0.45, 0.76, 1.5, { size: 0.8 } ),
		thing( 1.9, () =>
			box( stage, 0.25, 0.6, 0.76, 0.79, 1.95, 2.3, '#f3ecdb' )
		),
		chair( 1.15, 2.1, decor.accent, 'left' ),
		sofa( w - 0.95, w - 0.1, 2, 2.95, decor.accent, {
			facing: 'left',
			cushions: [ decor.second ],
		} ),
		floorLamp( w - 0.4, 3.35, decor.metal, decor.cloth ),
		art( 'back', w * 0.68, 1.25, 0.8, 0.9, decor ),
		plant( w * 0.8, 0, d - 0.4, { size: 0.9 } ),
	] );
	return document( stage, { mirror: mirrored } );
}
