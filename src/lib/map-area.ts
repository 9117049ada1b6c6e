/** What a list's map shows, as parameters of the search; empty for none. */
export interface MapArea {
	polygon: string;
	bounds: string;
}

declare global {
	interface Window {
		/**
		 * What was announced last, for an island that wakes after the map was moved. A variable of this module would not do:
		 * each island has a copy of it. A script of its own for the copies to share would be a request more on each list, and
		 * the address, which shows the same, follows the map a moment later.
		 */
		hhMapArea?: MapArea;
	}
}

const EVENT = 'hh:map-area';

export function announceMapArea( area: MapArea ): void {
	window.hhMapArea = area;
	window.dispatchEvent( new CustomEvent( EVENT, { detail: area } ) );
}

/**
 * Hears what the map of the page shows: at once where it has been moved already, and each time it changes.
 *
 * @param take
 * @return Stops listening.
 */
export function onMapArea( take: ( area: MapArea ) => void ): () => void {
	const hear = ( event: Event ) => take( ( event as CustomEvent< MapArea > ).detail );
	window.addEventListener( EVENT, hear );
	if ( window.hhMapArea ) {
		take( window.hhMapArea );
	}
	return () => window.removeEventListener( EVENT, hear );
}
