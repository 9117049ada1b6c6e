/** What a list's map shows, as parameters of the search; empty for none. */
export interface MapArea {
	polygon: string;
	bounds: string;
}

const EVENT = 'hh:map-area';

export const announceMapArea = ( area: MapArea ): boolean => window.dispatchEvent( new CustomEvent( EVENT, { detail: area } ) );

/**
 * Hears what the map of the page shows, each time it changes.
 *
 * @param take
 * @return Stops listening.
 */
export function onMapArea( take: ( area: MapArea ) => void ): () => void {
	const hear = ( event: Event ) => take( ( event as CustomEvent< MapArea > ).detail );
	window.addEventListener( EVENT, hear );
	return () => window.removeEventListener( EVENT, hear );
}
