/** jQuery UI's sortable, which WordPress brings: rows are dragged by their handle, on a touch screen too. */
interface Sorting {
	sortable?: ( options: { handle: string; items: string; axis: 'y'; tolerance: 'pointer'; placeholder: string; update: ( event: unknown, ui: { item: { get: ( index: 0 ) => HTMLElement } } ) => void } ) => void;
}

/**
 * @param list  Of `[data-hh-media-item]`, each with a `.hh-media__handle`.
 * @param moved Called with the row that was dragged to another place.
 */
export function sortable( list: HTMLElement, moved: ( item: HTMLElement ) => void ): void {
	const { jQuery } = window as { jQuery?: ( element: HTMLElement ) => Sorting };
	jQuery?.( list ).sortable?.( {
		handle: '.hh-media__handle',
		items: '[data-hh-media-item]',
		axis: 'y',
		tolerance: 'pointer',
		placeholder: 'hh-media__gap',
		update: ( _event, ui ) => moved( ui.item.get( 0 ) ),
	} );
}
