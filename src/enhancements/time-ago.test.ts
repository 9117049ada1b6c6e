import { languages } from '../../plugins/core/src/Calendar/time-words.json';

const NOW = Date.UTC( 2026, 10, 22, 12 );
const at = ( seconds: number ) => NOW / 1000 - seconds;

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers( { now: NOW } );
} );
afterEach( () => jest.useRealTimers() );

function start( html: string, words: unknown = languages.en ): void {
	document.body.innerHTML = `${ html }<script type="application/json" id="hh-time-words">${ JSON.stringify( words ) }</script>`;
	require( './time-ago' );
}

const said = () => document.querySelector( '[data-hh-ago]' )?.textContent;

describe( '[SITE-07] how long ago, on the page', () => {
	it( 'is told anew where the page comes from a cache, and while it is open', () => {
		start( `<span data-hh-ago="${ at( 3600 * 5 ) }">just now</span>` );
		expect( said() ).toBe( '5 hours ago' );
		jest.advanceTimersByTime( 3600_000 );
		expect( said() ).toBe( '6 hours ago' );
	} );

	it( 'is in the language of the page', () => {
		start( `<span data-hh-ago="${ at( 300 ) }"></span>`, languages.pl );
		expect( said() ).toBe( '5 minut temu' );
	} );

	it( 'stays as the server said it where there is no time or are no words', () => {
		start( '<span data-hh-ago="soon">just now</span>' );
		expect( said() ).toBe( 'just now' );
		start( `<span data-hh-ago="${ at( 3600 * 5 ) }">just now</span>`, 'words' );
		expect( said() ).toBe( 'just now' );
	} );

	it( 'leaves alone what is right, for the sake of who has selected it', () => {
		document.body.innerHTML = '';
		start( `<span data-hh-ago="${ at( 300 ) }">5 minutes ago</span>` );
		const node = document.querySelector( '[data-hh-ago]' )?.firstChild;
		jest.advanceTimersByTime( 60_000 - 1 );
		expect( document.querySelector( '[data-hh-ago]' )?.firstChild ).toBe( node );
	} );
} );
