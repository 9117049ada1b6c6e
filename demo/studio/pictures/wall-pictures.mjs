import { mix } from './colour.mjs';
import { thing } from './thing.mjs';

/* A framed print of hills, a plant or plain shapes. */
export const art = (
	wall,
	u,
	v,
	w,
	h,
	{
		frame = '#3a3028',
		accent = '#b4532f',
		second = '#d9a94e',
		light = 0.64,
		out = 0.02,
	} = {}
) =>
	thing( 85, ( room ) => {
		const { stage, mood } = room;
		const s = room[ wall ];
		const rng = stage.rng.fork( `art${ wall }${ u }` );
		const c = ( colour ) => mood.tone( colour, light );
		s.rect(
			u + 0.03,
			v - 0.05,
			u + w + 0.05,
			v + h - 0.02,
			'#17261f',
			0,
			'opacity=".2"'
		);
		s.rect( u, v, u + w, v + h, c( frame ), out );
		const m = Math.min( w, h ) * 0.06;
		s.rect( u + m, v + m, u + w - m, v + h - m, c( '#f3ecdb' ), out );
		const p = m * 2.6;
		const [ a, b, e, f ] = [ u + p, v + p, u + w - p, v + h - p ];
		const t = ( x, y ) => [ a + ( e - a ) * x, b + ( f - b ) * y ];
		const kind = rng.int( 0, 2 );
		s.rect(
			a,
			b,
			e,
			f,
			c( kind === 1 ? '#e9dcc0' : mix( second, '#f3ecdb', 0.45 ) ),
			out
		);
		if ( kind === 0 ) {
			s.shape(
				[
					t( 0, 0 ),
					t( 1, 0 ),
					t( 1, 0.5 ),
					t( 0.7, 0.62 ),
					t( 0.4, 0.46 ),
					t( 0, 0.6 ),
				],
				c( '#7f9484' ),
				out
			);
			s.shape(
				[
					t( 0, 0 ),
					t( 1, 0 ),
					t( 1, 0.3 ),
					t( 0.6, 0.4 ),
					t( 0.3, 0.26 ),
					t( 0, 0.34 ),
				],
				c( '#2f4f41' ),
				out
			);
			s.shape(
				Array.from( { length: 14 }, ( _, i ) =>
					t(
						0.68 + Math.cos( i * 0.45 ) * 0.1,
						0.76 + Math.sin( i * 0.45 ) * 0.1
					)
				),
				c( accent ),
				out
			);
		} else if ( kind === 1 ) {
			for ( const [ x, y, k ] of [
				[ 0.5, 0.75, 0.2 ],
				[ 0.32, 0.55, 0.18 ],
				[ 0.68, 0.5, 0.18 ],
				[ 0.4, 0.32, 0.14 ],
				[ 0.62, 0.28, 0.12 ],
			] ) {
				s.shape(
					[
						t( 0.5, 0.08 ),
						t( x - k * 0.5, y ),
						t( x, y + k * 0.8 ),
						t( x + k * 0.5, y - k * 0.1 ),
					],
					c( k > 0.17 ? '#3f6b4a' : accent ),
					out
				);
			}
		} else {
			s.shape(
				[ t( 0.1, 0.1 ), t( 0.6, 0.1 ), t( 0.6, 0.6 ), t( 0.1, 0.6 ) ],
				c( accent ),
				out
			);
			s.shape(
				Array.from( { length: 16 }, ( _, i ) =>
					t(
						0.6 + Math.cos( i * 0.393 ) * 0.26,
						0.58 + Math.sin( i * 0.393 ) * 0.26
					)
				),
				c( '#33566b' ),
				out
			);
			s.shape(
				[
					t( 0.12, 0.72 ),
					t( 0.42, 0.72 ),
					t( 0.42, 0.9 ),
					t( 0.12, 0.9 ),
				],
				c( second ),
				out
			);
		}
	} );

/* A mirror with slanted reflections: round or upright. */
export const mirror = (
	wall,
	u,
	v,
	w,
	h,
	{ round = false, frame = '#b98a45', out = 0.02, light = 0.7 } = {}
) =>
	thing( 85, ( room ) => {
		const { mood } = room;
		const s = room[ wall ];
		const ring = ( k ) =>
			Array.from( { length: 28 }, ( _, i ) => [
				u + w / 2 + Math.cos( i * 0.2244 ) * ( w / 2 ) * k,
				v + h / 2 + Math.sin( i * 0.2244 ) * ( h / 2 ) * k,
			] );
		const rect = ( m ) => [
			[ u + m, v + m ],
			[ u + w - m, v + m ],
			[ u + w - m, v + h - m ],
			[ u + m, v + h - m ],
		];
		s.shape(
			round ? ring( 1 ) : rect( 0 ),
			mood.tone( frame, light ),
			out
		);
		s.shape(
			round ? ring( 0.91 ) : rect( 0.05 ),
			mood.tone( '#b9c6c2', light ),
			out
		);
		const k = round ? 0.2 : 0.06;
		s.shape(
			[
				[ u + w * k, v + h * 0.5 ],
				[ u + w * 0.6, v + h * ( 1 - k ) ],
				[ u + w * 0.4, v + h * ( 1 - k ) ],
				[ u + w * k, v + h * 0.66 ],
			],
			mood.tone( '#e3ebe5', light ),
			out
		);
	} );
