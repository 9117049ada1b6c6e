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

/** The matches of the search, of its drawn area and its landmarks: single ones, and how many lie together. */
export async function loadFound( { properties_url, params }: Search, { polygon, landmarks }: Place, { zoom, box }: Look, signal?: AbortSignal ): Promise< Found > {
	const query = {
		...params,
		polygon: polygon || undefined,
		landmarks_array: landmarks.length > 0 ? JSON.stringify( landmarks ) : undefined,
		zoom: String( zoom ),
		bbox: box ? encodeBounds( box ) : undefined,
	};
	const { data, clusters = [], total = data.length } = await apiGet< MapPropertiesAnswer >( properties_url, query, signal ? { signal } : {} );
	return { pins: data, clusters, total };
}

/** The properties of a part of the map, one by one; of thousands the newest. */
export async function loadPins( search: Search, place: Place, box: Bounds ): Promise< Pin[] > {
	return [ ...( await loadFound( search, place, { zoom: SINGLE_ZOOM, box } ) ).pins ];
}
