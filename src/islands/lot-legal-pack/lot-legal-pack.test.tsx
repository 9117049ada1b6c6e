import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../../tests/fixtures/auctions/lot-legal-pack.json';
import type { LotLegalPackProps } from '../../contract/generated/auctions/lot-legal-pack-props';
import { navigate } from '../../lib/navigate';
import { LotLegalPack } from './lot-legal-pack';

jest.mock( '../../lib/navigate' );

const props = fixture.props as LotLegalPackProps;
let posts: Array< Record< string, unknown > >;

function serverSays( status: number, body: object ) {
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		const isToken = url === props.endpoints.token;
		if ( ! isToken ) {
			posts.push( JSON.parse( String( init.body ) ) as Record< string, unknown > );
		}
		return { ok: isToken || status < 400, status: isToken ? 200 : status, json: async () => ( isToken ? { token: 'signed.token' } : body ) };
	} ) as unknown as typeof fetch;
}

beforeEach( () => {
	posts = [];
	serverSays( 202, { message: 'We have sent you a mail.' } );
} );

const button = () => screen.getByRole( 'button', { name: 'Send me the legal pack' } );

it( '[LOT-05] asks with a fresh token and the version of the terms that was shown, and says what the server says', async () => {
	const user = userEvent.setup();
	render( <LotLegalPack { ...props } typed={ { name: [ 'Jo Smith' ] } } /> );
	expect( screen.getByText( 'Title register' ) ).toBeInTheDocument();
	await user.type( screen.getByLabelText( 'Email address' ), 'jo@example.com' );
	await user.click( screen.getByRole( 'checkbox', { name: /accept these terms/ } ) );
	await user.click( button() );
	expect( await screen.findByRole( 'status' ) ).toHaveFocus();
	expect( posts ).toEqual( [
		{ name: 'Jo Smith', email: 'jo@example.com', accept: true, website: '', lot: props.lot, terms: props.terms.version, token: 'signed.token' },
	] );
} );

it( '[LOT-05] without the terms nothing is sent, and what the server finds wrong is at its field', async () => {
	const user = userEvent.setup();
	render( <LotLegalPack { ...props } typed={ { name: [ 'Jo' ], email: [ 'jo@example.com' ] } } /> );
	await user.click( button() );
	expect( screen.getByRole( 'checkbox' ) ).toHaveAccessibleDescription( /Accept the terms to get the documents/ );
	expect( posts ).toEqual( [] );
	await user.click( screen.getByRole( 'checkbox' ) );
	serverSays( 400, { code: 'hh_legal_invalid', message: 'Look.', data: { status: 400, params: { accept: 'The terms have just changed.' } } } );
	await user.click( button() );
	expect( await screen.findByText( 'The terms have just changed.' ) ).toBeVisible();
	serverSays( 429, { code: 'hh_legal_too_many', message: 'Tomorrow, please.', data: { status: 429 } } );
	await user.click( button() );
	expect( await screen.findByText( 'Tomorrow, please.' ) ).toBeVisible();
} );

it( '[LOT-05] with the setting it says that the documents open at once, and leads to them', async () => {
	const user = userEvent.setup();
	const filled = { name: [ 'Jo Smith' ], email: [ 'jo@example.com' ], accept: [ '1' ] };
	const { unmount } = render( <LotLegalPack { ...props } typed={ filled } /> );
	await user.click( button() );
	await screen.findByRole( 'status' );
	expect( navigate ).not.toHaveBeenCalled();
	unmount();
	serverSays( 202, { message: 'We have sent you a mail.', url: 'https://example.org/legal-pack/a.b/' } );
	render( <LotLegalPack { ...props } at_once typed={ filled } /> );
	expect( screen.getByText( /The documents open at once/ ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'View the documents' } ) );
	await screen.findByRole( 'status' );
	expect( navigate ).toHaveBeenCalledWith( 'https://example.org/legal-pack/a.b/' );
} );
