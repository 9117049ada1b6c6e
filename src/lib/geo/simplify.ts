import { MOST_CORNERS, type Point } from './polygon';

/**
 * An area drawn by hand with as few corners as its shape needs, and no more than an address may hold: of each corner
 * counts how large a triangle it makes with its neighbours, and the smallest go first (Visvalingam and Whyatt).
 *
 * @param corners   In order, the last joined to the first.
 * @param most      How many may remain.
 * @param tolerance Square degrees that a triangle may have and still go although there would be room for it; about
 *                  a tennis court where none is given.
 */
export function simplifyPolygon( corners: readonly Point[], most = MOST_CORNERS, tolerance = 2e-8 ): Point[] {
	const kept = corners.filter( ( corner, at ) => ! isSame( corner, corners[ ( at + 1 ) % corners.length ]! ) || corners.length === 1 );
	// Meridians are closer together than parallels.
	const width = Math.cos( ( ( kept[ 0 ]?.latitude ?? 0 ) * Math.PI ) / 180 );
	while ( kept.length > 3 ) {
		let smallest = Infinity;
		let which = 0;
		for ( let at = 0; at < kept.length; at++ ) {
			const area = triangle( kept.at( at - 1 )!, kept[ at ]!, kept[ ( at + 1 ) % kept.length ]! ) * width;
			if ( area < smallest ) {
				smallest = area;
				which = at;
			}
		}
		if ( kept.length <= most && smallest > tolerance ) {
			break;
		}
		kept.splice( which, 1 );
	}
	return kept;
}

const isSame = ( a: Point, b: Point ) => a.latitude === b.latitude && a.longitude === b.longitude;

function triangle( a: Point, b: Point, c: Point ): number {
	return Math.abs( ( b.longitude - a.longitude ) * ( c.latitude - a.latitude ) - ( c.longitude - a.longitude ) * ( b.latitude - a.latitude ) ) / 2;
}
