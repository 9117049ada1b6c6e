import { decodeBounds, encodeBounds, type Bounds } from '../../../lib/geo/bounds';

/** Whether the lots are on the map, and which part of it is in view: `view=map` and `bounds=`, as in a list of properties. */
export interface MapPlace {
	isOpen: boolean;
	/** Null for all lots. */
	bounds: Bounds | null;
}

export const CLOSED: MapPlace = { isOpen: false, bounds: null };

export function readMap( search: string ): MapPlace {
	const parameters = new URLSearchParams( search );
	return parameters.get( 'view' ) === 'map' ? { isOpen: true, bounds: decodeBounds( parameters.get( 'bounds' ) ?? '' ) } : CLOSED;
}

/**
 * @param address Path and query of the page.
 * @param place
 */
export function withMap( address: string, { isOpen, bounds }: MapPlace ): string {
	const [ path = '', query = '' ] = address.split( '?' );
	// What the filters say stays as it is written.
	const others = query.split( '&' ).filter( ( part ) => part !== '' && ! /^(?:view|bounds)=/.test( part ) );
	const all = [ ...others, ...( isOpen ? [ 'view=map' ] : [] ), ...( isOpen && bounds ? [ `bounds=${ encodeBounds( bounds ) }` ] : [] ) ];
	return all.length === 0 ? path : `${ path }?${ all.join( '&' ) }`;
}
