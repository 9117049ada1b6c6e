/**
 * SITE-08: posts the page's address to the page that shows this site in a frame, for it to scroll to the frame and to
 * keep its own address.
 *
 *     <script type="application/json" id="hh-frame-origins">["https://www.example.com"]</script>
 *
 * The parent hears `{ type: 'hearth-hammer:address', url }`, at the beginning and whenever the address changes. It is
 * posted to the allowed origins by name, never to `*`: a browser gives it to no other.
 */
export interface AddressMessage {
	type: 'hearth-hammer:address';
	url: string;
}

/** The Navigation API, where the browser has it; TypeScript's own types do not. */
type WithNavigation = Window & { navigation?: EventTarget };

function allowed(): string[] {
	try {
		const origins: unknown = JSON.parse( document.getElementById( 'hh-frame-origins' )?.textContent ?? '' );
		return Array.isArray( origins ) ? origins.filter( ( origin ): origin is string => typeof origin === 'string' && /^https?:\/\/[^/*]+$/.test( origin ) ) : [];
	} catch {
		return [];
	}
}

/** The parent's origin where the browser tells it; it saves it complaints about the others. */
function parentOrigin(): string | null {
	const ancestors = window.location.ancestorOrigins as DOMStringList | undefined;
	return ancestors?.[ 0 ] ?? null;
}

const origins = allowed();
let posted = '';

function post(): void {
	const url = window.location.href;
	if ( url === posted ) {
		return;
	}
	posted = url;
	const parent = parentOrigin();
	const message: AddressMessage = { type: 'hearth-hammer:address', url };
	for ( const origin of origins.filter( ( one ) => parent === null || one === parent ) ) {
		window.parent.postMessage( message, origin );
	}
}

if ( window.parent !== window && origins.length > 0 ) {
	post();
	window.addEventListener( 'hashchange', post );
	window.addEventListener( 'popstate', post );
	( window as WithNavigation ).navigation?.addEventListener( 'currententrychange', post );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			posted = '';
			post();
		}
	} );
}
