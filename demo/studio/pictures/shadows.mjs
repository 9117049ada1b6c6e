import { INK } from './palette.mjs';
import { corners } from './roof-forms.mjs';

/* Convex hull on the ground, for shadows. */
function hull( points ) {
	const sorted = [ ...points ].sort(
		( a, b ) => a[ 0 ] - b[ 0 ] || a[ 2 ] - b[ 2 ]
	);
	const cross = ( o, a, b ) =>
		( a[ 0 ] - o[ 0 ] ) * ( b[ 2 ] - o[ 2 ] ) -
		( a[ 2 ] - o[ 2 ] ) * ( b[ 0 ] - o[ 0 ] );
	const half = ( list ) => {
		const kept = [];
		for ( const p of list ) {
			while (
				kept.length > 1 &&
				cross( kept.at( -2 ), kept.at( -1 ), p ) <= 0
			) {
				kept.pop();
			}
			kept.push( p );
		}
		return kept.slice( 0, -1 );
	};
	return [ ...half( sorted ), ...half( sorted.reverse() ) ];
}

/* The shadows of blocks on the ground, as one flat tone. */
export function shadows( stage, blocks ) {
	const { mood } = stage;
	const { sun } = mood;
	const shapes = blocks.map( ( b ) =>
		stage.path(
			hull(
				corners( b ).map( ( [ x, y, z ] ) => [
					x - ( sun[ 0 ] / sun[ 1 ] ) * y,
					0,
					z - ( sun[ 2 ] / sun[ 1 ] ) * y,
				] )
			)
		)
	);
	stage.draw( shapes.join( '' ), INK, `opacity="${ mood.cast }"` );
}
