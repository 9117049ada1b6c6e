import { drawBlock } from './block.mjs';
import { darker, lighter } from './colour.mjs';
import { tufts } from './flowers.mjs';
import { shadows } from './shadows.mjs';
import { n } from './svg.mjs';
import { tree } from './tree.mjs';

export const [ width, height ] = [ 2000, 1100 ];

export const backToFront = ( stage, list ) =>
	list
		.sort( ( a, b ) => b.at[ 2 ] - a.at[ 2 ] )
		.forEach( ( t ) => tree( stage, t.at, t ) );

export function grass( stage, area ) {
	const base = stage.mood.tone( stage.mood.grass[ 0 ], 0.9 );
	tufts( stage, area, 160, darker( base, 0.28 ) );
	tufts(
		stage,
		[ area[ 0 ] + 0.1, ...area.slice( 1 ) ],
		110,
		lighter( base, 0.28 )
	);
}

export const items = ( stage, list ) => {
	shadows(
		stage,
		list.map( ( i ) => i.shadow ?? i ).filter( ( i ) => i.z0 !== undefined )
	);
	list.forEach( ( item ) =>
		item.draw ? item.draw( stage ) : drawBlock( stage, item )
	);
};

export function lettering( stage, wall, u, v, size, words, colour ) {
	const [ s, e ] = [ wall.spot( u, v, 0.05 ), wall.spot( u + 1, v, 0.05 ) ];
	stage.raw(
		`<g transform="matrix(1 ${ ( e.y - s.y ) / ( e.x - s.x ) } 0 1 ${ n( s.x ) } ${ n( s.y ) })"><text text-anchor="middle" font-family="P052, Palatino, Georgia, serif" font-weight="bold" font-size="${ n( s.scale * size ) }" letter-spacing="${ n( s.scale * size * 0.14 ) }" fill="${ colour }">${ words }</text></g>`
	);
}
