import { __, sprintf } from '@wordpress/i18n';
import { mapLabels, openMap, preloadMap, type Bounds, type MapView, type Tiles } from '../map';

/** As plugins/core/schemas/map-location.json. */
export interface MapLocation {
	name: string;
	latitude: number;
	longitude: number;
	/** Metres around the point; 0 where the point is exact. */
	radius: number;
	note: string;
	marker_url: string;
	stations: { name: string; latitude: number; longitude: number; miles: number }[];
	/** Of a map of several places; empty where there is one. */
	pins: { name: string; latitude: number; longitude: number }[];
	places_url: string;
	tiles: Tiles;
}

/** Degrees around the pin that are shown at first: about a mile and a half. */
const AROUND = { latitude: 0.022, longitude: 0.036 };
const DEGREE = 111_320;
/** Where there is one office alone, its town is still seen round it. */
const CLOSEST = 13;

/**
 * Fetches the panel's HTML and draws the map into it.
 *
 * @param url    Of the loader page.
 * @param host   Empty; gets the panel.
 * @param ground `plain` asks no server of tiles, though there be one.
 * @throws Where the page, its data or the map's code does not come.
 */
export async function showPanel( url: string, host: HTMLElement, ground: 'plain' | 'streets' ): Promise< { view: MapView; hasTiles: boolean } > {
	preloadMap();
	const response = await fetch( url, { credentials: 'same-origin', headers: { Accept: 'text/html' } } );
	if ( ! response.ok ) {
		throw new Error( `The loader page answered ${ response.status }.` );
	}
	const panel = new DOMParser().parseFromString( await response.text(), 'text/html' ).querySelector< HTMLElement >( '[data-hh-location]' );
	const place = panel?.querySelector< HTMLElement >( '[data-hh-location-map]' );
	if ( ! panel || ! place ) {
		throw new Error( 'The loader page holds no panel.' );
	}
	const location = JSON.parse( panel.dataset.hhLocation ?? '' ) as MapLocation;
	host.replaceChildren( panel );
	const hasTiles = location.tiles.url !== '';
	const view = await openMap( place, {
		tiles: ground === 'plain' ? { url: '', attribution: '' } : location.tiles,
		placesUrl: location.places_url,
		...( location.pins.length > 0 ? viewOfPins( location.pins ) : { bounds: boundsOf( location ), padding: 24 } ),
		labels: {
			// translators: %s: address of a property, or names of offices.
			...mapLabels( sprintf( __( 'Map: %s. Use the arrow keys to move it, plus and minus to zoom.', 'hearth-hammer' ), location.name ) ),
			// Such a map was wanted.
			...( ground === 'plain' && hasTiles ? { plainGround: __( 'Places and stations', 'hearth-hammer' ) } : {} ),
		},
	} );
	draw( view, location );
	return { view, hasTiles };
}

function boundsOf( { latitude, longitude, radius }: MapLocation ): Bounds {
	const north = Math.max( AROUND.latitude, ( 1.3 * radius ) / DEGREE );
	const east = Math.max( AROUND.longitude, ( 1.3 * radius ) / DEGREE / Math.cos( ( latitude * Math.PI ) / 180 ) );
	return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east };
}

function viewOfPins( pins: MapLocation[ 'pins' ] ) {
	const [ norths, easts ] = [ pins.map( ( { latitude } ) => latitude ), pins.map( ( { longitude } ) => longitude ) ];
	return {
		bounds: { south: Math.min( ...norths ), north: Math.max( ...norths ), west: Math.min( ...easts ), east: Math.max( ...easts ) },
		// Labels stand above their points, and half to each side of them.
		padding: { top: 64, right: 72, bottom: 32, left: 72 },
		closest: CLOSEST,
	};
}

function draw( view: MapView, { latitude, longitude, radius, marker_url, name, stations, pins }: MapLocation ): void {
	const { map, leaflet } = view;
	if ( pins.length > 0 ) {
		drawPins( view, pins );
	} else if ( radius > 0 ) {
		// Under the names of the plain ground.
		map.createPane( 'hh-circle' ).style.zIndex = '230';
		leaflet.circle( [ latitude, longitude ], { radius, pane: 'hh-circle', className: 'hh-location-circle', interactive: false } ).addTo( map );
	} else {
		const icon = leaflet.icon( { iconUrl: marker_url, iconSize: [ 28, 36 ], iconAnchor: [ 14, 35 ], className: 'hh-location-pin' } );
		leaflet.marker( [ latitude, longitude ], { icon, alt: name, keyboard: false, interactive: false } ).addTo( map );
	}
	// The plain ground has them anyway: its sheet hides these.
	for ( const station of stations ) {
		const text = document.createElement( 'span' );
		text.textContent = station.name;
		const icon = leaflet.divIcon( { className: 'hh-place hh-place--station hh-location-station', html: text, iconSize: [ 0, 0 ] } );
		leaflet.marker( [ station.latitude, station.longitude ], { icon, keyboard: false, interactive: false } ).addTo( map );
	}
}

function drawPins( { map, leaflet, avoid }: MapView, pins: MapLocation[ 'pins' ] ): void {
	const labels = pins.map( ( { name, latitude, longitude } ) => {
		const label = document.createElement( 'span' );
		label.textContent = name;
		const icon = leaflet.divIcon( { className: 'hh-location-label', html: label, iconSize: [ 0, 0 ] } );
		leaflet.marker( [ latitude, longitude ], { icon, keyboard: false, interactive: false } ).addTo( map );
		return label;
	} );
	const keepClear = () => {
		const sheet = map.getContainer().getBoundingClientRect();
		avoid(
			labels.map( ( label ) => {
				const { left, right, top, bottom } = label.getBoundingClientRect();
				return { left: left - sheet.left, right: right - sheet.left, top: top - sheet.top, bottom: bottom - sheet.top };
			} )
		);
	};
	map.on( 'moveend zoomend resize', keepClear );
	keepClear();
}
