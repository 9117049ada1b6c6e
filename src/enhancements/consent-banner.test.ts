import userEvent from '@testing-library/user-event';
import { hasConsent } from '../lib/consent';
import { writeCookie } from '../lib/cookies';

function start(): void {
	document.body.innerHTML = `
		<section data-hh-consent hidden><h2 id="hh-consent-title" tabindex="-1">May we?</h2>
			<button data-hh-consent-choice="accept">Accept</button><button data-hh-consent-choice="decline">Decline</button></section>
		<main id="main" tabindex="-1"></main>
		<footer><div data-hh-consent-place></div><button data-hh-consent-again hidden>Cookies</button></footer>`;
	jest.isolateModules( () => {
		require( './consent-banner' );
	} );
}

const banner = () => document.querySelector< HTMLElement >( '[data-hh-consent]' )!;
const button = ( name: string ) => [ ...document.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === name )!;

it( 'asks while there is no answer, and keeps either', async () => {
	start();
	expect( banner() ).toBeVisible();
	await userEvent.click( button( 'Accept' ) );
	expect( banner() ).not.toBeVisible();
	expect( hasConsent( 'statistics' ) && hasConsent( 'marketing' ) ).toBe( true );
	start();
	expect( banner() ).not.toBeVisible();
} );

it( 'asks again at the foot of the page, and gives the focus back', async () => {
	writeCookie( 'hh_consent', [ 'statistics', 'marketing' ], 1 );
	document.cookie = 'hubspotutk=abc; Path=/';
	document.cookie = '_ga=abc; Path=/';
	document.cookie = 'hh_recent=1; Path=/';
	start();
	await userEvent.click( button( 'Cookies' ) );
	expect( banner().parentElement ).toHaveAttribute( 'data-hh-consent-place' );
	expect( document.querySelector( '#hh-consent-title' ) ).toHaveFocus();
	await userEvent.click( button( 'Decline' ) );
	expect( button( 'Cookies' ) ).toHaveFocus();
	expect( hasConsent( 'statistics' ) ).toBe( false );
	expect( document.cookie ).not.toMatch( /hubspotutk|_ga/ );
	expect( document.cookie ).toContain( 'hh_recent' );
} );
