import type { MapPropertiesAnswer } from '../../../contract/generated/hpapi/map-properties-answer';
import type { PropertyMapProps } from '../../../contract/generated/hpapi/property-map-props';
import { apiGet } from '../../../lib/api';
import { encodeBounds } from '../../../lib/geo/bounds';
import type { Bounds } from '../../../ui/map';
import type { Area } from '../rules/address';
import { SINGLE_ZOOM, type Found } from '../rules/found';
import type { Pin } from '../rules/pins';

export type Search = Pick< PropertyMapProps, 'properties_url' | 'params' >;

/** What a map looks at, and how close. */
export interface Look {
	zoom: number;
	/** Null for everywhere. */
	box: Bounds | null;
}

type Place = Pick< Area, 'polygon' | 'landmarks' >;

/**
 * The matches of the search, of its drawn area and its landmarks: single ones, and how many lie together.
 *
 * @param search
 * @param place
 * @param look
 * @param signal
 * @param page   Which thousand, where all come one by one.
 */
export async function loadFound( { properties_url, params }: Search, { polygon, landmarks }: Place, { zoom, box }: Look, signal?: AbortSignal, page = 1 ): Promise< Found > {
	const query = {
		...params,
		polygon: polygon || undefined,
		landmarks_array: landmarks.length > 0 ? JSON.stringify( landmarks ) : undefined,
		zoom: String( zoom ),
		bbox: box ? encodeBounds( box ) : undefined,
		page: page > 1 ? String( page ) : undefined,
	};
	const { data, clusters = [], total = data.length } = await apiGet< MapPropertiesAnswer >( properties_url, query, signal ? { signal } : {} );
	return { pins: data, clusters, total };
}

/** The properties of a part of the map, one by one; of thousands the newest. */
export async function loadPins( search: Search, place: Place, box: Bounds ): Promise< Pin[] > {
	return [ ...( await loadFound( search, place, { zoom: SINGLE_ZOOM, box } ) ).pins ];
}

/** All properties at one point, however many there are. */
export async function loadPoint( search: Search, place: Place, box: Bounds ): Promise< Pin[] > {
	const all: Pin[] = [];
	for ( let page = 1, total = 1; all.length < total; page++ ) {
		const found = await loadFound( search, place, { zoom: SINGLE_ZOOM, box }, undefined, page );
		all.push( ...found.pins );
		// An empty page ends it: properties may have gone meanwhile.
		total = found.pins.length > 0 ? found.total : 0;
	}
	return all;
}
