import { chest } from './chests.mjs';
import { darker } from './colour.mjs';
import { pendant } from './lamps.mjs';
import { rug, vase } from './ornaments.mjs';
import { leftWindows } from './room-windows.mjs';
import { arrange, createRoom, shell } from './room.mjs';
import { document } from './stage.mjs';
import { stairs } from './stairs.mjs';
import { stool } from './tables.mjs';
import { mirror } from './wall-pictures.mjs';

export function hall( entry, decor, rng, mirrored ) {
	const room = createRoom( entry, decor, rng, {
		w: 3.1,
		d: 5,
		h: 2.85,
		stand: 0.42,
		yaw: 0,
	} );
	const { stage, mood } = room;
	const wall = decor.walls[ rng.int( 0, 2 ) ];
	shell( room, {
		wall,
		floor: rng.pick( [ 'checker', 'checker', 'boards', 'flags' ] ),
		cornice: true,
		dado: decor.kind === 'modern' ? undefined : '#efe8d8',
		beams: false,
	} );
	leftWindows( room, rng, { count: 1 } );
	const door = decor.joinery;
	const x = 0.5;
	room.back.rect( x - 0.14, 0, x + 1.14, 2.62, mood.tone( '#f4eee0', 0.7 ) );
	room.back.rect( x, 0.03, x + 1, 2.05, mood.tone( door, 0.6 ) );
	room.back.rects(
		[
			[ x + 0.12, 0.2, x + 0.45, 0.9 ],
			[ x + 0.55, 0.2, x + 0.88, 0.9 ],
		],
		mood.tone( darker( door, 0.25 ), 0.6 )
	);
	room.back.rects(
		[
			[ x + 0.12, 1.05, x + 0.45, 1.9 ],
			[ x + 0.55, 1.05, x + 0.88, 1.9 ],
		],
		mood.beam
	);
	room.back.rect( x, 2.16, x + 1, 2.52, mood.beam );
	room.back.rects(
		[ 0.33, 0.66 ].map( ( t ) => [
			x + t - 0.015,
			2.16,
			x + t + 0.015,
			2.52,
		] ),
		mood.tone( '#f4eee0', 0.7 )
	);
	arrange( room, [
		stairs( 1.9, 13, { colour: decor.wood, runner: decor.accent } ),
		rug( 0.75, 1.75, 0.2, 4.3, decor.accent, decor.second, 'border' ),
		chest( 0.02, 0.42, 2.9, 3.9, 0.85, decor.wood, {} ),
		vase( 0.22, 0.85, 3.3, { size: 1.2 } ),
		mirror( 'left', 5.5, 1.25, 0.7, 0.95, { light: 0.4 } ),
		pendant( 1.2, 2.6, 0.55, decor.metal, { shape: 'globe', r: 0.2 } ),
		stool( 0.35, 1.2, decor.wood, 0.45 ),
	] );
	return document( stage, { mirror: mirrored } );
}
