/* Shows the reminder before it (src/islands/valuation-reminder) to whoever has a session cookie, before the page is painted. */
( function ( box ) {
	try {
		const kept = document.cookie.split( '; ' ).find( ( pair ) => pair.startsWith( 'hh_valuation_session=' ) );
		const session = JSON.parse( decodeURIComponent( kept.slice( kept.indexOf( '=' ) + 1 ) ) );
		const text = box.querySelector( '[data-step="' + session.step + '"]' );
		if ( text && ! /[?&](vrm|start|resume)=/.test( window.location.search ) && ! goesOn() ) {
			const name = [ session.make, session.model ].filter( Boolean ).map( readable ).join( ' ' );
			const heading = box.querySelector( '[data-format]' );
			heading.textContent = name ? heading.dataset.format.replace( '%s', () => name ) : heading.textContent;
			box.querySelectorAll( '[data-step]' ).forEach( ( other ) => other === text || other.remove() );
			box.hidden = false;
			if ( box.dataset.variant === 'hero' ) {
				document.documentElement.dataset.hhReminder = 'hero';
			}
		}
	} catch {
		// No cookie, or none of ours: nothing to remind of.
	}
	// As goesOn() of src/lib/valuation/kept-steps.ts.
	function goesOn() {
		const [ opened ] = performance.getEntriesByType( 'navigation' );
		const steps = Object.values( ( window.history.state || {} ).hhValuation || {} );
		return opened && /^(reload|back_forward)$/.test( opened.type ) && steps.some( ( kept ) => kept && kept.screen );
	}
	function readable( words ) {
		return words !== words.toUpperCase()
			? words
			: words.replace( /[A-Z0-9]+/g, ( word ) =>
					/\d/.test( word ) || ! /[AEIOUY]/.test( word ) || /^[IVX]+$/.test( word )
						? word
						: word[ 0 ] + word.slice( 1 ).toLowerCase()
			  );
	}
} )( document.currentScript.previousElementSibling );
