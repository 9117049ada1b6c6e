import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../../tests/fixtures/auctions/lot-alerts.json';
import type { LotAlertsProps } from '../../contract/generated/auctions/lot-alerts-props';
import { LotAlerts } from './lot-alerts';
import { addressSearch } from './rules/address-search';

const props = fixture.props as unknown as LotAlertsProps;
const ofSale = {
	...props,
	sale: 12,
	follows: true,
	scopes: [
		{ sale: 12, label: 'Cars' },
		{ sale: 0, label: 'All upcoming car auctions' },
	],
};

interface Call {
	url: URL;
	body: unknown;
}

let calls: Call[];

/** What the server answers to saving. */
function serverSays( status: number, body: object ) {
	global.fetch = jest.fn( ( url: string, init: RequestInit ) => {
		const isPost = init.method === 'POST';
		calls.push( { url: new URL( url ), body: typeof init.body === 'string' ? ( JSON.parse( init.body ) as unknown ) : null } );
		return Promise.resolve( {
			ok: ! isPost || status < 400,
			status: isPost ? status : 200,
			json: () => Promise.resolve( isPost ? body : { token: 'signed.token', label: 'Kia' } ),
		} );
	} ) as unknown as typeof fetch;
}

beforeEach( () => {
	calls = [];
	serverSays( 202, { message: 'We’ll send you an email.' } );
	window.history.replaceState( null, '', '/' );
} );

async function open( of: LotAlertsProps ) {
	const user = userEvent.setup();
	render( <LotAlerts { ...of } /> );
	await user.click( screen.getByRole( 'button', { name: 'Email me new lots' } ) );
	return { user, dialog: within( screen.getByRole( 'dialog', { name: 'Email alerts for lots' } ) ) };
}

it( '[SALE-02] saves the page’s search with a fresh token and says what the server says', async () => {
	const { user, dialog } = await open( props );
	expect( dialog.getByText( 'Ford' ) ).toBeVisible();
	expect( dialog.getByText( 'All upcoming car auctions' ) ).toBeVisible();
	expect( calls ).toEqual( [] );
	await user.type( dialog.getByLabelText( 'Email address' ), ' jo@example.com {enter}' );
	expect( await screen.findByText( 'We’ll send you an email.' ) ).toHaveFocus();
	expect( calls[ 0 ]?.url.searchParams.get( 'search[make]' ) ).toBe( 'ford' );
	expect( calls[ 1 ]?.body ).toEqual( {
		email: 'jo@example.com',
		frequency: 'daily',
		website: '',
		business: 'car-auctions',
		sale: 0,
		search: { make: 'ford' },
		token: 'signed.token',
	} );
} );

it( '[SALE-02] on a catalogue saves what its address says now, in the sale or in all of them', async () => {
	window.history.replaceState( null, '', '/auctions/cars/?make=kia&maxPrice=5000&page=2&view=map' );
	const { user, dialog } = await open( ofSale );
	expect( await dialog.findByText( 'Kia' ) ).toBeVisible();
	expect( dialog.getByRole( 'radio', { name: 'Cars' } ) ).toBeChecked();
	await user.click( dialog.getByRole( 'radio', { name: 'All upcoming car auctions' } ) );
	await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example.com{enter}' );
	await screen.findByText( 'We’ll send you an email.' );
	expect( calls.at( -1 )?.body ).toMatchObject( { sale: 0, search: { make: 'kia', maxPrice: '5000' } } );
} );

it( '[SALE-02] shows why the server refuses and keeps what was typed', async () => {
	serverSays( 429, { code: 'hh_watch_too_many', message: 'Too many requests today. Try again tomorrow.', data: { status: 429 } } );
	const { user, dialog } = await open( props );
	await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example' );
	await user.click( dialog.getByRole( 'button', { name: 'Set up email alerts' } ) );
	expect( dialog.getByRole( 'alert' ) ).toHaveTextContent( 'Enter an email address in the correct format' );
	await user.type( dialog.getByLabelText( 'Email address' ), '.com{enter}' );
	expect( await dialog.findByText( 'Too many requests today. Try again tomorrow.' ) ).toBeVisible();
	expect( dialog.getByLabelText( 'Email address' ) ).toHaveValue( 'jo@example.com' );
} );

it( '[SALE-02] reads of an address what can be a filter', () => {
	expect( addressSearch( '?make=ford&make=kia&empty=&utm_source=x&town=rye&search=a%20b' ) ).toEqual( { make: 'kia', town: 'rye', search: 'a b' } );
	expect( addressSearch( `?search=${ 'a'.repeat( 2001 ) }` ) ).toEqual( {} );
	expect( addressSearch( '' ) ).toEqual( {} );
} );
