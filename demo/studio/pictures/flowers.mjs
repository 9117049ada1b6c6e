/* eslint-disable @wordpress/no-unused-vars-before-return -- what is drawn depends on the order of the random numbers */
import { cut, leafy, n } from './svg.mjs';

const dot = ( x, y, r ) =>
	`M${ n( x - r ) } ${ n( y ) }a${ n( r ) } ${ n( r ) } 0 1 0 ${ n( 2 * r ) } 0a${ n( r ) } ${ n( r ) } 0 1 0 ${ n( -2 * r ) } 0Z`;

/* A flower border between two points on the ground; flowers follow the season. */
export function border(
	stage,
	from,
	to,
	{ deep = 0.9, high = 0.7, colours } = {}
) {
	const { mood } = stage;
	const rng = stage.rng.fork( `border${ from.join() }` );
	const length = Math.hypot( to[ 0 ] - from[ 0 ], to[ 2 ] - from[ 2 ] );
	const clumps = [];
	for ( let i = 0; i < length * 2.6 * Math.max( 1, deep ); i++ ) {
		const t = rng();
		const p = from.map( ( v, k ) => v + ( to[ k ] - v ) * t );
		p[ 2 ] += rng.range( -0.5, 0.5 ) * deep;
		p[ 0 ] += rng.range( -0.2, 0.2 );
		clumps.push( { p, d: stage.depth( p ) } );
	}
	clumps.sort( ( a, b ) => b.d - a.d );
	const palette = colours ?? mood.bloom;
	const kinds = [
		rng.pick( palette ),
		rng.pick( palette ),
		rng.pick( palette ),
	];
	for ( const { p, d } of clumps ) {
		if ( d < 1 ) {
			continue;
		}
		const s = stage.spot( p );
		const r = s.scale * rng.range( 0.24, 0.44 ) * ( 0.6 + high * 0.6 );
		const y = s.y - r * 0.6;
		stage.draw(
			leafy( rng, s.x, y, r, r * 0.85, 7, 0.2 ),
			mood.tone( mood.hedge[ 0 ], 0.35 )
		);
		stage.draw(
			leafy(
				rng,
				s.x + mood.from * r * 0.2,
				y - r * 0.2,
				r * 0.66,
				r * 0.5,
				6,
				0.2
			),
			mood.tone( mood.hedge[ 1 ], 0.85 )
		);
		if ( mood.bare && rng.chance( 0.7 ) ) {
			continue;
		}
		const colour = rng.pick( kinds );
		const spires = rng.chance( 0.25 ) && ! mood.bare;
		const blooms = [];
		for ( let k = 0; k < rng.int( 4, 8 ); k++ ) {
			const [ bx, by ] = [
				s.x + rng.range( -0.8, 0.8 ) * r,
				y - rng.range( 0, 0.95 ) * r,
			];
			blooms.push(
				spires
					? cut(
							bx,
							by - r * 0.7,
							Math.PI / 2 + rng.range( -0.12, 0.12 ),
							r * 1.3,
							r * 0.22
						)
					: dot( bx, by, Math.max( 1.2, r * rng.range( 0.1, 0.17 ) ) )
			);
		}
		stage.draw( blooms.join( '' ), mood.tone( colour, 1 ) );
	}
}

/* A rose or wisteria that climbs a wall: stems, leaves, flowers. In winter only the stems. */
export function climber( wall, { u, w, h, lean = 1, bloom } ) {
	const { stage } = wall;
	const { mood } = stage;
	const rng = stage.rng.fork( `climb${ u }` );
	const light = mood.facing( wall.normal );
	const stems = [];
	for ( let i = 0; i < 3; i++ ) {
		let [ x, y ] = [ u + rng.range( -0.1, 0.1 ), 0 ];
		const stem = [ [ x, y ] ];
		while ( y < h * ( 0.6 + i * 0.2 ) ) {
			y += 0.35;
			x +=
				( lean * w * 0.35 * ( y / h ) * ( i + 0.4 ) ) / 3 +
				rng.range( -0.1, 0.1 );
			stem.push( [ x, y ] );
		}
		for ( let k = 0; k < w * 2; k++ ) {
			x += lean * 0.34;
			y += rng.range( -0.1, 0.1 );
			stem.push( [ x, y ] );
		}
		stems.push( stem );
	}
	const size = wall.spot( u, 1 ).scale;
	stems.forEach( ( stem ) =>
		wall.line( stem, mood.tone( '#5a4636', 0.3 ), size * 0.05 )
	);
	if ( mood.bare ) {
		return;
	}
	const [ low, high, flowers ] = [ [], [], [] ];
	for ( const stem of stems ) {
		for ( const [ x, y ] of stem.slice( 2 ) ) {
			for ( let k = 0; k < 4; k++ ) {
				const s = wall.spot(
					x + rng.range( -0.32, 0.32 ),
					y + rng.range( -0.3, 0.3 ),
					0.1
				);
				const r = s.scale * rng.range( 0.15, 0.27 );
				low.push( leafy( rng, s.x, s.y, r, r * 0.85, 6, 0.25 ) );
				high.push(
					leafy(
						rng,
						s.x + mood.from * r * 0.3,
						s.y - r * 0.3,
						r * 0.55,
						r * 0.45,
						5,
						0.2
					)
				);
				if ( bloom && mood.season !== 'autumn' && rng.chance( 0.5 ) ) {
					flowers.push(
						bloom === 'wisteria'
							? cut(
									s.x,
									s.y + r * 1.1,
									Math.PI / 2,
									r * 3,
									r * 0.5
								)
							: dot(
									s.x + rng.range( -r, r ),
									s.y + rng.range( -r, r ),
									r * 0.32
								)
					);
				}
			}
		}
	}
	stage.draw(
		low.join( '' ),
		mood.tone( mood.leaf[ 0 ], 0.2 + light * 0.4 )
	);
	stage.draw(
		high.join( '' ),
		mood.tone( mood.leaf[ 1 ], 0.3 + light * 0.6 )
	);
	stage.draw(
		flowers.join( '' ),
		mood.tone(
			bloom === 'wisteria' ? '#a493c4' : ( bloom ?? '#fff' ),
			0.4 + light * 0.6
		)
	);
}

/* Tufts and fallen leaves in the nearest grass. */
export function tufts( stage, area, count, colour, { long = 0.16 } = {} ) {
	const rng = stage.rng.fork( `tuft${ area.join() }` );
	const [ x0, x1, z0, z1 ] = area;
	const d = [];
	for ( let i = 0; i < count; i++ ) {
		const s = stage.spot( [ rng.range( x0, x1 ), 0, rng.range( z0, z1 ) ] );
		if (
			s.depth < 1 ||
			s.x < -20 ||
			s.x > stage.width + 20 ||
			s.y > stage.height + 20
		) {
			continue;
		}
		const r = Math.min( 15, s.scale * long );
		for ( const a of [ -1.95, -1.5, -1.15 ] ) {
			d.push(
				cut(
					s.x + Math.cos( a ) * r * 0.6,
					s.y + Math.sin( a ) * r * 0.5,
					a,
					r,
					r * 0.12
				)
			);
		}
	}
	stage.draw( d.join( '' ), colour );
}
