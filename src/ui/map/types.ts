import type { Map as LeafletMap } from 'leaflet';
import type { Bounds } from '../../lib/geo/bounds';
import type { Point } from '../../lib/geo/polygon';

export type { Bounds } from '../../lib/geo/bounds';
export type { Point } from '../../lib/geo/polygon';

/** A row of the gazetteer: a settlement, a station or a school; or a county of the plain ground. */
export interface Place extends Point {
	name: string;
	kind: string;
}

/** Where the tiles come from; an empty address means none. */
export interface Tiles {
	url: string;
	attribution: string;
}

/** Said by the map itself. They come from the island: a chunk that is loaded on demand brings no translations. */
export interface MapLabels {
	label: string;
	zoomIn: string;
	zoomOut: string;
	fullScreen: string;
	leaveFullScreen: string;
	twoFingers: string;
	plainGround: string;
}

export interface MapOptions {
	tiles: Tiles;
	/** GET, with `bounds` and `zoom` added: the places to draw where there are no tiles. */
	placesUrl: string;
	labels: MapLabels;
	/** What to show first. */
	bounds: Bounds;
	/** Not nearer than this when the first view is chosen. */
	closest?: number;
	/** Pixels around what is shown first; 36 on each side where nothing is said. */
	padding?: number | Edges;
}

/** In pixels: of a box, how far its edges are from the upper left of the map; of a padding, how wide it is. */
export interface Edges {
	top: number;
	right: number;
	bottom: number;
	left: number;
}

export interface MapView {
	map: LeafletMap;
	leaflet: typeof import( 'leaflet' );
	bounds: () => Bounds;
	/** Whether the places of the gazetteer stand in for tiles. */
	isPlain: () => boolean;
	/** Boxes on the map, in pixels, under which the plain ground sets no names. */
	avoid: ( boxes: readonly Edges[] ) => void;
	remove: () => void;
}
