/** What a list's map shows, as parameters of the search; empty for none. */
export interface MapArea {
	polygon: string;
	bounds: string;
}

declare global {
	interface Window {
		/** What was announced last. Each island has a copy of this module, and one of them may wake after the map was moved. */
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
