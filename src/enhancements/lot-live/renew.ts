/**
 * Takes in the parts `data-hh-live` of the page as the server has it now: its own words and prices, part for part.
 *
 * @param root What holds the parts on this page.
 */
export async function renewParts( root: HTMLElement ): Promise< void > {
	const response = await fetch( window.location.href, { cache: 'reload', credentials: 'same-origin', headers: { Accept: 'text/html' } } );
	const fresh = new DOMParser().parseFromString( response.ok ? await response.text() : '', 'text/html' );
	for ( const part of root.querySelectorAll< HTMLElement >( '[data-hh-live]' ) ) {
		const now = fresh.querySelector( `[data-hh-live="${ part.dataset.hhLive }"]` );
		if ( now && now.innerHTML !== part.innerHTML ) {
			part.replaceChildren( ...now.childNodes );
		}
	}
	// What counts down among them is new to its script.
	document.dispatchEvent( new Event( 'hh:renewed' ) );
}
