import { useEffect, useState } from 'react';
import { apiGet } from '../../../lib/api';
import { encodeBounds } from '../../../lib/geo/bounds';
import { isAborted } from '../../../lib/rest-error';
import type { Bounds, Place } from '../../../ui/map';
import type { LandmarkKind } from '../rules/landmarks';
import type { Stage } from './use-stage';

/** From this zoom on the gazetteer tells of schools too. */
const CLOSE = 13;

export async function loadPlaces( url: string, bounds: Bounds, zoom: number, signal?: AbortSignal ): Promise< Place[] > {
	const { data } = await apiGet< { data: Place[] } >( url, { bounds: encodeBounds( bounds ), zoom: Math.max( CLOSE, Math.round( zoom ) ) }, signal ? { signal } : {} );
	return data;
}

/**
 * Keeps the stations and schools that are to be seen on the map.
 *
 * @param stage
 * @param url   Of map-places.
 * @param seen  The part of the map in view.
 * @param kinds
 */
export function useLandmarks( stage: Stage | null, url: string, seen: Bounds | null, kinds: readonly LandmarkKind[] ): void {
	const [ places, setPlaces ] = useState< Place[] >( [] );
	const wanted = kinds.join();
	useEffect( () => {
		if ( ! stage || ! seen || wanted === '' ) {
			return;
		}
		const asked = new AbortController();
		loadPlaces( url, seen, stage.view.map.getZoom(), asked.signal ).then( setPlaces, ( error: unknown ) => {
			if ( ! isAborted( error ) ) {
				// They are an addition: the map says nothing of it.
				setPlaces( [] );
			}
		} );
		return () => asked.abort();
	}, [ stage, url, seen, wanted ] );
	useEffect( () => stage?.landmarks.show( places, new Set( wanted.split( ',' ) as LandmarkKind[] ) ), [ stage, places, wanted ] );
}
