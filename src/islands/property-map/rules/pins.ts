import type { MapPropertiesAnswer } from '../../../contract/generated/hpapi/map-properties-answer';
import type { Point } from '../../../ui/map';

/** A property on the map, as map-properties tells it. */
export type Pin = MapPropertiesAnswer[ 'data' ][ number ];

const EARTH_RADIUS_MILES = 3958.7613;

/** Great-circle distance. */
export function miles( one: Point, other: Point ): number {
	const rad = Math.PI / 180;
	const half =
		Math.sin( ( ( other.latitude - one.latitude ) * rad ) / 2 ) ** 2 +
		Math.cos( one.latitude * rad ) * Math.cos( other.latitude * rad ) * Math.sin( ( ( other.longitude - one.longitude ) * rad ) / 2 ) ** 2;
	return 2 * EARTH_RADIUS_MILES * Math.asin( Math.min( 1, Math.sqrt( half ) ) );
}
