import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import form from '../../../tests/fixtures/hpapi/newsletter-form.json';
import answer from '../../../tests/fixtures/hpapi/newsletter.json';
import token from '../../../tests/fixtures/hpapi/newsletter-token.json';
import type { NewsletterProps } from '../../contract/generated/hpapi/newsletter-props';
import { setConsent } from '../../lib/consent';
import { Newsletter } from './newsletter';
import { WITHOUT_PROVIDER } from './use-contact-state';

const props = form.props as NewsletterProps;
const COOKIE = `hubspotutk=${ 'a'.repeat( 32 ) }; Path=/`;
const QUESTION = /sign up again\?/;
const THANKS = /We’ll email you a link to confirm your address/;

interface Asked {
	url: string;
	body: unknown;
}
let asked: Asked[];
let answers: Record< string, { status: number; body: unknown } >;

beforeEach( () => {
	asked = [];
	answers = {
		'/newsletter/token': { status: 200, body: token },
		'/newsletter': { status: 202, body: answer },
		'/lead/profile': { status: 200, body: { state: 'subscribed' } },
	};
	global.fetch = jest.fn( ( url: string, init: RequestInit ) => {
		asked.push( { url, body: typeof init.body === 'string' ? JSON.parse( init.body ) : null } );
		const found = Object.entries( answers ).find( ( [ path ] ) => url.endsWith( path ) )?.[ 1 ] ?? { status: 404, body: null };
		return Promise.resolve( { ok: found.status < 400, status: found.status, json: () => Promise.resolve( found.body ) } );
	} ) as unknown as typeof fetch;
} );

afterEach( () => jest.useRealTimers() );

const island = ( more: Partial< NewsletterProps > = {} ) => render( <Newsletter { ...props } { ...more } typed={ {} } /> );
const isOff = ( text: RegExp ) => screen.getByText( text ).classList.contains( 'hh-newsletter__line--off' );
const isFormOff = () => document.querySelector( 'form' )?.classList.contains( 'hh-newsletter__form--off' );

describe( '[SITE-09] what is known of the visitor', () => {
	it( 'is unsubscribed at first, and without a provider unengaged after a second, with the question over the form', () => {
		jest.useFakeTimers();
		island( { tracks: false } );
		act( () => jest.advanceTimersByTime( WITHOUT_PROVIDER - 1 ) );
		expect( isOff( QUESTION ) ).toBe( true );
		expect( isFormOff() ).toBe( false );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( isOff( QUESTION ) ).toBe( false );
		expect( isFormOff() ).toBe( false );
		expect( WITHOUT_PROVIDER ).toBe( 1000 );
		expect( asked ).toEqual( [] );
	} );

	it.each( [
		[ 'subscribed', true, true ],
		[ 'unengaged', false, false ],
		[ 'unsubscribed', false, true ],
	] )( 'a provider that says %s', async ( state, formIsOff, questionIsOff ) => {
		answers[ '/lead/profile' ] = { status: 200, body: { state } };
		document.cookie = COOKIE;
		setConsent( [ 'marketing' ] );
		island( { tracks: true } );
		await waitFor( () => expect( asked ).toHaveLength( 1 ) );
		await act( () => Promise.resolve() );
		await waitFor( () => expect( [ isFormOff(), isOff( QUESTION ) ] ).toEqual( [ formIsOff, questionIsOff ] ) );
	} );

	it( 'is asked for only after consent, once, and only of a browser with the cookie', async () => {
		island( { tracks: true } );
		act( () => setConsent( [] ) );
		act( () => setConsent( [ 'statistics' ] ) );
		act( () => setConsent( [ 'marketing' ] ) );
		expect( asked ).toEqual( [] );
		document.cookie = COOKIE;
		act( () => setConsent( [ 'statistics', 'marketing' ] ) );
		act( () => setConsent( [ 'marketing' ] ) );
		await waitFor( () => expect( isFormOff() ).toBe( true ) );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'is nothing where the provider fails: the visitor sees the form', async () => {
		answers[ '/lead/profile' ] = { status: 500, body: null };
		document.cookie = COOKIE;
		setConsent( [ 'marketing' ] );
		island( { tracks: true } );
		await waitFor( () => expect( asked ).toHaveLength( 1 ) );
		await act( () => Promise.resolve() );
		expect( isFormOff() ).toBe( false );
	} );
} );

it( 'signs up with a fresh token, thanks, and takes the form away', async () => {
	island();
	await userEvent.type( screen.getByLabelText( 'Email address' ), ' jo@example.com' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Sign up' } ) );
	await waitFor( () => expect( screen.getByText( THANKS ) ).toHaveFocus() );
	expect( screen.getByText( THANKS ) ).toHaveTextContent( answer.message );
	expect( isFormOff() ).toBe( true );
	expect( asked.map( ( { url } ) => url ) ).toEqual( [ props.endpoints.token, props.endpoints.sign_up ] );
	expect( asked[ 1 ]?.body ).toEqual( { email: 'jo@example.com', website: '', source: props.source, token: token.token } );
} );

it( 'says what is wrong, and lets the visitor try again', async () => {
	island();
	const button = screen.getByRole( 'button', { name: 'Sign up' } );
	await userEvent.type( screen.getByLabelText( 'Email address' ), 'jo@' );
	await userEvent.click( button );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Enter an email address in the correct format, like name@example.com' );
	expect( screen.getByLabelText( 'Email address' ) ).toHaveFocus();
	expect( screen.getByLabelText( 'Email address' ) ).toBeInvalid();
	expect( asked ).toEqual( [] );

	answers[ '/newsletter' ] = { status: 429, body: { code: 'too_many_requests', message: 'Rather often.', data: { status: 429 } } };
	await userEvent.type( screen.getByLabelText( 'Email address' ), 'example.com' );
	await userEvent.click( button );
	await waitFor( () => expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Rather often.' ) );
	expect( isFormOff() ).toBe( false );
} );

it( 'sends once, however often the button is pressed', async () => {
	island();
	await userEvent.type( screen.getByLabelText( 'Email address' ), 'jo@example.com' );
	const element = document.querySelector( 'form' )!;
	fireEvent.submit( element );
	fireEvent.submit( element );
	await waitFor( () => expect( isFormOff() ).toBe( true ) );
	expect( asked ).toHaveLength( 2 );
} );
