/** Where the switch stood in the window when a view was chosen; for one page of this tab. */
const KEY = 'hh_view_switch';

interface Kept {
	/** The page that is on its way, without its fragment. */
	url: string;
	view: string;
	/** Pixels from the window's top to the switch. */
	top: number;
	at: number;
}

/** Milliseconds; what took longer was something else. */
const SOON = 30_000;

const bare = ( url: string ): string => url.replace( /#.*$/, '' );

export function beforeViewSwitch( nav: HTMLElement, link: HTMLAnchorElement ): void {
	const kept: Kept = { url: bare( link.href ), view: link.dataset.hhViewLink ?? '', top: nav.getBoundingClientRect().top, at: Date.now() };
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( kept ) );
	} catch {
		// Without storage the fragment brings the visitor to the list.
	}
}

/** On the page that was chosen: the switch back to its place, and the focus to the link. */
export function afterViewSwitch( nav: HTMLElement ): void {
	const kept = take();
	if ( ! kept || kept.url !== bare( window.location.href ) || Date.now() - kept.at > SOON ) {
		return;
	}
	// The address of a list has no fragment, whoever copies it.
	window.history.replaceState( window.history.state, '', bare( window.location.href ) );
	const link = [ ...nav.querySelectorAll< HTMLElement >( '[data-hh-view-link]' ) ].find( ( one ) => one.dataset.hhViewLink === kept.view );
	const place = () => window.scrollBy( { top: nav.getBoundingClientRect().top - kept.top, behavior: 'instant' } );
	place();
	link?.focus( { preventScroll: true } );
	// The browser goes to the fragment by itself once the page has come, unless somebody has scrolled by then.
	if ( document.readyState !== 'complete' ) {
		const stop = new AbortController();
		for ( const name of [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] ) {
			window.addEventListener( name, () => stop.abort(), { once: true, passive: true, signal: stop.signal } );
		}
		window.addEventListener( 'load', () => window.requestAnimationFrame( () => stop.signal.aborted || place() ), { once: true } );
	}
}

function take(): Kept | null {
	try {
		const kept = JSON.parse( window.sessionStorage.getItem( KEY ) ?? 'null' ) as Kept | null;
		window.sessionStorage.removeItem( KEY );
		return kept;
	} catch {
		return null;
	}
}
