import L from 'leaflet';
import { apiGet } from '../../lib/api';
import { yieldToMain } from '../../lib/yield-to-main';
import { isAborted } from '../../lib/rest-error';
import { degrees, graticule } from './graticule';
import { placeKey, setLabels } from './labels';
import type { Bounds, Edges, Place } from './types';

/** Metres around a place that are tinted, as the built-up ground of a printed map. */
const SPREAD: Record< string, number > = { city: 2600, town: 1300, village: 480, hamlet: 190 };

/** Pixels: from close by, a tint of that size would look like a shape that it is not. */
const WIDEST_SPREAD = 34;
/** Metres a pixel at zoom 0 on the equator. */
const PIXEL = 156_543;

/** So much beyond the view is drawn too, so that a pan shows no bare paper. */
const MARGIN = 0.35;

/**
 * A map of our own where there are no tiles: paper, a graticule, tinted settlements, their names, the stations and, over
 * Land, the counties.
 */
export class PlainGround {
	private readonly lines = L.layerGroup();
	private readonly tints = L.layerGroup();
	private readonly names = new Map< string, { marker: L.Marker; look: string } >();
	private readonly edge = document.createElement( 'div' );
	private places: Place[] = [];
	private counties: readonly Place[] = [];
	private taken: readonly Edges[] = [];
	private asked: AbortController | null = null;

	constructor(
		private readonly map: L.Map,
		private readonly placesUrl: string
	) {
		this.pane( 'hh-lines', 210 );
		this.pane( 'hh-tints', 220 );
		this.pane( 'hh-names', 240 );
		this.edge.className = 'hh-map__edge';
		this.edge.setAttribute( 'aria-hidden', 'true' );
		map.getContainer().append( this.edge );
		this.lines.addTo( map );
		this.tints.addTo( map );
		map.on( 'moveend', this.draw );
		this.draw();
	}

	remove(): void {
		this.asked?.abort();
		this.map.off( 'moveend', this.draw );
		this.edge.remove();
	}

	/** Keeps names from under what lies over the ground; in pixels of the present view. */
	avoid( boxes: readonly Edges[] ): void {
		this.taken = boxes;
		this.drawNames();
	}

	/** The names that Land has; they come after the first places. */
	setCounties( counties: readonly Place[] ): void {
		this.counties = counties;
		this.drawNames();
	}

	private readonly draw = (): void => {
		const box = this.map.getBounds();
		this.drawLines( toBounds( box ) );
		this.drawNames();
		void this.ask( box.pad( MARGIN ) );
	};

	private async ask( box: L.LatLngBounds ): Promise< void > {
		this.asked?.abort();
		const asked = new AbortController();
		this.asked = asked;
		const { south, west, north, east } = toBounds( box );
		const bounds = [ south, west, north, east ].map( ( side ) => side.toFixed( 3 ) ).join( ',' );
		try {
			const { data } = await apiGet< { data: Place[] } >( this.placesUrl, { bounds, zoom: Math.round( this.map.getZoom() ) }, { signal: asked.signal } );
			this.places = data;
		} catch ( error ) {
			if ( isAborted( error ) ) {
				return;
			}
			// The pins are what matters; paper and lines stay.
			this.places = [];
		}
		this.drawNames();
		await yieldToMain();
		if ( ! asked.signal.aborted ) {
			this.drawTints();
		}
	}

	private drawNames(): void {
		// Where the notes stand is asked of the page's layout: not while there is nothing to set.
		const places = [ ...this.places, ...this.counties ];
		if ( places.length === 0 && this.names.size === 0 ) {
			return;
		}
		const project = ( { latitude, longitude }: Place ) => this.map.latLngToContainerPoint( [ latitude, longitude ] );
		const { x: width, y: height } = this.map.getSize();
		// The buttons of the map, in its upper right corner.
		const buttons = { left: width - 70, right: width, top: 0, bottom: 170 };
		const labels = setLabels( places, { zoom: this.map.getZoom(), width, height, project, taken: [ buttons, ...this.notes(), ...this.taken ] } );
		const kept = new Set( labels.map( ( { key } ) => key ) );
		for ( const [ key, { marker } ] of this.names ) {
			if ( ! kept.has( key ) ) {
				marker.remove();
				this.names.delete( key );
			}
		}
		for ( const { place, side, key } of labels ) {
			const look = `hh-place hh-place--${ place.kind }${ side === 'right' ? '' : ` hh-place--${ side ?? 'unnamed' }` }`;
			const known = this.names.get( key );
			if ( known?.look !== look ) {
				known?.marker.remove();
				this.names.set( key, { marker: this.label( place, look ).addTo( this.map ), look } );
			}
		}
	}

	private drawTints(): void {
		this.tints.clearLayers();
		const seen = new Set< string >();
		for ( const place of this.places ) {
			const pixel = ( PIXEL * Math.cos( ( place.latitude * Math.PI ) / 180 ) ) / 2 ** this.map.getZoom();
			const radius = Math.min( SPREAD[ place.kind ] ?? 0, WIDEST_SPREAD * pixel );
			if ( radius > 0 && this.map.getZoom() >= 9 && ! seen.has( placeKey( place ) ) ) {
				seen.add( placeKey( place ) );
				this.tints.addLayer( L.circle( [ place.latitude, place.longitude ], { radius, pane: 'hh-tints', className: 'hh-map__tint', stroke: false, fillOpacity: 1, interactive: false } ) );
			}
		}
	}

	/** Where the scale and the note of what is shown stand. */
	private notes(): Edges[] {
		const container = this.map.getContainer();
		const at = container.getBoundingClientRect();
		return [ ...container.querySelectorAll( '.leaflet-bottom .leaflet-control' ) ]
			.map( ( note ) => note.getBoundingClientRect() )
			.filter( ( { width } ) => width > 0 )
			.map( ( { left, right, top, bottom } ) => ( { left: left - at.left, right: right - at.left, top: top - at.top, bottom: bottom - at.top } ) );
	}

	private label( { name, latitude, longitude }: Place, className: string ): L.Marker {
		const text = document.createElement( 'span' );
		text.textContent = name;
		const icon = L.divIcon( { className, html: text, iconSize: [ 0, 0 ] } );
		return L.marker( [ latitude, longitude ], { icon, pane: 'hh-names', interactive: false, keyboard: false } );
	}

	private drawLines( box: Bounds ): void {
		this.lines.clearLayers();
		const { parallels, meridians } = graticule( box );
		const far = 2;
		const line = ( from: [ number, number ], to: [ number, number ] ) =>
			this.lines.addLayer( L.polyline( [ from, to ], { pane: 'hh-lines', className: 'hh-map__line', weight: 1, interactive: false } ) );
		parallels.forEach( ( at ) => line( [ at, box.west - far ], [ at, box.east + far ] ) );
		meridians.forEach( ( at ) => line( [ box.south - far, at ], [ box.north + far, at ] ) );
		const { x: width, y: height } = this.map.getSize();
		const figure = ( text: string, style: string, kind: string ) => {
			const span = document.createElement( 'span' );
			span.className = `hh-map__degrees hh-map__degrees--${ kind }`;
			span.style.cssText = style;
			span.textContent = text;
			return span;
		};
		this.edge.replaceChildren(
			...meridians.map( ( at ) => [ at, this.map.latLngToContainerPoint( [ box.north, at ] ).x ] as const )
				.filter( ( [ , x ] ) => x > 70 && x < width - 110 )
				.map( ( [ at, x ] ) => figure( degrees( at, [ 'E', 'W' ] ), `left:${ Math.round( x ) }px`, 'top' ) ),
			...parallels.map( ( at ) => [ at, this.map.latLngToContainerPoint( [ at, box.west ] ).y ] as const )
				.filter( ( [ , y ] ) => y > 50 && y < height - 50 )
				.map( ( [ at, y ] ) => figure( degrees( at, [ 'N', 'S' ] ), `top:${ Math.round( y ) }px`, 'left' ) )
		);
	}

	private pane( name: string, layer: number ): void {
		const pane = this.map.createPane( name );
		pane.style.zIndex = String( layer );
		pane.style.pointerEvents = 'none';
		pane.setAttribute( 'aria-hidden', 'true' );
	}
}

const toBounds = ( box: L.LatLngBounds ): Bounds => ( { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() } );
