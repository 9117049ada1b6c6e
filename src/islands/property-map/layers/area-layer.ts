import type { Polygon } from 'leaflet';
import type { Point } from '../../../lib/geo/polygon';
import type { MapView } from '../../../ui/map';

/** The drawn area, once it is finished. */
export class AreaLayer {
	private shape: Polygon | null = null;

	constructor( private readonly view: MapView ) {}

	show( corners: readonly Point[] ): void {
		this.shape?.remove();
		this.shape = null;
		if ( corners.length > 0 ) {
			this.shape = this.view.leaflet
				.polygon( corners.map( ( { latitude, longitude } ) => [ latitude, longitude ] as [ number, number ] ), { className: 'hh-area', interactive: false } )
				.addTo( this.view.map );
		}
	}
}
