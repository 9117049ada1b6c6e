import polyline from '@mapbox/polyline';

/**
 * Google's encoded polylines with five decimals, as PHP's Place\Polyline writes and reads them. The numbers here are
 * hundred-thousandths of a degree already (half rounds up, in both languages), so the library rounds nothing.
 */
const WHOLE_NUMBERS = 0;

/** Pairs of numbers. Six pieces of five bits hold any difference of longitudes; the library checks nothing itself. */
const ENCODED = /^(?:(?:[_-~]{0,5}[?-^]){2})*$/;

export type Pair = readonly [ latitude: number, longitude: number ];

export const encodePolyline = ( points: readonly Pair[] ): string => polyline.encode( points.map( ( [ latitude, longitude ] ) => [ latitude, longitude ] ), WHOLE_NUMBERS );

/** Null where it ends too early, has other letters, or a number is too long. */
export const decodePolyline = ( text: string ): Pair[] | null => ( ENCODED.test( text ) ? polyline.decode( text, WHOLE_NUMBERS ) : null );
