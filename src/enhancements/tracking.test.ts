import { fireEvent } from '@testing-library/dom';
import { setConsent } from '../lib/consent';

let seen: ( target: Element ) => void;

function start( head = '' ): void {
	document.head.innerHTML = head;
	document.body.innerHTML =
		'<section data-hh-track-view="newsletter"></section><a data-hh-track="phone" href="#x"><b>Call</b></a><form class="hh-newsletter__form"><input name="email" value="jo@example.com"></form>';
	global.IntersectionObserver = class {
		constructor( callback: ( entries: object[] ) => void ) {
			seen = ( target ) => callback( [ { isIntersecting: true, target } ] );
		}
		observe() {}
		unobserve() {}
	} as unknown as typeof IntersectionObserver;
	jest.isolateModules( () => {
		require( './tracking' );
	} );
}

let listeners: Array< Parameters< typeof document.addEventListener > >;

beforeEach( () => {
	delete window.dataLayer;
	listeners = [];
	const add = document.addEventListener.bind( document );
	jest.spyOn( document, 'addEventListener' ).mockImplementation( ( ...listener: Parameters< typeof add > ) => {
		listeners.push( listener );
		add( ...listener );
	} );
} );

// Each test is a page of its own, which takes its listeners with it.
afterEach( () => {
	listeners.forEach( ( [ type, listener, options ] ) => document.removeEventListener( type, listener, options ) );
	jest.restoreAllMocks();
} );

const scripts = () => document.querySelectorAll( 'script[src*="googletagmanager"]' ).length;

it( '[SITE-13] events on page load, view, click and submit wait for consent, and hold nothing that was typed', () => {
	start( '<meta name="hh-tag-manager" content="GTM-AB12CD">' );
	seen( document.querySelector( 'section' )! );
	fireEvent.click( document.querySelector( 'b' )! );
	fireEvent.submit( document.querySelector( 'form' )! );
	expect( window.dataLayer ).toBeUndefined();
	expect( scripts() ).toBe( 0 );
	setConsent( [ 'statistics', 'marketing' ] );
	expect( scripts() ).toBe( 1 );
	expect( window.dataLayer ).toEqual( expect.arrayContaining( [
		{ event: 'HH_PageLoad', path: '/' },
		{ event: 'HH_View', target: 'newsletter' },
		{ event: 'HH_Click', target: 'phone' },
		{ event: 'HH_Submit', form: 'hh-newsletter__form' },
	] ) );
	expect( JSON.stringify( window.dataLayer ) ).not.toContain( 'jo@example.com' );
	setConsent( [ 'statistics', 'marketing' ] );
	expect( scripts() ).toBe( 1 );
} );

it( 'a refusal drops what waited, and a later yes does not bring it back', () => {
	start();
	setConsent( [] );
	fireEvent.click( document.querySelector( 'b' )! );
	setConsent( [ 'statistics' ] );
	expect( window.dataLayer ?? [] ).toEqual( [] );
	fireEvent.click( document.querySelector( 'b' )! );
	expect( window.dataLayer ).toEqual( [ { event: 'HH_Click', target: 'phone' } ] );
} );

it( 'loads no tag manager with a name that is none', () => {
	start( '<meta name="hh-tag-manager" content="GTM-x/../y">' );
	setConsent( [ 'statistics' ] );
	expect( scripts() ).toBe( 0 );
} );
