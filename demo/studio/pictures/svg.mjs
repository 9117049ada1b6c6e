/* Small helpers that write SVG path data. */
export const n = ( v ) => String( Math.round( v * 10 ) / 10 );

export const pt = ( [ x, y ] ) => `${ n( x ) } ${ n( y ) }`;

export const polygon = ( points ) =>
	points.length < 3 ? '' : `M${ points.map( pt ).join( 'L' ) }Z`;

export const polyline = ( points ) => `M${ points.map( pt ).join( 'L' ) }`;

/* A closed or open smooth curve through the middles of the points. */
export function smooth( points, closed = true ) {
	const mid = ( a, b ) => [
		( a[ 0 ] + b[ 0 ] ) / 2,
		( a[ 1 ] + b[ 1 ] ) / 2,
	];
	if ( ! closed ) {
		let d = `M${ pt( points[ 0 ] ) }`;
		for ( let i = 1; i < points.length - 1; i++ ) {
			d += `Q${ pt( points[ i ] ) } ${ pt( mid( points[ i ], points[ i + 1 ] ) ) }`;
		}
		return `${ d }L${ pt( points.at( -1 ) ) }`;
	}
	let d = `M${ pt( mid( points.at( -1 ), points[ 0 ] ) ) }`;
	points.forEach( ( p, i ) => {
		d += `Q${ pt( p ) } ${ pt( mid( p, points[ ( i + 1 ) % points.length ] ) ) }`;
	} );
	return `${ d }Z`;
}

/* The mark of a lino knife: a thin lens from (x, y) along an angle. */
export function cut( x, y, angle, length, width ) {
	const [ dx, dy ] = [
		( Math.cos( angle ) * length ) / 2,
		( Math.sin( angle ) * length ) / 2,
	];
	const [ ox, oy ] = [
		-Math.sin( angle ) * width,
		Math.cos( angle ) * width,
	];
	return `M${ n( x - dx ) } ${ n( y - dy ) }Q${ n( x + ox ) } ${ n( y + oy ) } ${ n( x + dx ) } ${ n( y + dy ) }Q${ n( x - ox ) } ${ n( y - oy ) } ${ n( x - dx ) } ${ n( y - dy ) }Z`;
}

/* A leafy, scalloped ellipse. */
export function leafy( rng, x, y, rx, ry, bumps = 12, rough = 0.12 ) {
	const at = ( angle, r ) => [
		x + Math.cos( angle ) * rx * r,
		y + Math.sin( angle ) * ry * r,
	];
	const step = ( Math.PI * 2 ) / bumps;
	const start = rng() * 6;
	const corners = Array.from( { length: bumps }, ( _, i ) =>
		at(
			start + i * step + rng.range( -0.15, 0.15 ) * step,
			1 + rng.range( -rough, rough / 2 )
		)
	);
	let d = `M${ pt( corners[ 0 ] ) }`;
	for ( let i = 0; i < bumps; i++ ) {
		const bulge = at(
			start + ( i + 0.5 ) * step,
			1.16 + rng.range( 0, rough )
		);
		d += `Q${ pt( bulge ) } ${ pt( corners[ ( i + 1 ) % bumps ] ) }`;
	}
	return `${ d }Z`;
}
