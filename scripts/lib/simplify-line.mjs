/** Degrees of longitude are so much shorter than those of latitude, halfway up the country. */
const SHORTER = 0.6;

/**
 * Douglas and Peucker: leaves out the points of a line that are nearly on the way between those that stay. Its ends
 * stay, so lines that meet still do.
 *
 * @param {Array<[number, number]>} points    Longitude and latitude.
 * @param {number}                  tolerance Degrees of latitude.
 * @return {Array<[number, number]>} A part of the points.
 */
export function simplify( points, tolerance ) {
	const keeps = new Set( [ 0, points.length - 1 ] );
	const parts = [ [ 0, points.length - 1 ] ];
	while ( parts.length > 0 ) {
		const [ from, to ] = parts.pop();
		let farthest = { distance: tolerance, index: 0 };
		for ( let index = from + 1; index < to; index++ ) {
			const distance = offset( points[ index ], points[ from ], points[ to ] );
			if ( distance > farthest.distance ) {
				farthest = { distance, index };
			}
		}
		if ( farthest.index > 0 ) {
			keeps.add( farthest.index );
			parts.push( [ from, farthest.index ], [ farthest.index, to ] );
		}
	}
	return points.filter( ( point, index ) => keeps.has( index ) );
}

/** How far a point is from the line between two others; from the first where they are one. */
function offset( [ x, y ], [ x0, y0 ], [ x1, y1 ] ) {
	const [ dx, dy ] = [ ( x1 - x0 ) * SHORTER, y1 - y0 ];
	const [ px, py ] = [ ( x - x0 ) * SHORTER, y - y0 ];
	const length = Math.hypot( dx, dy );
	const along = length === 0 ? 0 : Math.min( 1, Math.max( 0, ( px * dx + py * dy ) / length ** 2 ) );
	return Math.hypot( px - along * dx, py - along * dy );
}
