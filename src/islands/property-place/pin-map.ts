import { __ } from '@wordpress/i18n';
import type { PropertyPlaceProps } from '../../contract/generated/hpapi/property-place-props';
import { mapLabels, openMap, type Point } from '../../ui/map';

/** Degrees around the pin that are shown at first: a few streets. */
const AROUND = 0.006;
/** As near as the map comes by itself when the pin goes elsewhere. */
const NEAR = 15;

export interface PinMap {
	show: ( point: Point ) => void;
	remove: () => void;
}

/**
 * A map with one pin, which is dragged, or goes where the map is clicked.
 *
 * @param element
 * @param point   Where the pin is at first.
 * @param props
 * @param moved   Called where a person has put it elsewhere.
 * @throws Where the map's code does not come.
 */
export async function openPinMap( element: HTMLElement, point: Point, props: PropertyPlaceProps, moved: ( point: Point ) => void ): Promise< PinMap > {
	const { latitude, longitude } = point;
	const { map, leaflet, remove } = await openMap( element, {
		tiles: props.tiles,
		placesUrl: props.places_url,
		bounds: { south: latitude - AROUND, north: latitude + AROUND, west: longitude - AROUND, east: longitude + AROUND },
		padding: 0,
		labels: mapLabels( __( 'Map of the property’s location. Use the arrow keys to move it, plus and minus to zoom.', 'hearth-hammer' ) ),
	} );
	const name = __( 'Property location: drag to move', 'hearth-hammer' );
	const icon = leaflet.icon( { iconUrl: props.marker_url, iconSize: [ 28, 36 ], iconAnchor: [ 14, 35 ], className: 'hh-place-map__pin' } );
	// Its place is in the fields above: one more stop of the tab key would say the same.
	const pin = leaflet.marker( [ latitude, longitude ], { icon, draggable: true, autoPan: true, keyboard: false, alt: name, title: name } ).addTo( map );
	const tell = () => {
		const { lat, lng } = pin.getLatLng().wrap();
		moved( { latitude: lat, longitude: lng } );
	};
	pin.on( 'dragend', tell );
	map.on( 'click', ( { latlng } ) => {
		pin.setLatLng( latlng );
		tell();
	} );
	return {
		remove,
		show( { latitude: lat, longitude: lng } ) {
			pin.setLatLng( [ lat, lng ] );
			map.setView( [ lat, lng ], Math.max( map.getZoom(), NEAR ), { animate: false } );
		},
	};
}
