import { hex } from './colour.mjs';
import { n, polygon, polyline } from './svg.mjs';

const NEAR = 0.4;

/* Cuts a polygon in camera coordinates at the near plane. */
function clipNear( points ) {
	const kept = [];
	points.forEach( ( a, i ) => {
		const b = points[ ( i + 1 ) % points.length ];
		if ( a[ 2 ] >= NEAR ) {
			kept.push( a );
		}
		if ( a[ 2 ] >= NEAR !== b[ 2 ] >= NEAR ) {
			const t = ( NEAR - a[ 2 ] ) / ( b[ 2 ] - a[ 2 ] );
			kept.push( a.map( ( v, k ) => v + ( b[ k ] - v ) * t ) );
		}
	} );
	return kept;
}

/*
 * A stage: the camera, the light and the growing list of SVG elements. World units are metres, x right, y up, z away
 * from the viewer. The camera never tilts (verticals stay vertical, like an architect's drawing): the horizon moves.
 */
export function createStage( {
	width = 1200,
	height = 800,
	focal,
	horizon,
	centre = width / 2,
	eye,
	yaw = 0,
	mood,
	rng,
} ) {
	const parts = [];
	const [ cos, sin ] = [ Math.cos( yaw ), Math.sin( yaw ) ];
	let clips = 0;
	const camera = ( [ x, y, z ] ) => {
		const [ dx, dz ] = [ x - eye[ 0 ], z - eye[ 2 ] ];
		return [ dx * cos - dz * sin, y - eye[ 1 ], dx * sin + dz * cos ];
	};
	const screen = ( [ x, y, z ] ) => [
		centre + ( focal * x ) / z,
		horizon - ( focal * y ) / z,
	];
	const project = ( p ) => screen( camera( p ) );
	const outline = ( points ) =>
		clipNear( points.map( camera ) ).map( screen );

	const stage = {
		width,
		height,
		horizon,
		focal,
		eye,
		mood,
		rng,
		parts,
		project,
		outline,
		path: ( points ) => polygon( outline( points ) ),
		depth: ( p ) => camera( p )[ 2 ],
		/* Where a flat figure stands: screen place and pixels per metre. */
		spot( p ) {
			const c = camera( p );
			const [ x, y ] = screen( c );
			return { x, y, scale: focal / c[ 2 ], depth: c[ 2 ] };
		},
		raw: ( text ) => void parts.push( text ),
		draw( d, colour, more = '' ) {
			if ( d ) {
				parts.push(
					`<path d="${ d }" fill="${ hex( colour ) }"${ more && ` ${ more }` }/>`
				);
			}
		},
		stroke( d, colour, size, more = '' ) {
			parts.push(
				`<path d="${ d }" fill="none" stroke="${ hex( colour ) }" stroke-width="${ n( size ) }" stroke-linecap="round" stroke-linejoin="round"${ more && ` ${ more }` }/>`
			);
		},
		fill: ( points, colour, more ) =>
			stage.draw( stage.path( points ), colour, more ),
		many: ( list, colour, more ) =>
			stage.draw( list.map( stage.path ).join( '' ), colour, more ),
		line: ( points, colour, size ) =>
			stage.stroke( polyline( points.map( project ) ), colour, size ),
		/* Everything that `inside` draws is kept within the outline. */
		clip( d, inside ) {
			const id = `c${ clips++ }`;
			parts.push(
				`<clipPath id="${ id }"><path d="${ d }"/></clipPath><g clip-path="url(#${ id })">`
			);
			inside();
			parts.push( '</g>' );
		},
		/* Overlapping shadows become one flat tone. */
		group( more, inside ) {
			parts.push( `<g ${ more }>` );
			inside();
			parts.push( '</g>' );
		},
		faces: ( origin, normal ) =>
			normal.reduce(
				( sum, v, i ) => sum + v * ( eye[ i ] - origin[ i ] ),
				0
			) > 0,
	};
	return stage;
}

/* A flat rectangle in space with its own metres: u to the right, v upwards, seen from outside. */
export function surface( stage, origin, u, v, normal ) {
	const at = ( a, b, out = 0 ) =>
		origin.map(
			( o, i ) => o + u[ i ] * a + v[ i ] * b + normal[ i ] * out
		);
	const quad = ( a0, b0, a1, b1, out = 0 ) => [
		at( a0, b0, out ),
		at( a1, b0, out ),
		at( a1, b1, out ),
		at( a0, b1, out ),
	];
	return {
		at,
		quad,
		normal,
		stage,
		path: ( points, out = 0 ) =>
			stage.path( points.map( ( [ a, b ] ) => at( a, b, out ) ) ),
		rect: ( a0, b0, a1, b1, colour, out = 0, more ) =>
			stage.fill( quad( a0, b0, a1, b1, out ), colour, more ),
		shape: ( points, colour, out = 0, more ) =>
			stage.fill(
				points.map( ( [ a, b ] ) => at( a, b, out ) ),
				colour,
				more
			),
		rects: ( list, colour, more ) =>
			stage.many(
				list.map( ( r ) => quad( ...r ) ),
				colour,
				more
			),
		line: ( points, colour, size ) =>
			stage.line(
				points.map( ( [ a, b ] ) => at( a, b ) ),
				colour,
				size
			),
		spot: ( a, b, out ) => stage.spot( at( a, b, out ) ),
	};
}

export function document( stage, { mirror = false } = {} ) {
	const { width, height, parts } = stage;
	const body = parts.join( '' );
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }">${
		mirror
			? `<g transform="translate(${ width } 0) scale(-1 1)">${ body }</g>`
			: body
	}</svg>`;
}
