/**
 * SITE-07: keeps 'five minutes ago' true while the page is open, and where it comes from a cache.
 *
 *     <span data-hh-ago="1790000000">3 days ago</span>
 *     <script type="application/json" id="hh-time-words">{ … }</script>
 *
 * The server says it first (core's Parts\TimeAgo), in the page's language, and prints the words of that language. It is
 * no live region: who listens hears it where they come to it.
 */
import { relativeTime, type TimeWords } from '../lib/relative-time';

const MINUTE = 60_000;

function wordsOfPage(): TimeWords | null {
	try {
		const words: unknown = JSON.parse( document.getElementById( 'hh-time-words' )?.textContent ?? '' );
		return typeof words === 'object' && words !== null && typeof ( words as TimeWords ).now === 'string' ? ( words as TimeWords ) : null;
	} catch {
		return null;
	}
}

const words = wordsOfPage();

function tell(): void {
	const now = Date.now() / 1000;
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-hh-ago]' ) ) {
		const time = Number( element.dataset.hhAgo );
		const said = words && time > 0 ? relativeTime( now - time, words ) : '';
		if ( said !== '' && element.textContent !== said ) {
			element.textContent = said;
		}
	}
}

if ( words ) {
	tell();
	window.setInterval( tell, MINUTE );
	// Timers sleep in a tab that nobody sees.
	document.addEventListener( 'visibilitychange', tick );
	window.addEventListener( 'pageshow', tell );
}

function tick(): void {
	if ( ! document.hidden ) {
		tell();
	}
}
