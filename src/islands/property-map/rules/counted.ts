import type { Bounds } from '../../../ui/map';
import { CLOSEST, RADIUS, type Mark, type Marks } from '../../../ui/marks/clusters';
import type { Found, Group } from './found';
import { isWithin } from '../../../lib/geo/bounds';
import type { Pin } from './pins';

/** Single properties, and clusters that the server counted. */
export class Counted implements Marks< Pin > {
	private readonly all: Mark< Pin >[];

	constructor( { pins, clusters }: Found ) {
		this.all = [
			...clusters.map( ( { latitude, longitude, count, bounds }: Group, index ) => ( { key: `${ latitude } ${ longitude } ${ count }`, latitude, longitude, count, pin: null, cluster: index, bounds } ) ),
			...pins.map( ( pin ) => ( { key: pin.url, latitude: pin.latitude, longitude: pin.longitude, count: 1, pin, cluster: null } ) ),
		];
	}

	marks( view: Bounds ): Mark< Pin >[] {
		return this.all.filter( ( mark ) => isWithin( mark, view ) );
	}

	pinsOf( { pin }: Mark< Pin > ): Pin[] {
		return pin ? [ pin ] : [];
	}

	zoomOf( { bounds }: Mark< Pin > ): number | null {
		return apart( bounds );
	}
}

/** The zoom at which what lies in a box no longer shares one mark; null where it is a point. */
export function apart( bounds: Bounds | undefined ): number | null {
	const span = bounds ? Math.max( bounds.east - bounds.west, bounds.north - bounds.south ) : 0;
	// The world is 256 pixels wide at zoom 0; two marks stand apart when there are two of them between.
	return span === 0 ? null : Math.min( CLOSEST, Math.floor( Math.log2( ( 360 * 2 * RADIUS ) / ( 256 * span ) ) ) + 1 );
}
