import type { Polyline } from 'leaflet';
import type { Point } from '../../../lib/geo/polygon';
import type { MapView } from '../../../ui/map';

/** Pixels: less is a tap that sets a corner, more is a line drawn in one go. */
const TAP = 14;
/** Pixels between two points of such a line. */
const STEP = 4;

interface Options {
	onChange: ( corners: number ) => void;
	onFinish: ( corners: Point[] ) => void;
	onCancel: () => void;
}

/**
 * An area being drawn: in one go with finger or mouse, corner by corner with taps, or with the keyboard, where the
 * arrows move the map and Enter sets a corner at its middle.
 */
export class Drawing {
	private readonly sheet = document.createElement( 'div' );
	private readonly line: Polyline;
	private corners: Point[] = [];
	private stroke: Point[] = [];
	private last = { x: 0, y: 0 };
	private length = 0;

	constructor(
		private readonly view: MapView,
		private readonly options: Options
	) {
		const container = view.map.getContainer();
		this.line = view.leaflet.polyline( [], { className: 'hh-area hh-area--open', interactive: false } ).addTo( view.map );
		this.sheet.className = 'hh-drawing';
		this.sheet.addEventListener( 'pointerdown', this.start );
		this.sheet.addEventListener( 'pointermove', this.draw );
		this.sheet.addEventListener( 'pointerup', this.end );
		this.sheet.addEventListener( 'pointercancel', this.end );
		// Leaflet listens to mousedown and touchstart, not to pointerdown: unless these stop here, it drags the map under the
		// pointer. A double click would zoom, and the end of a drag counts as a click.
		view.leaflet.DomEvent.disableClickPropagation( this.sheet );
		// The call above lets clicks through, and Leaflet takes two quick taps anywhere for a double click.
		this.sheet.addEventListener( 'click', ( event ) => event.stopPropagation() );
		this.sheet.addEventListener( 'wheel', this.turn );
		container.append( this.sheet );
		container.classList.add( 'is-drawing' );
		container.addEventListener( 'keydown', this.key, true );
		container.focus( { preventScroll: true } );
	}

	addMiddle(): void {
		const { lat, lng } = this.view.map.getCenter();
		this.add( { latitude: lat, longitude: lng } );
	}

	undo(): void {
		this.corners.pop();
		this.show();
	}

	/** Begins anew, where what was drawn is no area. */
	clear(): void {
		this.corners = [];
		this.show();
	}

	/** Nothing happens before there are corners enough for an area. */
	finish(): void {
		if ( this.corners.length >= 3 ) {
			this.options.onFinish( this.corners );
		}
	}

	remove(): void {
		const container = this.view.map.getContainer();
		container.removeEventListener( 'keydown', this.key, true );
		container.classList.remove( 'is-drawing' );
		this.sheet.remove();
		this.line.remove();
	}

	private readonly start = ( event: PointerEvent ): void => {
		if ( event.isPrimary && event.button === 0 ) {
			this.sheet.setPointerCapture?.( event.pointerId );
			this.last = { x: event.clientX, y: event.clientY };
			this.length = 0;
			this.stroke = [ this.pointOf( event ) ];
		}
	};

	private readonly draw = ( event: PointerEvent ): void => {
		if ( this.stroke.length === 0 || ! event.isPrimary ) {
			return;
		}
		const before = this.stroke.length;
		// A browser hands over at most one move a frame; a quick hand has made several by then.
		const moves = event.getCoalescedEvents?.() ?? [];
		( moves.length > 0 ? moves : [ event ] ).forEach( this.lengthen );
		if ( this.stroke.length > before ) {
			this.show();
		}
	};

	private readonly lengthen = ( event: PointerEvent ): void => {
		const way = Math.hypot( event.clientX - this.last.x, event.clientY - this.last.y );
		if ( way >= STEP ) {
			this.length += way;
			this.last = { x: event.clientX, y: event.clientY };
			this.stroke.push( this.pointOf( event ) );
		}
	};

	/** The wheel zooms between two strokes, not under one. */
	private readonly turn = ( event: WheelEvent ): void => {
		if ( this.stroke.length > 0 ) {
			event.preventDefault();
			event.stopPropagation();
		}
	};

	private readonly end = ( event: PointerEvent ): void => {
		const { stroke } = this;
		if ( stroke.length === 0 || ! event.isPrimary ) {
			return;
		}
		if ( event.type === 'pointerup' ) {
			this.lengthen( event );
		}
		this.stroke = [];
		if ( event.type === 'pointercancel' ) {
			this.show();
		} else if ( this.length < TAP ) {
			this.add( stroke[ 0 ] as Point );
		} else {
			this.corners.push( ...stroke );
			this.show();
			this.finish();
		}
	};

	private readonly key = ( event: KeyboardEvent ): void => {
		const action = { Enter: () => this.addMiddle(), Backspace: () => this.undo(), Escape: () => this.options.onCancel() }[ event.key ];
		if ( action && event.target === this.view.map.getContainer() ) {
			event.preventDefault();
			event.stopPropagation();
			action();
		}
	};

	private add( corner: Point ): void {
		this.corners.push( corner );
		this.show();
	}

	private show(): void {
		const all = [ ...this.corners, ...this.stroke ];
		this.line.setLatLngs( all.map( ( { latitude, longitude } ) => [ latitude, longitude ] ) );
		this.options.onChange( this.corners.length );
	}

	private pointOf( { clientX, clientY }: PointerEvent ): Point {
		const box = this.sheet.getBoundingClientRect();
		const { lat, lng } = this.view.map.containerPointToLatLng( [ clientX - box.left, clientY - box.top ] );
		return { latitude: lat, longitude: lng };
	}
}
