import { darker, lighter, mix } from './colour.mjs';
import { FRONT } from './floors.mjs';
import { leafy, n } from './svg.mjs';

/* What one sees through a window: the weather, a hill, some leaves; drawn behind the panes. */
function outdoors( stage, d, seed ) {
	const { mood, width, height, horizon } = stage;
	const rng = stage.rng.fork( `out${ seed }` );
	stage.clip( d, () => {
		stage.raw(
			`<rect width="${ width }" height="${ height }" fill="rgb(${ lighter(
				mix( mood.skyTop, mood.skyLow, 0.72 ),
				0.3
			)
				.map( Math.round )
				.join() })"/>`
		);
		const far = lighter( mood.field[ 0 ], 0.3 );
		stage.draw(
			`M-50 ${ n( horizon - 22 ) }Q${ width * 0.3 } ${ n( horizon - 62 ) } ${ width * 0.55 } ${ n( horizon - 20 ) }T${ width + 60 } ${ n( horizon - 34 ) }V${ height }H-50Z`,
			mix( far, mood.skyLow, 0.4 )
		);
		stage.draw(
			`M-50 ${ n( horizon + 8 ) }Q${ width * 0.5 } ${ n( horizon - 18 ) } ${ width + 60 } ${ n( horizon + 10 ) }V${ height }H-50Z`,
			lighter( mood.grass[ 0 ], 0.18 )
		);
		for ( let x = -40; x < width; x += rng.range( 60, 150 ) ) {
			const r = rng.range( 22, 60 );
			const y = horizon + 20 - r * 0.5;
			if ( mood.bare && rng.chance( 0.6 ) ) {
				continue;
			}
			const tones = mood.bare ? [ '#4f6a58', '#6f8a70' ] : mood.leaf;
			stage.draw(
				leafy( rng, x, y, r, r, 11 ),
				lighter( tones[ 0 ], 0.22 )
			);
			stage.draw(
				leafy( rng, x - r * 0.2, y - r * 0.25, r * 0.62, r * 0.55, 9 ),
				lighter( tones[ 1 ], 0.22 )
			);
		}
	} );
}

/*
 * A window in a room's wall and its light on the floor.
 * @param {{u: number, v: number, w: number, h: number, across?: number, up?: number, frame?: string, curtain?: string, blind?: string, sill?: boolean}} o
 */
export function roomWindow( room, side, o ) {
	const { stage, mood } = room;
	const wall = room[ side ];
	const { u, v, w, h } = o;
	const frame = mood.tone(
		o.frame ?? '#f7f2e6',
		side === 'left' ? 0.5 : 0.72
	);
	const [ across, up ] = [ o.across ?? 2, o.up ?? 3 ];
	wall.rect( u - 0.09, v - 0.09, u + w + 0.09, v + h + 0.09, frame );
	outdoors(
		stage,
		stage.path( wall.quad( u, v, u + w, v + h ) ),
		`${ side }${ u }`
	);
	const bars = [];
	const thick = o.thick ?? 0.035;
	for ( let i = 1; i < across; i++ ) {
		bars.push( [
			u + ( w * i ) / across - thick / 2,
			v,
			u + ( w * i ) / across + thick / 2,
			v + h,
		] );
	}
	for ( let i = 1; i < up; i++ ) {
		bars.push( [
			u,
			v + ( h * i ) / up - thick / 2,
			u + w,
			v + ( h * i ) / up + thick / 2,
		] );
	}
	wall.rects( bars, darker( frame, 0.08 ) );
	// The reveal: the thickness of the wall on the far side and the sill.
	wall.rect( u + w - 0.07, v, u + w, v + h, darker( frame, 0.16 ) );
	wall.rect(
		u - 0.16,
		v - 0.13,
		u + w + 0.16,
		v - 0.05,
		lighter( frame, 0.25 ),
		0.07
	);
	if ( o.blind ) {
		wall.rect(
			u - 0.05,
			v + h * 0.74,
			u + w + 0.05,
			v + h + 0.08,
			mood.tone( o.blind, 0.6 ),
			0.03
		);
		wall.rects(
			[ 0.74, 0.82, 0.9 ].map( ( t ) => [
				u - 0.05,
				v + h * t,
				u + w + 0.05,
				v + h * t + 0.025,
				0.03,
			] ),
			darker( mood.tone( o.blind, 0.6 ), 0.14 )
		);
	}
	if ( o.curtain ) {
		curtains( room, wall, o, side );
	}
	if ( side === 'left' ) {
		sunlight( room, wall, o, across, up );
	} else if ( mood.patch > 0.2 ) {
		const z = room.d;
		const x = u;
		stage.clip(
			stage.path( [
				[ 0, 0, FRONT ],
				[ room.w, 0, FRONT ],
				[ room.w, 0, z ],
				[ 0, 0, z ],
			] ),
			() =>
				stage.fill(
					[
						[ x + 0.4, 0, z - v * 0.5 - 0.2 ],
						[ x + w + 0.4, 0, z - v * 0.5 - 0.2 ],
						[ x + w + 1, 0, z - 1.9 ],
						[ x + 1, 0, z - 1.9 ],
					],
					mood.beam,
					`opacity="${ mood.patch * 0.45 }"`
				)
		);
	}
}

function curtains( room, wall, { u, v, w, h, curtain, long = true }, side ) {
	const { mood } = room;
	const [ foot, head ] = [
		long ? 0.03 : v - 0.25,
		Math.min( room.h - 0.12, v + h + 0.2 ),
	];
	const lit = mood.tone( curtain, side === 'left' ? 0.45 : 0.66 );
	const spread = Math.min( 0.5, w * 0.32 );
	for ( const a of [ u - spread * 0.75, u + w - spread * 0.25 ] ) {
		wall.rect( a, foot, a + spread, head, lit, 0.06 );
		wall.rects(
			[ 0.12, 0.42, 0.72 ].map( ( t ) => [
				a + spread * t,
				foot,
				a + spread * ( t + 0.13 ),
				head,
				0.06,
			] ),
			darker( lit, 0.17 )
		);
		wall.rects(
			[ 0.3, 0.6 ].map( ( t ) => [
				a + spread * t,
				foot,
				a + spread * ( t + 0.06 ),
				head,
				0.06,
			] ),
			lighter( lit, 0.2 )
		);
	}
	wall.rect(
		u - spread,
		head,
		u + w + spread,
		head + 0.045,
		mood.tone( room.decor.metal, 0.5 ),
		0.08
	);
}

/* Each pane of a window on the left throws its light on the floor and on the right wall. */
function sunlight( room, wall, { u, v, w, h }, across, up ) {
	const { stage, mood, d } = room;
	const [ floor, opposite ] = [ [], [] ];
	const gap = 0.03;
	for ( let i = 0; i < across; i++ ) {
		for ( let k = 0; k < up; k++ ) {
			const quad = wall.quad(
				u + ( w * i ) / across + gap,
				v + ( h * k ) / up + gap,
				u + ( w * ( i + 1 ) ) / across - gap,
				v + ( h * ( k + 1 ) ) / up - gap
			);
			floor.push(
				quad.map( ( [ , y, z ] ) => [
					( y / -mood.sun[ 1 ] ) * mood.sun[ 0 ],
					0.003,
					z + ( y / -mood.sun[ 1 ] ) * mood.sun[ 2 ],
				] )
			);
			opposite.push(
				quad.map( ( [ , y, z ] ) => [
					room.w,
					y + ( room.w / mood.sun[ 0 ] ) * mood.sun[ 1 ],
					z + ( room.w / mood.sun[ 0 ] ) * mood.sun[ 2 ],
				] )
			);
		}
	}
	stage.clip(
		stage.path( [
			[ 0, 0, FRONT ],
			[ room.w, 0, FRONT ],
			[ room.w, 0, d ],
			[ 0, 0, d ],
		] ),
		() => stage.many( floor, mood.beam, `opacity="${ mood.patch }"` )
	);
	stage.clip(
		stage.path( [
			[ room.w, 0, FRONT ],
			[ room.w, room.h, FRONT ],
			[ room.w, room.h, d ],
			[ room.w, 0, d ],
		] ),
		() => stage.many( opposite, mood.beam, `opacity="${ mood.patch }"` )
	);
}
