/**
 * Keeps 'Open now' true while the page is open, and where it comes from a cache. The server says it first, and prints the
 * hours and the words (core's Company\OpeningWords):
 *
 *     <p data-hh-opening='{"days":{"1":["09:00","17:00"]},"closed":["2026-12-25"],"words":{…}}'>
 *         <span data-hh-opening-state>Open now, until 5pm.</span> <span data-hh-opening-answer>…</span>
 *     </p>
 */
import { openingAt, openingLines, type OfficeHours, type OpeningWords } from '../lib/opening';

type Data = OfficeHours & { words: OpeningWords };

function dataOf( element: HTMLElement ): Data | null {
	try {
		const data = JSON.parse( element.dataset.hhOpening ?? '' ) as Partial< Data > | null;
		return data && typeof data.days === 'object' && Array.isArray( data.closed ) && typeof data.words === 'object' ? ( data as Data ) : null;
	} catch {
		return null;
	}
}

function write( element: Element | null, text: string ): void {
	if ( element && element.textContent !== text ) {
		element.textContent = text;
	}
}

function tell(): void {
	const now = Math.floor( Date.now() / 1000 );
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-hh-opening]' ) ) {
		const data = dataOf( element );
		if ( data ) {
			const opening = openingAt( data, now );
			const [ state, answer ] = openingLines( opening, now, data.words );
			element.classList.toggle( 'is-open', opening.isOpen );
			write( element.querySelector( '[data-hh-opening-state]' ), state );
			write( element.querySelector( '[data-hh-opening-answer]' ), answer );
		}
	}
}

tell();
window.setInterval( tell, 60_000 );
window.addEventListener( 'pageshow', tell );
document.addEventListener( 'visibilitychange', tell );
