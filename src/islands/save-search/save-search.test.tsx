import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import answer from '../../../tests/fixtures/hpapi/saved-search-answer.json';
import fixture from '../../../tests/fixtures/hpapi/save-search.json';
import type { SaveSearchProps } from '../../contract/generated/hpapi/save-search-props';
import { announceMapArea } from '../../lib/map-area';
import { SaveSearch } from './save-search';

const props = fixture.props as SaveSearchProps;

interface Call {
	url: string;
	body: unknown;
}

let calls: Call[];

/** What the server answers to saving. */
function serverSays( status: number, body: object ) {
	global.fetch = jest.fn( ( url: string, init: RequestInit ) => {
		calls.push( { url, body: typeof init.body === 'string' ? ( JSON.parse( init.body ) as unknown ) : null } );
		const isToken = url === props.token_url;
		const said = isToken ? { token: 'signed.token' } : body;
		return Promise.resolve( { ok: isToken || status < 400, status: isToken ? 200 : status, json: () => Promise.resolve( said ) } );
	} ) as unknown as typeof fetch;
}

beforeEach( () => {
	delete window.hhMapArea;
	calls = [];
	serverSays( 202, answer );
} );

async function open() {
	const user = userEvent.setup();
	render( <SaveSearch { ...props } /> );
	await user.click( screen.getByRole( 'button', { name: 'Email alerts for this search' } ) );
	return { user, dialog: within( screen.getByRole( 'dialog', { name: 'Email alerts for this search' } ) ) };
}

it( 'saves the list’s search with a fresh token and says what the server says', async () => {
	const { user, dialog } = await open();
	expect( dialog.getByText( props.label ) ).toBeVisible();
	expect( dialog.getByLabelText( 'Email address' ) ).toHaveFocus();
	expect( calls ).toEqual( [] );
	await user.type( dialog.getByLabelText( 'Email address' ), ' jo@example.com ' );
	await user.click( dialog.getByRole( 'radio', { name: 'Once a week' } ) );
	await user.click( dialog.getByRole( 'checkbox', { name: 'Include price reductions' } ) );
	await user.click( dialog.getByRole( 'button', { name: 'Set up email alerts' } ) );
	expect( await screen.findByText( answer.message ) ).toHaveFocus();
	expect( screen.getByRole( 'dialog', { name: 'Check your email' } ) ).toBeVisible();
	expect( calls ).toEqual( [
		{ url: props.token_url, body: null },
		{
			url: props.save_url,
			body: { email: 'jo@example.com', frequency: 'weekly', price_drops: false, website: '', token: 'signed.token', search: props.search },
		},
	] );
} );

it( 'saves what the map shows now: the area drawn since, and none where it was cleared', async () => {
	const opened = { ...props, label: 'Property for sale, drawn area', base_label: 'Property for sale', search: { min_beds: '2', polygon: 'old' } };
	const user = userEvent.setup();
	render( <SaveSearch { ...opened } /> );
	const saved = async ( area: { polygon: string; bounds: string }, label: string ) => {
		act( () => announceMapArea( area ) );
		await user.click( screen.getByRole( 'button', { name: 'Email alerts for this search' } ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( label ) ).toBeVisible();
		await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example.com{enter}' );
		await screen.findByText( answer.message );
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		return ( calls.at( -1 )?.body as { search: unknown } ).search;
	};
	expect( await saved( { polygon: 'drawn', bounds: '' }, 'Property for sale, drawn area' ) ).toEqual( { min_beds: '2', polygon: 'drawn' } );
	expect( await saved( { polygon: '', bounds: '1,2,3,4' }, 'Property for sale, map area' ) ).toEqual( { min_beds: '2', bounds: '1,2,3,4' } );
	expect( await saved( { polygon: '', bounds: '' }, 'Property for sale' ) ).toEqual( { min_beds: '2' } );
} );

it( 'saves what the map shows where that was moved before this script woke', async () => {
	announceMapArea( { polygon: '', bounds: '1,2,3,4' } );
	const user = userEvent.setup();
	render( <SaveSearch { ...props } search={ { min_beds: '2' } } base_label="Property for sale" /> );
	await user.click( screen.getByRole( 'button', { name: 'Email alerts for this search' } ) );
	expect( screen.getByText( 'Property for sale, map area' ) ).toBeVisible();
	await user.type( screen.getByLabelText( 'Email address' ), 'jo@example.com{enter}' );
	await screen.findByText( answer.message );
	expect( calls.at( -1 )?.body ).toMatchObject( { search: { min_beds: '2', bounds: '1,2,3,4' } } );
} );

it( 'does not send what is no address, and goes back to the field', async () => {
	const { user, dialog } = await open();
	await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example{enter}' );
	expect( dialog.getByRole( 'alert' ) ).toHaveTextContent( 'Enter an email address in the correct format, like name@example.com' );
	expect( dialog.getByLabelText( 'Email address' ) ).toHaveFocus();
	expect( dialog.getByLabelText( 'Email address' ) ).toBeInvalid();
	expect( calls ).toEqual( [] );
} );

it( 'shows the server’s sentence where it refuses, and lets the visitor try again', async () => {
	serverSays( 429, { code: 'hpapi_too_many_requests', message: 'Too many requests today.', data: { status: 429 } } );
	const { user, dialog } = await open();
	await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example.com{enter}' );
	expect( await dialog.findByText( 'Too many requests today.' ) ).toBeVisible();
	serverSays( 202, answer );
	await user.click( dialog.getByRole( 'button', { name: 'Set up email alerts' } ) );
	expect( await screen.findByText( answer.message ) ).toBeVisible();
} );

it( 'closes with its button and opens empty again', async () => {
	const { user, dialog } = await open();
	await user.type( dialog.getByLabelText( 'Email address' ), 'jo@example.com' );
	await user.click( dialog.getByRole( 'button', { name: 'Close' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	await user.click( screen.getByRole( 'button', { name: 'Email alerts for this search' } ) );
	expect( screen.getByLabelText( 'Email address' ) ).toHaveValue( '' );
} );
