import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { yieldToMain } from '../../lib/yield-to-main';
import { prefersReducedMotion } from '../../lib/motion';
import { addFullScreen } from './full-screen';
import { watchGestures } from './gestures';
import { lay } from './ground';
import './map.css';
import type { Bounds, MapOptions, MapView } from './types';

const FARTHEST = 5;
const CLOSEST = 18;

/** In slices: on a phone all of it at once would hold up the first touch. */
export async function createMap( element: HTMLElement, { tiles, placesUrl, labels, bounds, closest = 16, padding = 36 }: MapOptions ): Promise< MapView > {
	const isStill = prefersReducedMotion();
	const map = L.map( element, {
		attributionControl: false,
		zoomControl: false,
		minZoom: FARTHEST,
		maxZoom: CLOSEST,
		maxBoundsViscosity: 1,
		zoomAnimation: ! isStill,
		fadeAnimation: ! isStill,
		markerZoomAnimation: ! isStill,
		inertia: ! isStill,
		// The page scrolls under the wheel until the visitor turns to the map.
		scrollWheelZoom: false,
		bounceAtZoomLimits: ! isStill,
	} );
	element.classList.add( 'hh-map' );
	element.setAttribute( 'role', 'region' );
	element.setAttribute( 'aria-label', labels.label );
	const edges = typeof padding === 'number' ? { top: padding, right: padding, bottom: padding, left: padding } : padding;
	map.fitBounds( toLeaflet( bounds ), { animate: false, maxZoom: closest, paddingTopLeft: [ edges.left, edges.top ], paddingBottomRight: [ edges.right, edges.bottom ] } );

	await yieldToMain();
	L.control.zoom( { position: 'topright', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut } ).addTo( map );
	L.control.scale( { position: 'bottomright', metric: false, maxWidth: 120 } ).addTo( map );
	const gestures = watchGestures( map, labels );
	const fullScreen = addFullScreen( map, labels, gestures.setFree );
	await yieldToMain();
	const ground = lay( map, { tiles, placesUrl, note: labels.plainGround } );
	const resized = new ResizeObserver( () => map.invalidateSize( { pan: false } ) );
	resized.observe( element );

	return {
		map,
		leaflet: L,
		isPlain: ground.isPlain,
		avoid: ground.avoid,
		bounds: () => {
			const box = map.getBounds();
			return { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() };
		},
		remove: () => {
			resized.disconnect();
			ground.remove();
			fullScreen.leave();
			gestures.remove();
			map.remove();
		},
	};
}

const toLeaflet = ( box: Bounds ): L.LatLngBounds => L.latLngBounds( [ box.south, box.west ], [ box.north, box.east ] );
