import { box } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { roomMood } from './decor.mjs';
import { FRONT, paintFloor } from './floors.mjs';
import { createMood } from './palette.mjs';
import { createStage, surface } from './stage.mjs';

/*
 * Sets up a room: x from 0 to w, the back wall at z = d, the viewer in front of it. The main window is on the left;
 * pictures are mirrored for the other side.
 */
export function createRoom(
	entry,
	decor,
	rng,
	{ w = 5, d = 4.6, h = 2.5, stand, yaw } = {}
) {
	const view = rng.fork( 'view' );
	const mood = roomMood(
		createMood( entry.season, entry.light, rng.fork( 'mood' ) ),
		view
	);
	const turn = yaw ?? view.range( -0.2, 0.13 );
	const eye = [
		w * ( stand ?? 0.5 - turn * 1.1 ),
		view.range( 1.25, 1.5 ),
		view.range( -1.3, -0.8 ),
	];
	const stage = createStage( {
		focal: view.range( 780, 880 ),
		horizon: view.range( 385, 420 ),
		eye,
		yaw: turn,
		mood,
		rng,
	} );
	return { stage, mood, decor, rng, w, d, h, entry };
}

/* Floor, walls, ceiling. Returns the walls as surfaces to hang things on. */
export function shell(
	room,
	{
		wall,
		feature = wall,
		floor = room.decor.floor,
		floorColour,
		ceiling = '#faf6ec',
		dado,
		cornice = false,
		beams = room.decor.beams,
		skirting = '#f1ebdc',
		tiled,
	} = {}
) {
	const { stage, mood, decor, w, d, h } = room;
	const back = surface(
		stage,
		[ 0, 0, d ],
		[ 1, 0, 0 ],
		[ 0, 1, 0 ],
		[ 0, 0, -1 ]
	);
	const left = surface(
		stage,
		[ 0, 0, FRONT ],
		[ 0, 0, 1 ],
		[ 0, 1, 0 ],
		[ 1, 0, 0 ]
	);
	const right = surface(
		stage,
		[ w, 0, d ],
		[ 0, 0, -1 ],
		[ 0, 1, 0 ],
		[ -1, 0, 0 ]
	);
	const long = d - FRONT;
	stage.fill(
		[
			[ 0, h, FRONT ],
			[ w, h, FRONT ],
			[ w, h, d ],
			[ 0, h, d ],
		],
		mood.tone( ceiling, 0.8 )
	);
	paintFloor( room, floor, floorColour );
	for ( const [ side, width, colour, light ] of [
		[ left, long, wall, 0.16 ],
		[ right, long, wall, 1 ],
		[ back, w, feature, 0.6 ],
	] ) {
		const lit = mood.tone( colour, light );
		side.rect( 0, 0, width, h, lit );
		if ( tiled ) {
			const tones = [ [], [] ];
			for ( let v = 0; v < tiled.h; v += 0.16 ) {
				for (
					let u = ( Math.round( v / 0.16 ) % 2 ) * 0.16;
					u < width;
					u += 0.32
				) {
					const r = stage.rng();
					if ( r < 0.4 ) {
						tones[ r < 0.2 ? 0 : 1 ].push( [
							u,
							v,
							u + 0.3,
							v + 0.145,
						] );
					}
				}
			}
			side.rect( 0, 0, width, tiled.h, mood.tone( tiled.colour, light ) );
			side.rects(
				tones[ 0 ],
				mood.tone( darker( tiled.colour, 0.07 ), light )
			);
			side.rects(
				tones[ 1 ],
				mood.tone( lighter( tiled.colour, 0.2 ), light )
			);
			side.rect(
				0,
				tiled.h,
				width,
				tiled.h + 0.05,
				mood.tone( darker( tiled.colour, 0.25 ), light )
			);
		}
		if ( dado ) {
			side.rect( 0, 0, width, 0.95, mood.tone( dado, light ) );
			side.rects(
				Array.from( { length: Math.ceil( width / 0.7 ) }, ( _, i ) => [
					i * 0.7 + 0.08,
					0.2,
					i * 0.7 + 0.62,
					0.83,
				] ),
				darker( mood.tone( dado, light ), 0.09 )
			);
			side.rect(
				0,
				0.93,
				width,
				1,
				lighter( mood.tone( dado, light ), 0.15 )
			);
		}
		side.rect( 0, 0, width, 0.13, mood.tone( skirting, light ) );
		if ( cornice ) {
			side.rect( 0, h - 0.13, width, h, mood.tone( '#f4eee0', light ) );
			side.rect( 0, h - 0.16, width, h - 0.13, darker( lit, 0.15 ) );
		}
		// The corners and the upper edge are a tone darker, in one flat cut.
		if ( side !== back ) {
			side.shape(
				side === right
					? [
							[ 0, 0 ],
							[ 0.5, 0 ],
							[ 0.22, h ],
							[ 0, h ],
						]
					: [
							[ width, 0 ],
							[ width - 0.3, 0 ],
							[ width - 0.7, h ],
							[ width, h ],
						],
				'#17261f',
				0,
				'opacity=".07"'
			);
		} else {
			side.shape(
				[
					[ 0, 0 ],
					[ 0.5, 0 ],
					[ 1.1, h ],
					[ 0, h ],
				],
				'#17261f',
				0,
				'opacity=".06"'
			);
		}
	}
	if ( beams ) {
		for ( let z = FRONT + 0.4; z < d; z += 0.92 ) {
			box( stage, 0, w, h - 0.17, h, z, z + 0.15, decor.beam );
		}
		const x = w * 0.5;
		box( stage, x - 0.14, x + 0.14, h - 0.3, h, FRONT, d, decor.beam );
	}
	return Object.assign( room, { back, left, right, long } );
}

/* Draws things from the farthest to the nearest. */
export function arrange( room, things ) {
	things
		.filter( Boolean )
		.sort( ( a, b ) => b.z - a.z )
		.forEach( ( t ) => t.draw( room ) );
}
