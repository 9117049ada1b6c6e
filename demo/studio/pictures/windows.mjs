/* eslint-disable @wordpress/no-unused-vars-before-return -- what is drawn depends on the order of the random numbers */
import { darker, lighter, mix } from './colour.mjs';
import { INK } from './palette.mjs';

/* Glass: dark with a slanted reflection by day, lit from within in the evening. */
export function glass( wall, a, b, w, h, rng ) {
	const { stage } = wall;
	const { mood } = stage;
	const light = mood.facing( wall.normal );
	if ( rng.chance( mood.lamp ) ) {
		wall.rect(
			a,
			b,
			a + w,
			b + h,
			rng.pick( [ '#f6c766', '#f2b957', '#f8d486' ] ),
			-0.05
		);
		wall.rect( a, b, a + w * 0.2, b + h, '#c98d47', -0.05 );
		wall.rect( a + w * 0.8, b, a + w, b + h, '#c98d47', -0.05 );
		return;
	}
	const pane = mix( '#33474c', mood.skyTop, 0.1 + light * 0.14 );
	wall.rect( a, b, a + w, b + h, pane, -0.05 );
	wall.shape(
		[
			[ a, b + h * 0.45 ],
			[ a + w * 0.75, b + h ],
			[ a, b + h ],
		],
		mix( pane, mood.skyLow, 0.32 + light * 0.25 ),
		-0.05
	);
	if ( rng.chance( 0.5 ) ) {
		const cloth = mix( pane, '#efe4cb', 0.5 );
		wall.rect( a, b, a + w * 0.14, b + h, cloth, -0.05 );
		wall.rect( a + w * 0.86, b, a + w, b + h, cloth, -0.05 );
	}
}

export function bars( wall, a, b, w, h, across, up, colour, thick = 0.045 ) {
	const list = [];
	for ( let i = 1; i < across; i++ ) {
		list.push( [
			a + ( w * i ) / across - thick / 2,
			b,
			a + ( w * i ) / across + thick / 2,
			b + h,
		] );
	}
	for ( let i = 1; i < up; i++ ) {
		list.push( [
			a,
			b + ( h * i ) / up - thick / 2,
			a + w,
			b + ( h * i ) / up + thick / 2,
		] );
	}
	wall.rects( list, colour );
}

/*
 * A window in a wall.
 * @param {{kind?: string, u: number, v: number, w: number, h: number, frame?: string, across?: number, up?: number,
 *          lintel?: string, sill?: boolean, shutters?: string, arch?: boolean}} o metres from the wall's lower left
 */
export function drawWindow( wall, o ) {
	const { stage } = wall;
	const { mood } = stage;
	const light = mood.facing( wall.normal );
	const rng = stage.rng.fork( `w${ o.u }${ o.v }${ o.seed ?? '' }` );
	const { u, v, w, h } = o;
	const frame = mood.tone( o.frame ?? '#f6f1e4', light );
	const kind = o.kind ?? 'sash';
	if ( o.lintel ) {
		wall.shape(
			[
				[ u - 0.12, v + h ],
				[ u + w + 0.12, v + h ],
				[ u + w + 0.2, v + h + 0.28 ],
				[ u - 0.2, v + h + 0.28 ],
			],
			mood.tone( o.lintel, light )
		);
	}
	if ( o.shutters ) {
		const board = mood.tone( o.shutters, light );
		for ( const side of [ u - 0.08 - w * 0.46, u + w + 0.08 ] ) {
			wall.rect( side, v, side + w * 0.46, v + h, board );
			wall.rects(
				[ 0.12, 0.54 ].map( ( t ) => [
					side + 0.07,
					v + h * t,
					side + w * 0.46 - 0.07,
					v + h * ( t + 0.34 ),
				] ),
				darker( board, 0.18 )
			);
		}
	}
	wall.rect( u - 0.06, v - 0.06, u + w + 0.06, v + h + 0.06, frame );
	glass( wall, u, v, w, h, rng );
	// The reveal throws its shadow on the glass, away from the sun.
	wall.rect( u, v + h - 0.12, u + w, v + h, INK, -0.02, 'opacity=".35"' );
	if ( light > 0.3 ) {
		wall.rect( u, v, u + 0.08, v + h, INK, -0.02, 'opacity=".3"' );
	}
	if ( kind === 'sash' ) {
		bars( wall, u, v, w, h, o.across ?? 3, o.up ?? 4, frame, 0.04 );
		wall.rect( u, v + h / 2 - 0.05, u + w, v + h / 2 + 0.04, frame );
	} else if ( kind === 'leaded' ) {
		bars(
			wall,
			u,
			v,
			w,
			h,
			o.across ?? Math.round( w / 0.2 ),
			o.up ?? Math.round( h / 0.26 ),
			darker( frame, 0.45 ),
			0.022
		);
		bars(
			wall,
			u,
			v,
			w,
			h,
			Math.max( 1, Math.round( w / 0.62 ) ),
			1,
			frame,
			0.09
		);
	} else if ( kind === 'casement' ) {
		const leaves = o.across ?? Math.max( 1, Math.round( w / 0.62 ) );
		bars( wall, u, v, w, h, leaves, o.up ?? 3, frame, 0.035 );
		bars( wall, u, v, w, h, leaves, 1, frame, 0.09 );
	} else {
		bars( wall, u, v, w, h, o.across ?? 1, o.up ?? 1, frame, 0.07 );
	}
	if ( o.sill !== false ) {
		wall.rect(
			u - 0.14,
			v - 0.16,
			u + w + 0.14,
			v - 0.05,
			lighter( frame, 0.1 ),
			0.06
		);
		wall.rect(
			u - 0.1,
			v - 0.27,
			u + w + 0.14,
			v - 0.16,
			INK,
			0,
			'opacity=".28"'
		);
	}
	if ( o.box ) {
		windowBox( wall, u, v - 0.05, w, rng );
	}
}

function windowBox( wall, u, v, w, rng ) {
	const { mood } = wall.stage;
	wall.rect(
		u - 0.1,
		v - 0.3,
		u + w + 0.1,
		v - 0.05,
		mood.tone( '#3b4a3f', 0.5 ),
		0.15
	);
	const leaf = [];
	const bloom = [];
	for ( let i = 0; i < w * 16; i++ ) {
		const s = wall.spot(
			u + rng() * w,
			v + rng.range( -0.08, 0.16 ),
			0.15
		);
		const r = s.scale * 0.07;
		( i % 3 ? leaf : bloom ).push(
			`M${ s.x - r } ${ s.y }a${ r } ${ r } 0 1 0 ${ 2 * r } 0a${ r } ${ r } 0 1 0 ${ -2 * r } 0Z`
		);
	}
	wall.stage.draw( leaf.join( '' ), mood.tone( mood.hedge[ 1 ], 0.8 ) );
	wall.stage.draw( bloom.join( '' ), mood.tone( rng.pick( mood.bloom ), 1 ) );
}
