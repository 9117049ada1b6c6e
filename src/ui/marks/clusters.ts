import Supercluster from 'supercluster';
import type { Bounds, Point } from '../map';

/** Pixels within which pins become one: the width of a label. */
export const RADIUS = 72;

/** The map's closest zoom: what shares a point there shares one pin. */
export const CLOSEST = 18;

/** What is marked; its page names it. */
export interface Marked extends Point {
	url: string;
}

/** One mark on the map: a property or lot, or several that are too close together to tell apart. */
export interface Mark< P extends Marked > {
	/** Stays the same from one view to the next, as long as it marks the same. */
	key: string;
	latitude: number;
	longitude: number;
	count: number;
	/** Where it is one. */
	pin: P | null;
	cluster: number | null;
	/** Where cells of the ground are counted: the box that they lie in, and the properties where the browser has them. */
	bounds?: Bounds;
	held?: readonly P[];
}

/** What gives a view its marks. */
export interface Marks< P extends Marked > {
	/** `seen` is the view without the margin round it. */
	marks: ( view: Bounds, zoom: number, seen?: Bounds ) => Mark< P >[];
	/** The properties under a mark; none where only the server knows them. */
	pinsOf: ( mark: Mark< P > ) => P[];
	/** The zoom at which a cluster falls apart; null where its properties share one point. */
	zoomOf: ( mark: Mark< P > ) => number | null;
}

interface Properties {
	index: number;
}

/** All pins of a search in a tree, out of which each view takes its few marks. */
export class Clusters< P extends Marked > implements Marks< P > {
	private readonly tree = new Supercluster< Properties >( { radius: RADIUS, maxZoom: CLOSEST, extent: 256 } );

	constructor( private readonly pins: readonly P[] ) {
		this.tree.load(
			pins.map( ( { longitude, latitude }, index ) => ( {
				type: 'Feature',
				properties: { index },
				geometry: { type: 'Point', coordinates: [ longitude, latitude ] },
			} ) )
		);
	}

	marks( { south, west, north, east }: Bounds, zoom: number ): Mark< P >[] {
		return this.tree.getClusters( [ west, south, east, north ], Math.round( zoom ) ).map( ( { properties, geometry } ) => {
			const [ longitude, latitude ] = geometry.coordinates as [ number, number ];
			if ( 'cluster' in properties ) {
				return { key: `${ properties.cluster_id }`, latitude, longitude, count: properties.point_count, pin: null, cluster: properties.cluster_id };
			}
			const pin = this.pins[ properties.index ] as P;
			return { key: pin.url, latitude, longitude, count: 1, pin, cluster: null };
		} );
	}

	/** The properties under a mark. */
	pinsOf( { cluster, pin }: Mark< P > ): P[] {
		if ( cluster === null ) {
			return pin ? [ pin ] : [];
		}
		return this.tree.getLeaves( cluster, Infinity ).map( ( { properties } ) => this.pins[ properties.index ] as P );
	}

	/** The zoom at which a cluster falls apart; null where its properties share one point. */
	zoomOf( { cluster }: Mark< P > ): number | null {
		const zoom = cluster === null ? null : this.tree.getClusterExpansionZoom( cluster );
		return zoom === null || zoom > CLOSEST ? null : zoom;
	}
}
