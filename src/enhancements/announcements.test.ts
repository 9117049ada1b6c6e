import { daysOf, written } from '../lib/cookies.test-support';

const one = ( id: string ) => `<div data-hh-announcement="${ id }"><p>Text</p><button data-hh-announcement-close>Put away</button></div>`;

function start( ...ids: string[] ): HTMLElement[] {
	document.body.innerHTML = `<section data-hh-announcements>${ ids.map( one ).join( '' ) }</section><main id="main" tabindex="-1"></main>`;
	jest.isolateModules( () => {
		require( './announcements' );
	} );
	return [ ...document.querySelectorAll< HTMLElement >( '[data-hh-announcement-close]' ) ];
}

const isHidden = ( selector: string ) => document.querySelector< HTMLElement >( selector )?.hidden;

afterEach( () => {
	document.cookie = 'hh_dismissed=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
} );

describe( '[SITE-03] announcements', () => {
	it( '[SITE-06] are put away for 7 days', () => {
		const [ button ] = start( 'a1' );
		const [ cookie = '' ] = written( () => button?.click() );
		expect( decodeURIComponent( cookie ) ).toMatch( /^hh_dismissed=\["a1"\];/ );
		expect( daysOf( cookie ) ).toBe( 7 );
	} );

	it( 'go one by one, the banner with the last, and those of before are remembered', () => {
		const [ first, second ] = start( 'a1', 'b2' );
		first?.click();
		expect( [ isHidden( '[data-hh-announcement="a1"]' ), isHidden( '[data-hh-announcement="b2"]' ), isHidden( '[data-hh-announcements]' ) ] ).toEqual( [ true, false, false ] );
		second?.click();
		expect( isHidden( '[data-hh-announcements]' ) ).toBe( true );
		expect( decodeURIComponent( document.cookie ) ).toContain( 'hh_dismissed=["a1","b2"]' );
	} );

	it( 'give the focus to the next one, then to the page', () => {
		const [ first, second ] = start( 'a1', 'b2' );
		first?.focus();
		first?.click();
		expect( document.activeElement ).toBe( second );
		second?.click();
		expect( document.activeElement?.id ).toBe( 'main' );
	} );

	it( 'bear a cookie that somebody spoiled', () => {
		document.cookie = 'hh_dismissed={"a":1}; path=/';
		const [ first ] = start( 'a1' );
		first?.click();
		expect( decodeURIComponent( document.cookie ) ).toContain( 'hh_dismissed=["a1"]' );
	} );
} );
