import type { LayerGroup } from 'leaflet';
import type { MapView, Place } from '../../../ui/map';
import type { LandmarkKind } from '../rules/landmarks';

/** Stations and schools that the visitor wants to see, over whatever ground the map has. */
export class LandmarksLayer {
	private readonly group: LayerGroup;

	constructor( private readonly view: MapView ) {
		this.group = view.leaflet.layerGroup().addTo( view.map );
		const pane = view.map.createPane( 'hh-landmarks' );
		pane.style.zIndex = '560';
		pane.style.pointerEvents = 'none';
	}

	show( places: readonly Place[], kinds: ReadonlySet< LandmarkKind > ): void {
		const { leaflet } = this.view;
		this.group.clearLayers();
		for ( const { name, kind, latitude, longitude } of places ) {
			if ( ( kinds as ReadonlySet< string > ).has( kind ) ) {
				const text = document.createElement( 'span' );
				text.textContent = name;
				const icon = leaflet.divIcon( { className: `hh-place hh-place--${ kind } hh-place--shown`, html: text, iconSize: [ 0, 0 ] } );
				this.group.addLayer( leaflet.marker( [ latitude, longitude ], { icon, pane: 'hh-landmarks', interactive: false, keyboard: false } ) );
			}
		}
	}
}
