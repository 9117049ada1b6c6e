import { track } from './analytics';
import { CONSENT_EVENT, hasConsent, onConsentChange, setConsent } from './consent';
import { writeCookie } from './cookies';

afterEach( () => {
	delete window.dataLayer;
	delete window.wp_has_consent;
	delete window.wp_consent_type;
	delete window.waitfor_consent_hook;
} );

it( 'asks the WordPress Consent API where it is there, else our own banner', () => {
	expect( hasConsent( 'statistics' ) ).toBe( false );
	writeCookie( 'hh_consent', [ 'statistics' ], 1 );
	expect( hasConsent( 'statistics' ) ).toBe( true );
	expect( hasConsent( 'marketing' ) ).toBe( false );
	window.wp_has_consent = ( category ) => category === 'marketing';
	window.wp_consent_type = 'optin';
	expect( hasConsent( 'statistics' ) ).toBe( false );
	expect( hasConsent( 'marketing' ) ).toBe( true );
} );

it( '[LOG-05] does not take the Consent API’s yes while no consent plugin has named a type: then nobody was asked', () => {
	window.wp_has_consent = () => true;
	expect( hasConsent( 'marketing' ) ).toBe( false );
	writeCookie( 'hh_consent', [ 'statistics' ], 1 );
	expect( [ hasConsent( 'statistics' ), hasConsent( 'marketing' ) ] ).toEqual( [ true, false ] );
	window.waitfor_consent_hook = '1';
	expect( hasConsent( 'statistics' ) ).toBe( false );
	const listener = jest.fn();
	const stop = onConsentChange( listener );
	window.wp_consent_type = 'optin';
	document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	expect( hasConsent( 'marketing' ) ).toBe( true );
	stop();
} );

it( 'holds events back until the visitor allows them', () => {
	track( 'search', { channel: 1 } );
	expect( window.dataLayer ).toBeUndefined();
	document.dispatchEvent( new Event( CONSENT_EVENT ) );
	expect( window.dataLayer ).toBeUndefined();
	writeCookie( 'hh_consent', [ 'statistics' ], 1 );
	document.dispatchEvent( new Event( CONSENT_EVENT ) );
	expect( window.dataLayer ).toEqual( [ { event: 'search', channel: 1 } ] );
	track( 'again' );
	expect( window.dataLayer ).toHaveLength( 2 );
} );

it( 'tells the Consent API, and hears its refusals', () => {
	window.wp_set_consent = jest.fn();
	setConsent( [ 'marketing' ] );
	expect( jest.mocked( window.wp_set_consent ).mock.calls ).toEqual( [ [ 'statistics', 'deny' ], [ 'marketing', 'allow' ] ] );
	const heard = jest.fn();
	const stop = onConsentChange( heard );
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: 'deny' } } ) );
	expect( heard ).toHaveBeenCalledWith( [ 'statistics' ] );
	stop();
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: 'deny' } } ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	delete window.wp_set_consent;
} );
