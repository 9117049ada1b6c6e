import type { MapOptions, MapView } from './types';

export { mapLabels } from './map-labels';
export type { Bounds, Edges, MapOptions, MapLabels, MapView, Place, Point, Tiles } from './types';

const load = () => import( /* webpackChunkName: "chunks/map" */ './create-map' );

/** Has the browser fetch what openMap() will need; a failure shows there. */
export function preloadMap(): void {
	load().catch( () => undefined );
}

/**
 * Draws a map into an element. Leaflet and its sheet come with the first call only.
 *
 * @param element Empty, and as large as the map will be.
 * @param options
 * @throws Where the chunk cannot be loaded.
 */
export async function openMap( element: HTMLElement, options: MapOptions ): Promise< MapView > {
	const { createMap } = await load();
	return await createMap( element, options );
}
