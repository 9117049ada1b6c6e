let listen: jest.SpyInstance;
let answer: () => Promise< { status: number } >;

beforeEach( () => {
	jest.resetModules();
	answer = () => Promise.resolve( { status: 200 } );
	window.fetch = jest.fn( () => answer() ) as unknown as typeof fetch;
	Object.defineProperty( navigator, 'pdfViewerEnabled', { value: true, configurable: true } );
	document.body.innerHTML = `
		<a href="/brochure.pdf" data-hh-file>Brochure</a><a href="/plan.webp" data-hh-file>Plan</a>
		<a href="https://elsewhere.example/brochure.pdf" data-hh-file>Theirs</a><a href="/tour/" data-hh-file>Tour</a>
		<dialog data-hh-file-dialog data-content-failed="The content could not be loaded." data-image-failed="The image could not be loaded." data-not-found="Content not found">
			<h2 data-hh-file-title></h2><a data-hh-file-open href="#">Open</a><button data-hh-file-close>Close</button>
			<div data-hh-file-body></div><p data-hh-file-message role="alert"></p>
		</dialog>`;
	listen = jest.spyOn( document, 'addEventListener' );
	jest.isolateModules( () => {
		require( './file-modal' );
	} );
} );

// The page of each test is new; its listeners would not be.
afterEach( () => {
	for ( const [ type, listener ] of listen.mock.calls ) {
		document.removeEventListener( type, listener );
	}
	listen.mockRestore();
} );

const dialog = () => document.querySelector( 'dialog' )!;
const said = () => document.querySelector( '[role="alert"]' )!;
/** @return Whether the browser is left to follow the link. */
const click = ( name: string, init: MouseEventInit = {} ): boolean => {
	const link = [ ...document.querySelectorAll( 'a' ) ].find( ( one ) => one.textContent === name )!;
	let isLeft = true;
	// jsdom cannot go anywhere; this is told first and prevents it either way.
	window.addEventListener( 'click', ( event ) => {
		isLeft = ! event.defaultPrevented;
		event.preventDefault();
	}, { once: true } );
	link.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } ) );
	return isLeft;
};
const settle = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};

it( '[PROP-06] opens a PDF of ours in the dialog, and in a new tab where the visitor prefers', async () => {
	expect( click( 'Brochure' ) ).toBe( false );
	await settle();
	expect( dialog().open ).toBe( true );
	expect( document.querySelector( 'iframe' ) ).toHaveAttribute( 'src', 'http://localhost/brochure.pdf' );
	expect( document.querySelector( 'iframe' ) ).toHaveAttribute( 'title', 'Brochure' );
	expect( document.querySelector( 'h2' ) ).toHaveTextContent( 'Brochure' );
	expect( document.querySelector( '[data-hh-file-open]' ) ).toHaveAttribute( 'href', 'http://localhost/brochure.pdf' );
	document.querySelector( 'button' )!.click();
	expect( dialog().open ).toBe( false );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );

it( '[PROP-06] opens a picture, and leaves other addresses to the browser', () => {
	expect( click( 'Plan' ) ).toBe( false );
	expect( dialog().querySelector( 'img' ) ).toHaveAttribute( 'src', 'http://localhost/plan.webp' );
	dialog().close();
	expect( click( 'Theirs' ) ).toBe( true );
	expect( click( 'Tour' ) ).toBe( true );
	expect( click( 'Brochure', { ctrlKey: true } ) ).toBe( true );
	expect( dialog().open ).toBe( false );
} );

it( 'gives the focus to the new link where the opener was replaced meanwhile', () => {
	// jsdom lays nothing out.
	jest.spyOn( Element.prototype, 'getClientRects' ).mockReturnValue( [ {} ] as unknown as DOMRectList );
	expect( click( 'Plan' ) ).toBe( false );
	const opener = [ ...document.querySelectorAll( 'a' ) ].find( ( link ) => link.textContent === 'Plan' )!;
	const instead = opener.cloneNode( true ) as HTMLAnchorElement;
	opener.replaceWith( instead );
	dialog().close();
	expect( instead ).toHaveFocus();
	jest.mocked( Element.prototype.getClientRects ).mockRestore();
} );

it( 'leaves PDFs to browsers that show none in a page', () => {
	Object.defineProperty( navigator, 'pdfViewerEnabled', { value: false, configurable: true } );
	expect( click( 'Brochure' ) ).toBe( true );
} );

it.each( [
	[ 404, 'Content not found' ],
	[ 410, 'Content not found' ],
	[ 500, 'The content could not be loaded.' ],
] )( '[PROP-09] where the server answers %i it says: %s', async ( status, message ) => {
	answer = () => Promise.resolve( { status } );
	click( 'Brochure' );
	await settle();
	expect( said() ).toHaveTextContent( message );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );

it( '[PROP-09] says so where nothing answers, and where a picture is none', async () => {
	answer = () => Promise.reject( new Error( 'offline' ) );
	click( 'Brochure' );
	await settle();
	expect( said() ).toHaveTextContent( 'The content could not be loaded.' );
	dialog().close();
	click( 'Plan' );
	expect( said() ).toHaveTextContent( /^$/ );
	dialog().querySelector( 'img' )!.dispatchEvent( new Event( 'error' ) );
	expect( said() ).toHaveTextContent( 'The image could not be loaded.' );
} );

it( 'says nothing of a file that was closed before it answered', async () => {
	answer = () => Promise.resolve( { status: 404 } );
	click( 'Brochure' );
	dialog().close();
	click( 'Plan' );
	await settle();
	expect( said() ).toHaveTextContent( /^$/ );
} );

it( '[LOT-01] shows a film with the browser’s own controls, and says so where it cannot be played', () => {
	document.body.insertAdjacentHTML( 'afterbegin', '<a href="/film.webm" data-hh-file>Play the video</a>' );
	expect( click( 'Play the video' ) ).toBe( false );
	const film = document.querySelector( 'video' )!;
	expect( film ).toHaveAttribute( 'src', 'http://localhost/film.webm' );
	expect( film.controls ).toBe( true );
	expect( film ).toHaveAttribute( 'aria-label', 'Play the video' );
	film.dispatchEvent( new Event( 'error' ) );
	expect( said() ).toHaveTextContent( 'The content could not be loaded.' );
	expect( document.querySelector( 'video' ) ).toBeNull();
} );

it( '[LOT-01] a film has a picture until it has come, makes no sound by itself, and waits for whoever asks for less motion', () => {
	document.body.insertAdjacentHTML( 'afterbegin', '<a href="/film.webm" data-hh-file data-hh-poster="/front.webp">Play the video</a>' );
	const asked = jest.fn( ( query: string ) => ( { matches: query.includes( 'reduce' ) && isLess } ) );
	let isLess = false;
	Object.defineProperty( window, 'matchMedia', { configurable: true, value: asked } );
	expect( document.querySelector( 'video' ) ).toBeNull();
	for ( isLess of [ false, true ] ) {
		click( 'Play the video' );
		const film = document.querySelector( 'video' )!;
		expect( film ).toHaveAttribute( 'poster', '/front.webp' );
		expect( film.muted ).toBe( true );
		expect( film.autoplay ).toBe( ! isLess );
		expect( film.controls ).toBe( true );
		dialog().close();
	}
	Reflect.deleteProperty( window, 'matchMedia' );
} );

it( '[LOT-01] asks a player of others only once it is wanted, and without its cookies', () => {
	document.body.insertAdjacentHTML( 'afterbegin', '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-hh-file>Drive</a>' );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect( click( 'Drive' ) ).toBe( false );
	expect( document.querySelector( 'iframe' ) ).toHaveAttribute( 'src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' );
	document.querySelector( 'button' )!.click();
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );
