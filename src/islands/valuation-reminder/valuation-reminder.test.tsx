import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import hero from '../../../tests/fixtures/caphpi/valuation-reminder-hero.json';
import standard from '../../../tests/fixtures/caphpi/valuation-reminder-standard.json';
import sent from '../../../tests/fixtures/caphpi/valuation-send.json';
import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import * as address from '../../lib/navigate';
import { clearSession, readSession, rememberAsked, rememberFound, rememberUser, SESSION_COOKIE } from '../../lib/valuation/session';
import { ValuationReminder } from './valuation-reminder';

jest.mock( '../../lib/navigate', () => ( { navigate: jest.fn() } ) );

const VEHICLE = { vrm: 'KM21FJX', make: 'LAND ROVER', model: 'DEFENDER 90', year: 2021, colour: 'Blue', fuel: 'Diesel' };
const heroProps = hero.props as ValuationReminderProps;
const standardProps = standard.props as ValuationReminderProps;
const RESEND = 'Re-send my valuation';
const ANEW = 'Start a New Valuation';
const NO_MORE = "Don't remind me again";

const root = document.documentElement;
const fetch = jest.fn();

const came = ( step: 'vehicle' | 'user' ) => {
	rememberFound( 'KM21FJX', 45, VEHICLE, 'token.signed' );
	if ( step === 'user' ) {
		rememberUser( 'Jo' );
	}
};

const answers = ( status: number, body: unknown ) =>
	fetch.mockResolvedValue( { ok: status < 400, status, json: async () => body } );

function open( props = heroProps ) {
	const user = userEvent.setup();
	return { user, ...render( <ValuationReminder { ...props } /> ) };
}

beforeEach( () => {
	Object.assign( globalThis, { fetch } );
	fetch.mockReset();
	jest.mocked( address.navigate ).mockReset();
	document.body.innerHTML = '';
	window.history.replaceState( null, '', '/' );
} );

afterEach( clearSession );

describe( 'who is reminded', () => {
	it( 'nobody without a valuation', () => {
		open();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( root ).not.toHaveAttribute( 'data-hh-reminder' );
	} );

	it.each( [
		[ 'user', /We’ve already emailed you a valuation/ ],
		[ 'vehicle', /haven’t told us where to send the valuation/ ],
	] as const )( '[REM-02] [REM-04] the step %s chooses the text', ( step, text ) => {
		came( step );
		open();
		expect( screen.getByRole( 'heading', { name: 'Still Wanting to Sell Your Land Rover Defender 90?' } ) ).toBeVisible();
		expect( screen.getByText( text ) ).toBeVisible();
		expect( screen.getByText( 'KM21 FJX' ) ).toBeVisible();
		expect( screen.getByText( /^Call us on/ ) ).toHaveTextContent(
			'Call us on 01632 960 123, Monday to Friday 9am to 5pm, to talk it over or book it into one of our auctions.'
		);
		expect( screen.getByRole( 'link', { name: '01632 960 123' } ) ).toHaveAttribute( 'href', 'tel:+441632960123' );
	} );

	it.each( [
		[ 'reload', false ],
		[ 'back_forward', false ],
		[ 'navigate', true ],
	] )( '[REM-02] [VAL-20] %s of a page whose wizard keeps a step', ( type, isReminded ) => {
		came( 'user' );
		window.history.replaceState( { hhValuation: { valuation: { screen: { name: 'thank_you' } } } }, '' );
		const entries = jest.spyOn( performance, 'getEntriesByType' ).mockReturnValue( [ { type } as PerformanceNavigationTiming ] );
		open();
		expect( screen.queryAllByRole( 'button', { name: RESEND } ) ).toHaveLength( isReminded ? 1 : 0 );
		expect( root.dataset.hhReminder ).toBe( isReminded ? 'hero' : undefined );
		expect( readSession() ).not.toBeNull();
		entries.mockRestore();
	} );

	it.each( [ 'phone', '', 'constructor' ] )( '[REM-02] the step "%s" deletes the cookie', ( step ) => {
		const kept = { step, vehicle_vrm: 'KM21FJX', vehicle_mileage: 45 };
		document.cookie = `${ SESSION_COOKIE }=${ encodeURIComponent( JSON.stringify( kept ) ) }; Path=/`;
		open();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( document.cookie ).not.toContain( SESSION_COOKIE );
	} );

	it( '[REM-04] where make and model are not known', () => {
		rememberAsked( 'KM21FJX', 45 );
		open();
		expect( screen.getByRole( 'heading', { name: 'Still Wanting to Sell Your Vehicle?' } ) ).toBeVisible();
	} );

	it.each( [ '?vrm=AB12CDE', '?start=new', '?resume=1' ] )( 'nobody who comes with %s, and the cookie stays', ( search ) => {
		came( 'user' );
		window.history.replaceState( null, '', search );
		open();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( readSession()?.step ).toBe( 'user' );
	} );
} );

it( '[REM-03] hero stands in the form’s place, with two choices; standard leaves it, with a third', () => {
	came( 'user' );
	const { unmount } = open();
	expect( root ).toHaveAttribute( 'data-hh-reminder', 'hero' );
	expect( screen.getByRole( 'button', { name: RESEND } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: ANEW } ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: NO_MORE } ) ).toBeNull();
	unmount();
	delete root.dataset.hhReminder;

	open( standardProps );
	expect( root ).not.toHaveAttribute( 'data-hh-reminder' );
	expect( screen.getByRole( 'button', { name: RESEND } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: ANEW } ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: NO_MORE } ) ).toBeVisible();
} );

describe( 're-send', () => {
	it( '[REM-05] sends the token alone, and an alert says where it went', async () => {
		came( 'user' );
		answers( 202, sent );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		const alert = await screen.findByRole( 'alertdialog' );
		expect( alert ).toHaveAccessibleDescription( 'Your valuation for KM21 FJX has been re-sent to J***@Example.com' );
		const [ url, init ] = fetch.mock.calls[ 0 ] as [ string, { body: FormData } ];
		expect( url ).toBe( heroProps.send_endpoint );
		expect( [ ...init.body.entries() ] ).toEqual( [ [ 'valuation_token', 'token.signed' ] ] );
		expect( readSession()?.step ).toBe( 'user' );
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		expect( screen.getByRole( 'button', { name: RESEND } ) ).toBeVisible();
	} );

	it.each( [
		[ 'the server refuses', 429 ],
		[ 'the token has expired', 401 ],
		[ 'there is no address', 400 ],
	] )( '[REM-05] %s: the cookie is deleted', async ( _what, status ) => {
		came( 'user' );
		answers( status, { code: 'caphpi_no', message: 'No.', data: { status } } );
		document.body.insertAdjacentHTML( 'beforeend', '<div data-island="valuation-wizard"><input name="vrm"></div>' );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveAccessibleDescription( /couldn’t re-send your valuation/ );
		expect( readSession() ).toBeNull();
		expect( root ).not.toHaveAttribute( 'data-hh-reminder' );
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		expect( document.querySelector( '[name="vrm"]' ) ).toHaveFocus();
	} );

	it( '[REM-05] without a connection: the cookie is deleted', async () => {
		came( 'user' );
		fetch.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		await screen.findByRole( 'alertdialog' );
		expect( readSession() ).toBeNull();
	} );

	it( '[REM-05] a mail that has just gone is not called re-sent', async () => {
		came( 'user' );
		answers( 202, { ...sent, is_new_mail: false } );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		const alert = await screen.findByRole( 'alertdialog' );
		expect( alert ).toHaveAccessibleDescription( /^We sent your valuation for KM21 FJX to J\*\*\*@Example.com a moment ago/ );
		expect( alert ).not.toHaveAccessibleDescription( /re-sent/ );
	} );

	it( '[REM-02] at the step vehicle the visitor goes on where they were', async () => {
		came( 'vehicle' );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		const [ url ] = jest.mocked( address.navigate ).mock.calls[ 0 ] as [ string ];
		expect( new URL( url ).pathname ).toBe( new URL( heroProps.start_url ).pathname );
		expect( new URL( url ).search ).toBe( '?resume=1' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( readSession()?.full_data?.valuation_token ).toBe( 'token.signed' );
	} );

	it( '[REM-05] a look-up that never answered is asked again: the form has it, and the cookie is deleted', async () => {
		rememberAsked( 'KM21FJX', 45 );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: RESEND } ) );
		const [ url ] = jest.mocked( address.navigate ).mock.calls[ 0 ] as [ string ];
		expect( new URL( url ).search ).toBe( '?vrm=KM21FJX&mileage=45000' );
		expect( readSession() ).toBeNull();
	} );

	it( 'two clicks send once', async () => {
		came( 'user' );
		let answer: ( value: unknown ) => void = () => {};
		fetch.mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );
		const { user } = open();
		await user.dblClick( screen.getByRole( 'button', { name: RESEND } ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Sending Your Valuation' );
		answer( { ok: true, status: 202, json: async () => sent } );
		await screen.findByRole( 'alertdialog' );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the other choices', () => {
	it( '[REM-06] start new clears the cookie, and the form of the page comes', async () => {
		came( 'user' );
		document.body.insertAdjacentHTML( 'beforeend', '<div data-island="valuation-wizard"><input name="vrm"></div>' );
		const { user } = open();
		await user.click( screen.getByRole( 'link', { name: ANEW } ) );
		expect( readSession() ).toBeNull();
		expect( root ).not.toHaveAttribute( 'data-hh-reminder' );
		expect( document.querySelector( '[name="vrm"]' ) ).toHaveFocus();
		expect( screen.queryByRole( 'heading' ) ).toBeNull();
		expect( address.navigate ).not.toHaveBeenCalled();
	} );

	it( '[REM-06] start new on a page without a form goes to the one with it', async () => {
		came( 'vehicle' );
		const { user } = open( standardProps );
		await user.click( screen.getByRole( 'link', { name: ANEW } ) );
		expect( readSession() ).toBeNull();
		expect( address.navigate ).toHaveBeenCalledWith( standardProps.start_url );
	} );

	it( '[REM-06] don’t remind clears the cookie, and says so', async () => {
		came( 'user' );
		const { user } = open( standardProps );
		await user.click( screen.getByRole( 'button', { name: NO_MORE } ) );
		expect( readSession() ).toBeNull();
		expect( screen.queryByRole( 'heading' ) ).toBeNull();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'We won’t remind you about this valuation again.' );
		await waitFor( () => expect( screen.getByRole( 'status' ) ).toHaveFocus() );
	} );
} );

/** The server's HTML after its script has read the cookie. */
function printed( html: string ): HTMLElement {
	const page = document.createElement( 'div' );
	document.body.append( page );
	page.innerHTML = html;
	const dead = page.querySelector( 'script' )!;
	const live = document.createElement( 'script' );
	live.textContent = dead.textContent;
	dead.replaceWith( live );
	return page.querySelector( 'section' )!;
}

/** What takes room: elements, classes and words; the plate is printed as a blank. */
const outline = ( element: Element ): string[] => [
	`${ element.tagName } ${ element.className } ${ element.matches( '.hh-plate' ) || element.children.length > 0 ? '' : element.textContent }`,
	...[ ...element.children ].flatMap( outline ),
];

describe( 'the server’s version', () => {
	it.each( [
		[ 'hero', hero, 'user', VEHICLE.make ],
		[ 'hero', hero, 'vehicle', 'BMW' ],
		[ 'standard', standard, 'user', '$& Straße' ],
		[ 'standard', standard, 'vehicle', null ],
	] as const )( '%s is the island’s first frame: nothing jumps', ( variant, fixture, step, make ) => {
		rememberFound( 'KM21FJX', 45, { ...VEHICLE, make, model: make && VEHICLE.model }, 'token.signed' );
		if ( step === 'user' ) {
			rememberUser( '' );
		}
		const section = printed( fixture.html );
		expect( section ).not.toHaveAttribute( 'hidden' );
		expect( root.dataset.hhReminder ).toBe( variant === 'hero' ? 'hero' : undefined );
		const { container } = open( fixture.props as ValuationReminderProps );
		expect( outline( container.querySelector( 'section' )! ) ).toEqual( outline( section ) );
		expect( section.querySelector( '.hh-reminder__call' )?.textContent?.trim() ).toBe(
			container.querySelector( '.hh-reminder__call' )?.textContent
		);
		delete root.dataset.hhReminder;
	} );

	it.each( [ '', 'not json', JSON.stringify( { step: 'phone' } ), JSON.stringify( { step: '"]' } ) ] )(
		'stays hidden with the cookie "%s"',
		( cookie ) => {
			document.cookie = `${ SESSION_COOKIE }=${ encodeURIComponent( cookie ) }; Path=/`;
			expect( printed( hero.html ) ).toHaveAttribute( 'hidden' );
			expect( root ).not.toHaveAttribute( 'data-hh-reminder' );
		}
	);
} );
