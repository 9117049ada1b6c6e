import { __, _n, sprintf } from '@wordpress/i18n';
import type { LandmarkKind } from './rules/landmarks';
import type { Pin } from './rules/pins';
import { priceLabel } from '../../ui/marks/price-label';

export const mapLabel = (): string => __( 'Map of properties. Use the arrow keys to move it, plus and minus to zoom.', 'hearth-hammer' );

/** All that a sighted visitor reads off a pin and its card: also the short price, by which who speaks to it will call it. */
export function nameOf( { price_string, heading, parish, status }: Pin ): string {
	const name = [ price_string, heading, parish, status ].filter( ( part ) => part !== '' ).join( ', ' );
	const label = priceLabel( price_string );
	return name.includes( label ) ? name : `${ name }, ${ label }`;
}

export const nameOfMany = ( count: number ): string =>
	// translators: %d: how many.
	sprintf( _n( 'Show %d property', 'Show %d properties', count, 'hearth-hammer' ), count );

export const countInView = ( count: number ): string =>
	count === 0
		? __( 'No properties in this area', 'hearth-hammer' )
		: // translators: %s: how many.
		  sprintf( _n( '%s property in this area', '%s properties in this area', count, 'hearth-hammer' ), count.toLocaleString( 'en-GB' ) );

export const countInDrawn = ( count: number ): string =>
	count === 0
		? __( 'No properties in the area you drew', 'hearth-hammer' )
		: // translators: %s: how many.
		  sprintf( _n( '%s property in the area you drew', '%s properties in the area you drew', count, 'hearth-hammer' ), count.toLocaleString( 'en-GB' ) );

export const counting = (): string => __( 'Counting properties…', 'hearth-hammer' );

export const notCounted = (): string => __( 'We couldn’t count the properties here', 'hearth-hammer' );

/** What else narrows the count down. */
export const nearOnly = ( kind: LandmarkKind ): string =>
	kind === 'station' ? __( 'within a mile of a station', 'hearth-hammer' ) : __( 'within a mile of a school', 'hearth-hammer' );

/** Why the map has fewer than the list. */
export const withoutPlace = ( count: number, total: number ): string =>
	// translators: 1: how many properties have no coordinates, 2: how many the search finds.
	sprintf( _n( '%1$s of %2$s properties can’t be shown on the map', '%1$s of %2$s properties can’t be shown on the map', count, 'hearth-hammer' ), count.toLocaleString( 'en-GB' ), total.toLocaleString( 'en-GB' ) );

export const countOfAll = ( count: number ): string =>
	count === 0
		? __( 'No properties', 'hearth-hammer' )
		: // translators: %s: how many.
		  sprintf( _n( '%s property', '%s properties', count, 'hearth-hammer' ), count.toLocaleString( 'en-GB' ) );

export const noneNear = ( kind: LandmarkKind ): string =>
	kind === 'station'
		? __( 'None of these properties are within a mile of a station shown on the map.', 'hearth-hammer' )
		: __( 'None of these properties are within a mile of a school shown on the map. Zoom in to look closer.', 'hearth-hammer' );
