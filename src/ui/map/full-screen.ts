import type { Map as LeafletMap } from 'leaflet';
import type { MapLabels } from './types';

const CORNERS = 'M1 6V1h5M10 1h5v5M15 10v5h-5M6 15H1v-5';
const CROSS = 'M2 2l12 12M14 2L2 14';

/** What fills the screen: the nearest of these around the map, or the map itself. */
const FRAME = '[data-hh-map-frame]';

/**
 * A button that lets the map fill the window. Not the browser's own full screen: phones lack it for what is no video.
 */
export function addFullScreen( map: LeafletMap, labels: MapLabels, onChange: ( isFull: boolean ) => void ): { leave: () => void } {
	const element = map.getContainer();
	const button = document.createElement( 'button' );
	let release: ( () => void ) | null = null;

	const show = () => {
		button.setAttribute( 'aria-label', release ? labels.leaveFullScreen : labels.fullScreen );
		button.title = release ? labels.leaveFullScreen : labels.fullScreen;
		button.innerHTML = `<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${ release ? CROSS : CORNERS }"/></svg>`;
	};
	const leave = () => {
		if ( release ) {
			release();
			release = null;
			document.removeEventListener( 'keydown', escape );
			show();
			onChange( false );
			map.invalidateSize( { pan: false } );
		}
	};
	const escape = ( event: KeyboardEvent ) => {
		// A card or a drawing that is open closes first, and says so.
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			leave();
			button.focus();
		}
	};
	button.type = 'button';
	button.className = 'hh-map__full';
	button.addEventListener( 'click', ( event ) => {
		event.stopPropagation();
		if ( release ) {
			leave();
			return;
		}
		release = fill( element.closest< HTMLElement >( FRAME ) ?? element );
		document.addEventListener( 'keydown', escape );
		show();
		onChange( true );
		map.invalidateSize( { pan: false } );
	} );
	show();
	element.querySelector( '.leaflet-top.leaflet-right' )?.append( button );
	return { leave };
}

/** Lays the frame over the page and takes everything else out of reach; the answer undoes it. */
function fill( frame: HTMLElement ): () => void {
	const others: HTMLElement[] = [];
	for ( let at: HTMLElement = frame; at.parentElement && at !== document.body; at = at.parentElement ) {
		for ( const other of at.parentElement.children ) {
			if ( other !== at && other instanceof HTMLElement && ! other.inert ) {
				other.inert = true;
				others.push( other );
			}
		}
	}
	frame.classList.add( 'hh-map-frame--full' );
	document.documentElement.classList.add( 'hh-has-full-map' );
	return () => {
		others.forEach( ( other ) => ( other.inert = false ) );
		frame.classList.remove( 'hh-map-frame--full' );
		document.documentElement.classList.remove( 'hh-has-full-map' );
	};
}
