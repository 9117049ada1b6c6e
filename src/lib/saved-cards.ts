/** One of them, as the server prints it today. */
export interface SavedCard {
	id: number;
	on_market: boolean;
	html: string;
}

/**
 * @param api Address of the route that brings them, e.g. saved-properties.
 * @param ids
 * @throws Where the server cannot be asked, or answers with something else.
 */
export async function fetchSavedCards( api: string, ids: readonly number[] ): Promise< SavedCard[] > {
	const url = new URL( api, window.location.href );
	url.searchParams.set( 'ids', ids.join( ',' ) );
	const response = await fetch( url, { credentials: 'same-origin' } );
	const answer: unknown = await response.json();
	if ( ! response.ok || typeof answer !== 'object' || answer === null || ! ( 'data' in answer ) || ! Array.isArray( answer.data ) ) {
		throw new Error( `the cards answered ${ response.status }` );
	}
	return answer.data as SavedCard[];
}

/** The article of a card. */
export function cardElement( card: SavedCard ): Element | null {
	const template = document.createElement( 'template' );
	template.innerHTML = card.html.trim();
	return template.content.firstElementChild;
}
