import { useEffect, useRef, useState } from 'react';
import type { MapPropertiesAnswer } from '../../../contract/generated/hpapi/map-properties-answer';
import type { PropertyMapProps } from '../../../contract/generated/hpapi/property-map-props';
import { apiGet } from '../../../lib/api';
import { reportIslandFailure } from '../../../lib/report';
import { isAborted } from '../../../lib/rest-error';
import type { Area } from '../rules/address';
import type { Pin } from '../rules/pins';

type Search = Pick< PropertyMapProps, 'properties_url' | 'params' >;

/** Every match of the search, of its drawn area and its landmarks. */
export async function loadPins( { properties_url, params }: Search, { polygon, landmarks }: Pick< Area, 'polygon' | 'landmarks' >, signal?: AbortSignal ): Promise< Pin[] > {
	const query = {
		...params,
		polygon: polygon || undefined,
		landmarks_array: landmarks.length > 0 ? JSON.stringify( landmarks ) : undefined,
	};
	const { data } = await apiGet< MapPropertiesAnswer >( properties_url, query, signal ? { signal } : {} );
	return data;
}

interface Loaded {
	/** Null until they have come. */
	pins: Pin[] | null;
	isLoading: boolean;
	/** The last change could not be asked for: the pins are those from before. */
	isStale: boolean;
}

/**
 * LIST-05: where the first answer does not come, the island fails as a whole, which logs it and brings the list back;
 * a later failure is logged and leaves the pins that are there.
 */
export function usePins( search: Search, { polygon, landmarks }: Area ): Loaded {
	const [ loaded, setLoaded ] = useState< Loaded >( { pins: null, isLoading: true, isStale: false } );
	const [ failure, setFailure ] = useState< unknown >( null );
	const latest = useRef( search );
	const near = JSON.stringify( landmarks );

	useEffect( () => {
		const asked = new AbortController();
		setLoaded( ( before ) => ( { ...before, isLoading: true } ) );
		loadPins( latest.current, { polygon, landmarks: JSON.parse( near ) }, asked.signal ).then(
			( pins ) => setLoaded( { pins, isLoading: false, isStale: false } ),
			( error: unknown ) => {
				if ( isAborted( error ) ) {
					return;
				}
				setLoaded( ( before ) => {
					if ( before.pins === null ) {
						setFailure( error );
						return before;
					}
					reportIslandFailure( 'property-map', described( error ) );
					return { ...before, isLoading: false, isStale: true };
				} );
			}
		);
		return () => asked.abort();
	}, [ polygon, near ] );

	if ( failure !== null ) {
		throw described( failure );
	}
	return loaded;
}

/** Rejections of the API are plain objects, of which a log would say nothing. */
function described( error: unknown ): Error {
	const message = typeof error === 'object' && error !== null && 'message' in error ? String( error.message ) : String( error );
	return error instanceof Error ? error : new Error( `map-properties: ${ message }` );
}
