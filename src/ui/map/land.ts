import L from 'leaflet';
import { britishIsles, type Shapes } from './british-isles';
import type { Place } from './types';

/** The coast is drawn at 1:10 million: closer than this it would be a street or two off. */
const CLOSEST = 12;

/** Land, sea and counties below everything else of a map: what is seen where a tile does not come. */
export class Land {
	private readonly shapes = L.layerGroup();
	private known: Place[] = [];
	private isGone = false;

	/**
	 * @param map
	 * @param onNames The names of counties are there.
	 */
	constructor(
		private readonly map: L.Map,
		onNames: () => void
	) {
		const pane = map.createPane( 'hh-land' );
		// Under the tiles, which Leaflet puts at 200.
		pane.style.zIndex = '190';
		pane.style.pointerEvents = 'none';
		pane.setAttribute( 'aria-hidden', 'true' );
		britishIsles().then(
			( shapes ) => {
				if ( ! this.isGone ) {
					this.known = shapes.counties;
					this.draw( shapes );
					onNames();
				}
			},
			// The names and the pins are what matters; paper and lines stay.
			() => undefined
		);
	}

	get counties(): readonly Place[] {
		return this.known;
	}

	remove(): void {
		this.isGone = true;
		this.map.off( 'zoomend', this.show );
		this.shapes.remove();
	}

	private draw( { land, borders }: Shapes ): void {
		const options = { pane: 'hh-land', interactive: false, smoothFactor: 1.5 };
		this.shapes.addLayer( L.polygon( land.map( ( ring ) => [ ring ] ), { ...options, className: 'hh-map__land', weight: 1, fillOpacity: 1 } ) );
		this.shapes.addLayer( L.polyline( borders, { ...options, className: 'hh-map__county', weight: 1, dashArray: '5 3' } ) );
		this.map.on( 'zoomend', this.show );
		this.show();
	}

	private readonly show = (): void => {
		const isFar = this.map.getZoom() <= CLOSEST;
		this.map.getContainer().classList.toggle( 'has-land', isFar );
		if ( isFar ) {
			this.shapes.addTo( this.map );
		} else {
			this.shapes.remove();
		}
	};
}
