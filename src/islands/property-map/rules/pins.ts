import type { MapPropertiesAnswer } from '../../../contract/generated/hpapi/map-properties-answer';
import type { Bounds, Point } from '../../../ui/map';

/** A property on the map, as map-properties tells it. */
export type Pin = MapPropertiesAnswer[ 'data' ][ number ];

export const isWithin = ( { latitude, longitude }: Point, { south, west, north, east }: Bounds ): boolean =>
	latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The smallest box that holds all of them; null where there are none. */
export function boxOf( points: readonly Point[] ): Bounds | null {
	if ( points.length === 0 ) {
		return null;
	}
	const box = { south: 90, west: 180, north: -90, east: -180 };
	for ( const { latitude, longitude } of points ) {
		box.south = Math.min( box.south, latitude );
		box.north = Math.max( box.north, latitude );
		box.west = Math.min( box.west, longitude );
		box.east = Math.max( box.east, longitude );
	}
	return box;
}

const EARTH_RADIUS_MILES = 3958.7613;

/** Great-circle distance. */
export function miles( one: Point, other: Point ): number {
	const rad = Math.PI / 180;
	const half =
		Math.sin( ( ( other.latitude - one.latitude ) * rad ) / 2 ) ** 2 +
		Math.cos( one.latitude * rad ) * Math.cos( other.latitude * rad ) * Math.sin( ( ( other.longitude - one.longitude ) * rad ) / 2 ) ** 2;
	return 2 * EARTH_RADIUS_MILES * Math.asin( Math.min( 1, Math.sqrt( half ) ) );
}
