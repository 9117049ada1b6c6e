/* eslint-disable @wordpress/no-unused-vars-before-return -- what is drawn depends on the order of the random numbers */
import { darker } from './colour.mjs';
import { bare, crown } from './crowns.mjs';
import { cut, leafy, n, smooth } from './svg.mjs';

const EVERGREEN = [ '#23443a', '#37604a', '#6b8a5c' ];

/*
 * A tree that stands on the ground at a point of the world.
 * @param {{kind?: string, height: number, wide?: number, fruit?: string, far?: number}} o metres; far fades into the haze
 */
export function tree( stage, at, o ) {
	const s = stage.spot( at );
	const rng = stage.rng.fork( `tree${ at.join() }` );
	const { mood } = stage;
	const h = o.height * s.scale;
	const w = h * ( o.wide ?? 0.8 );
	const fade = ( c, lit ) => mood.haze( mood.tone( c, lit ), o.far ?? 0 );
	const kind = o.kind ?? 'round';
	const bark = fade( kind === 'birch' ? '#d9d3c3' : '#4a3c30', 0.35 );
	groundShadow( stage, at, o );
	if ( mood.bare && kind !== 'yew' && kind !== 'pine' ) {
		bare( stage, rng, s.x, s.y, h, fade( '#43372f', 0.3 ), {
			spread: kind === 'poplar' ? 0.4 : 1,
		} );
		return;
	}
	if ( kind === 'yew' || kind === 'pine' ) {
		conifer(
			stage,
			rng,
			s.x,
			s.y,
			kind === 'yew' ? w * 0.7 : w * 0.55,
			h,
			EVERGREEN.map( ( c, i ) => fade( c, [ 0.4, 0.7, 1 ][ i ] ) )
		);
		return;
	}
	const tones = ( o.tones ?? mood.leaf ).map( ( c, i ) =>
		fade( c, [ 0.35, 0.72, 1 ][ i ] )
	);
	if ( kind === 'poplar' ) {
		for ( const t of [ 0.3, 0.55, 0.8 ] ) {
			crown(
				stage,
				rng,
				s.x,
				s.y - h * t,
				w * 0.2 * ( 1.15 - Math.abs( t - 0.5 ) ),
				h * 0.22,
				tones,
				{ clumps: 7 }
			);
		}
		return;
	}
	const top = kind === 'apple' ? 0.6 : 0.62;
	const trunk = h * 0.035;
	stage.draw(
		smooth( [
			[ s.x - trunk * 1.8, s.y ],
			[ s.x - trunk * 0.8, s.y - h * 0.2 ],
			[ s.x - trunk * 2.4, s.y - h * 0.5 ],
			[ s.x, s.y - h * 0.42 ],
			[ s.x + trunk * 2.6, s.y - h * 0.52 ],
			[ s.x + trunk * 0.9, s.y - h * 0.2 ],
			[ s.x + trunk * 1.9, s.y ],
		] ),
		bark
	);
	crown( stage, rng, s.x, s.y - h * top, w * 0.5, h * 0.38, tones, {
		clumps: 10,
		marks: o.marks,
	} );
	if ( o.fruit ) {
		const dots = [];
		for ( let i = 0; i < 34; i++ ) {
			const a = rng() * 6.3;
			const r = Math.sqrt( rng() ) * 0.72;
			const size = Math.max( 1.4, s.scale * 0.055 );
			const [ px, py ] = [
				s.x + Math.cos( a ) * w * 0.5 * r,
				s.y - h * top + Math.sin( a ) * h * 0.36 * r,
			];
			dots.push(
				`M${ n( px - size ) } ${ n( py ) }a${ n( size ) } ${ n( size ) } 0 1 0 ${ n( 2 * size ) } 0a${ n( size ) } ${ n( size ) } 0 1 0 ${ n( -2 * size ) } 0Z`
			);
		}
		stage.draw( dots.join( '' ), fade( o.fruit, 1 ) );
	}
}

/* A conifer: tiers of drooping boughs. */
function conifer( stage, rng, x, y, w, h, tones ) {
	const tiers = 7;
	const sun = stage.mood.from;
	stage.draw(
		`M${ n( x - w * 0.05 ) } ${ n( y ) }h${ n( w * 0.1 ) }v${ n( -h * 0.2 ) }h${ n( -w * 0.1 ) }Z`,
		stage.mood.tone( '#4a3c30', 0.3 )
	);
	const layers = [ [], [], [] ];
	for ( let i = 0; i < tiers; i++ ) {
		const t = ( tiers - i ) / tiers;
		const cy = y - h * ( 0.12 + 0.8 * ( 1 - t ) );
		const r = w * 0.5 * ( 0.16 + 0.84 * t ) * rng.range( 0.92, 1.08 );
		const tall = ( h / tiers ) * 1.05;
		layers[ 0 ].push(
			leafy( rng, x, cy - tall * 0.2, r, tall * 0.75, 11, 0.2 )
		);
		layers[ 1 ].push(
			leafy(
				rng,
				x + sun * r * 0.28,
				cy - tall * 0.3,
				r * 0.62,
				tall * 0.5,
				9,
				0.2
			)
		);
		layers[ 2 ].push(
			cut(
				x + sun * r * 0.45,
				cy - tall * 0.35,
				sun * 0.5,
				r * 0.6,
				tall * 0.1
			)
		);
	}
	layers.forEach( ( list, i ) => stage.draw( list.join( '' ), tones[ i ] ) );
}

/* The long flat shadow of a tree, an ellipse laid away from the sun. */
export function groundShadow(
	stage,
	[ x, y, z ],
	{ height, wide = 0.8, shadow = true, kind }
) {
	const { mood } = stage;
	if ( ! shadow || mood.cast < 0.2 ) {
		return;
	}
	const reach = Math.min( 2.2, -mood.sun[ 0 ] / mood.sun[ 1 ] );
	const away = Math.min( 2.2, -mood.sun[ 2 ] / mood.sun[ 1 ] );
	const [ cx, cz ] = [
		x + Math.abs( reach ) * Math.sign( mood.sun[ 0 ] ) * height * 0.62,
		z + away * height * 0.62,
	];
	const [ a, b ] = [
		height * wide * 0.62 * Math.max( 1, Math.abs( reach ) * 0.8 ),
		height * wide * 0.4,
	];
	const narrow = kind === 'poplar' ? 0.35 : 1;
	const ring = Array.from( { length: 18 }, ( _, i ) => [
		cx + Math.cos( i / 2.865 ) * a * ( i % 2 ? 1 : 0.9 ),
		y,
		cz + Math.sin( i / 2.865 ) * b * narrow,
	] );
	const t = height * 0.03;
	stage.group( `opacity="${ mood.cast * 0.85 }"`, () => {
		const ink = darker( mood.tone( mood.grass[ 0 ], 0.2 ), 0.45 );
		stage.draw(
			smooth( stage.outline( ring ) ) +
				stage.path( [
					[ x - t, y, z ],
					[ x + t, y, z ],
					[ cx + t, y, cz ],
					[ cx - t, y, cz ],
				] ),
			ink
		);
	} );
}
