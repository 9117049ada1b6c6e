import { useEffect, useRef, useState } from 'react';
import { reportIslandFailure } from '../../../lib/report';
import { isAborted } from '../../../lib/rest-error';
import type { Area } from '../rules/address';
import { isWhole, WIDE_ZOOM, type Found } from '../rules/found';
import { loadFound, type Look, type Search } from './load-pins';
import { isObject } from '../../../lib/is-object';

interface Loaded {
	/** What there is everywhere; null until it has come. */
	all: Found | null;
	/** What there is in view: the same where all of it is here, else what was counted for this view. */
	found: Found | null;
	/** Of a search; while a view is counted, that before stays. */
	isLoading: boolean;
	/** The last change could not be asked for: the pins are those from before. */
	isStale: boolean;
	/** Whether `found` says how many there are where the map looks now, and not where it looked before. */
	isCounted: boolean;
}

interface State extends Omit< Loaded, 'isCounted' > {
	/** The look that `found` belongs to, as JSON. */
	of: string;
}

const AT_FIRST: State = { all: null, found: null, isLoading: true, isStale: false, of: '' };

/**
 * Asks for everything once. What is few enough comes one by one, and moving the map asks for nothing more; of more the
 * server counts what lies together, for each view anew. An answer to a question that is not the last is thrown away.
 *
 * LIST-05: where the first answer does not come, the island fails as a whole, which logs it and brings the list back;
 * a later failure is logged and leaves the pins that are there.
 *
 * @param search
 * @param area
 * @param look   What the map looks at; null before there is one.
 */
export function usePins( search: Search, { polygon, landmarks }: Area, look: Look | null ): Loaded {
	const [ loaded, setLoaded ] = useState< State >( AT_FIRST );
	const [ failure, setFailure ] = useState< unknown >( null );
	const latest = useRef( search );
	const near = JSON.stringify( landmarks );
	const view = JSON.stringify( look );

	// Counts up with each search: what was asked of a view of an older one is no answer any more.
	const turn = useRef( 0 );

	const ask = ( where: Look, take: ( found: Found ) => Partial< State > ) => {
		const asked = new AbortController();
		const mine = turn.current;
		const isOld = () => asked.signal.aborted || mine !== turn.current;
		loadFound( latest.current, { polygon, landmarks: JSON.parse( near ) }, where, asked.signal ).then(
			( found ) => isOld() || setLoaded( ( before ) => ( { ...before, ...take( found ), isLoading: false, isStale: false } ) ),
			( error: unknown ) => {
				if ( isOld() || isAborted( error ) ) {
					return;
				}
				setLoaded( ( before ) => {
					if ( before.all === null ) {
						setFailure( error );
						return before;
					}
					reportIslandFailure( 'property-map', described( error ) );
					return { ...before, isLoading: false, isStale: true };
				} );
			}
		);
		return () => asked.abort();
	};

	useEffect( () => {
		turn.current++;
		setLoaded( ( before ) => ( { ...before, isLoading: true } ) );
		return ask( { zoom: WIDE_ZOOM, box: null }, ( found ) => ( { all: found, found, of: '' } ) );
	}, [ polygon, near ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Of the search only these change.
	const { all } = loaded;
	useEffect( () => {
		const where = JSON.parse( view ) as Look | null;
		return where === null || all === null || isWhole( all ) ? undefined : ask( where, ( found ) => ( { found, of: view } ) );
	}, [ all, view ] ); // eslint-disable-line react-hooks/exhaustive-deps -- As above: a new search brings a new `all`.

	if ( failure !== null ) {
		throw described( failure );
	}
	const { of, ...rest } = loaded;
	return { ...rest, isCounted: all !== null && ! loaded.isLoading && ! loaded.isStale && ( isWhole( all ) || of === view ) };
}

/** Rejections of the API are plain objects, of which a log would say nothing. */
function described( error: unknown ): Error {
	const message = isObject( error ) && 'message' in error ? String( error.message ) : String( error );
	return error instanceof Error ? error : new Error( `map-properties: ${ message }` );
}
