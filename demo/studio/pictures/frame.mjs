import { createStage } from './stage.mjs';

/* The camera that shows the house at the wanted size: found by projecting the corners of its bounding box. */
export function frame( {
	width,
	height,
	size,
	angle,
	mood,
	rng,
	fill = 0.74,
	room = 0.13,
	place = 0.5,
	eyeHeight = 2.3,
	base = 0.77,
} ) {
	const cx = ( size.x0 + size.x1 ) / 2;
	const distance = Math.max(
		17,
		( size.x1 - size.x0 ) * 1.45,
		size.top * 2.1
	);
	const eye = [
		cx + Math.sin( angle ) * distance,
		eyeHeight,
		size.z1 * 0.3 - Math.cos( angle ) * distance,
	];
	const probe = createStage( {
		width,
		height,
		focal: 1000,
		horizon: 0,
		centre: 0,
		eye,
		yaw: -angle,
		mood,
		rng,
	} );
	const spots = [ size.x0, size.x1 ].flatMap( ( x ) =>
		[
			[ 0, 0 ],
			[ 0, size.z1 ],
			[ size.top, size.z1 / 2 ],
			[ size.top * 0.6, 0 ],
		].map( ( [ y, z ] ) => probe.project( [ x, y, z ] ) )
	);
	const xs = spots.map( ( s ) => s[ 0 ] );
	const ys = spots.map( ( s ) => s[ 1 ] );
	const span = [
		Math.min( ...xs ),
		Math.max( ...xs ),
		Math.min( ...ys ),
		Math.max( ...ys ),
	];
	const scale = Math.min(
		( width * fill ) / ( span[ 1 ] - span[ 0 ] ),
		( height * ( base - room ) ) / ( span[ 3 ] - span[ 2 ] )
	);
	const focal = 1000 * scale;
	return createStage( {
		width,
		height,
		focal,
		eye,
		yaw: -angle,
		mood,
		rng,
		horizon: height * base - span[ 3 ] * scale,
		centre: width * place - ( ( span[ 0 ] + span[ 1 ] ) / 2 ) * scale,
	} );
}
