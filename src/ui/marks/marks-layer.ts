import type { Marker } from 'leaflet';
import { isWithin } from '../../lib/geo/bounds';
import type { Bounds, MapView } from '../map';
import { CLOSEST, Clusters, type Mark, type Marked, type Marks } from './clusters';
import './marks.css';

/** So much beyond the view has its marks too. */
const MARGIN = 0.15;
/** Pixels that a click may wander before it was a drag of the map. */
const STEADY = 6;

/** Pixels round the point of a property that its label takes, at the most. */
const LABEL = { half: 40, height: 42 };

interface Options< P extends Marked > {
	nameOf: ( pin: P ) => string;
	/** What stands on the pin itself, and the address of the sign before it; empty for none. */
	labelOf: ( pin: P ) => string;
	signOf: ( pin: P ) => string;
	nameOfMany: ( count: number ) => string;
	/** A property, or several that share one point, was chosen. */
	onOpen: ( pins: P[] ) => void;
	/** Several that share one point, of which only the server knows which they are. */
	onUnknown: ( bounds: Bounds ) => void;
	/** The pointer or the focus is on the pin of a property, or leaves it. */
	onLight: ( pin: P | null ) => void;
}

interface Drawn< P extends Marked > {
	marker: Marker;
	button: HTMLButtonElement;
	mark: Mark< P >;
}

/** The pins and clusters of the view as buttons; no others are in the document, however many there are. */
export class MarksLayer< P extends Marked > {
	private readonly drawn = new Map< string, Drawn< P > >();
	private clusters: Marks< P > = new Clusters< P >( [] );
	/** Where the focus goes on when the marks of a part that was chosen by the keyboard come. */
	private awaited: Bounds | null = null;
	private open = new Set< string >();
	private lit: string | null = null;

	constructor(
		private readonly view: MapView,
		private readonly options: Options< P >
	) {
		view.map.on( 'moveend', this.draw );
	}

	/**
	 * What is in view.
	 *
	 * @param marks
	 * @param keeps Whether a key means the same as before: those marks keep their buttons, and the focus.
	 */
	setMarks( marks: Marks< P >, keeps = false ): void {
		const wasWhole = this.clusters instanceof Clusters;
		this.clusters = marks;
		if ( wasWhole || ! keeps ) {
			this.clear();
		}
		this.draw();
		const { awaited } = this;
		this.awaited = null;
		if ( awaited && document.activeElement === document.body ) {
			[ ...this.drawn.values() ].find( ( { mark } ) => isWithin( mark, awaited ) )?.button.focus( { preventScroll: true } );
		}
	}

	/** Shows which properties' card is open. */
	setOpen( pins: readonly P[] ): void {
		this.open = new Set( pins.map( ( { url } ) => url ) );
		this.restyle();
	}

	/** Shows where the property of a row is, itself or in its cluster. */
	setLit( pin: P | null ): void {
		this.lit = pin?.url ?? null;
		this.restyle();
	}

	/** Gives the focus to the mark of a property; false where it is not in view. */
	focus( { url }: P ): boolean {
		const found = [ ...this.drawn.values() ].find( ( { mark } ) => this.has( mark, url ) );
		found?.button.focus( { preventScroll: true } );
		return found !== undefined;
	}

	remove(): void {
		this.view.map.off( 'moveend', this.draw );
		this.clear();
	}

	private readonly draw = (): void => {
		const { map } = this.view;
		const box = map.getBounds().pad( MARGIN );
		const marks = this.clusters.marks( { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() }, map.getZoom(), this.view.bounds() );
		const wanted = new Set( marks.map( ( { key } ) => key ) );
		for ( const [ key, { marker } ] of this.drawn ) {
			if ( ! wanted.has( key ) ) {
				marker.remove();
				this.drawn.delete( key );
			}
		}
		// From north to south, as a page is read: the tab key follows.
		for ( const mark of marks.sort( ( one, other ) => other.latitude - one.latitude || one.longitude - other.longitude ) ) {
			if ( ! this.drawn.has( mark.key ) ) {
				this.drawn.set( mark.key, this.add( mark ) );
			}
		}
		this.view.avoid( marks.map( ( mark ) => this.boxOf( mark ) ) );
		this.restyle();
	};

	private boxOf( { latitude, longitude, pin }: Mark< P > ): { left: number; right: number; top: number; bottom: number } {
		const { x, y } = this.view.map.latLngToContainerPoint( [ latitude, longitude ] );
		return pin ? { left: x - LABEL.half, right: x + LABEL.half, top: y - LABEL.height, bottom: y } : { left: x - 25, right: x + 25, top: y - 25, bottom: y + 25 };
	}

	private add( mark: Mark< P > ): Drawn< P > {
		const { leaflet, map } = this.view;
		const button = document.createElement( 'button' );
		button.type = 'button';
		if ( mark.pin ) {
			button.className = 'hh-pin';
			button.setAttribute( 'aria-label', this.options.nameOf( mark.pin ) );
			const label = document.createElement( 'span' );
			label.className = 'hh-pin__label';
			const sign = this.options.signOf( mark.pin );
			if ( sign !== '' ) {
				const image = new Image( 14, 18 );
				image.alt = '';
				image.draggable = false;
				image.src = sign;
				label.append( image );
			}
			label.append( this.options.labelOf( mark.pin ) );
			button.append( label );
		} else {
			button.className = `hh-cluster hh-cluster--${ sizeOf( mark.count ) }`;
			button.textContent = String( mark.count );
			button.setAttribute( 'aria-label', this.options.nameOfMany( mark.count ) );
		}
		let start = { x: 0, y: 0 };
		button.addEventListener( 'pointerdown', ( { clientX: x, clientY: y } ) => ( start = { x, y } ) );
		button.addEventListener( 'click', ( event ) => {
			event.stopPropagation();
			const isKey = event.detail === 0;
			if ( isKey || Math.hypot( event.clientX - start.x, event.clientY - start.y ) <= STEADY ) {
				this.choose( mark, isKey );
			}
		} );
		// Leaflet would zoom in on the second click, and take Enter for its own.
		button.addEventListener( 'dblclick', ( event ) => event.stopPropagation() );
		button.addEventListener( 'keydown', ( event ) => event.key === 'Enter' && event.stopPropagation() );
		button.addEventListener( 'focus', () => this.keepInView( mark ) );
		const light = ( isLit: boolean ) => () => this.options.onLight( isLit ? mark.pin : null );
		[ 'focus', 'mouseenter' ].forEach( ( name ) => button.addEventListener( name, light( true ) ) );
		[ 'blur', 'mouseleave' ].forEach( ( name ) => button.addEventListener( name, light( false ) ) );
		const icon = leaflet.divIcon( { className: 'hh-mark', html: button, iconSize: [ 0, 0 ] } );
		const marker = leaflet.marker( [ mark.latitude, mark.longitude ], { icon, keyboard: false, interactive: false } ).addTo( map );
		return { marker, button, mark };
	}

	private choose( mark: Mark< P >, byKey: boolean ): void {
		const { map } = this.view;
		const zoom = this.clusters.zoomOf( mark );
		if ( mark.bounds && ( zoom === null || map.getZoom() >= CLOSEST ) ) {
			const held = this.clusters.pinsOf( mark );
			if ( held.length > 0 ) {
				this.options.onOpen( held );
			} else {
				this.options.onUnknown( mark.bounds );
			}
			return;
		}
		if ( mark.cluster === null || zoom === null ) {
			this.options.onOpen( this.clusters.pinsOf( mark ) );
			return;
		}
		if ( mark.bounds ) {
			this.awaited = byKey ? mark.bounds : null;
			map.setView( [ mark.latitude, mark.longitude ], Math.min( CLOSEST, Math.max( zoom, map.getZoom() + 1 ) ) );
			return;
		}
		const first = this.clusters.pinsOf( mark )[ 0 ];
		map.once( 'moveend', () => {
			// Its button is gone: whoever came by the keyboard goes on among what it held.
			if ( byKey && first ) {
				window.setTimeout( () => this.focus( first ) );
			}
		} );
		map.setView( [ mark.latitude, mark.longitude ], zoom );
	}

	/** The browser would scroll the map's inside to show a focused button beyond its edge; the map has to move instead. */
	private keepInView( { latitude, longitude }: Mark< P > ): void {
		const { map } = this.view;
		const { x, y } = map.latLngToContainerPoint( [ latitude, longitude ] );
		const size = map.getSize();
		map.getContainer().scrollTo( 0, 0 );
		if ( x < LABEL.half || y < LABEL.height + 8 || x > size.x - LABEL.half || y > size.y - 24 ) {
			map.panTo( [ latitude, longitude ] );
		}
	}

	private restyle(): void {
		for ( const { button, mark, marker } of this.drawn.values() ) {
			const isOpen = [ ...this.open ].some( ( url ) => this.has( mark, url ) );
			const isLit = isOpen || ( this.lit !== null && this.has( mark, this.lit ) );
			button.classList.toggle( 'is-lit', isLit );
			if ( mark.pin ) {
				button.setAttribute( 'aria-expanded', String( isOpen ) );
			}
			marker.setZIndexOffset( isLit ? 10000 : 0 );
		}
	}

	private has( mark: Mark< P >, url: string ): boolean {
		return mark.pin ? mark.pin.url === url : this.clusters.pinsOf( mark ).some( ( pin ) => pin.url === url );
	}

	private clear(): void {
		this.drawn.forEach( ( { marker } ) => marker.remove() );
		this.drawn.clear();
	}
}

function sizeOf( count: number ): 's' | 'm' | 'l' {
	if ( count < 10 ) {
		return 's';
	}
	return count < 100 ? 'm' : 'l';
}
