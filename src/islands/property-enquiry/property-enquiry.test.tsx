import { webcrypto } from 'node:crypto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import invalid from '../../../tests/fixtures/hpapi/enquiry-invalid.json';
import slotGone from '../../../tests/fixtures/hpapi/enquiry-slot-gone.json';
import tokenAnswer from '../../../tests/fixtures/hpapi/enquiry-token.json';
import sent from '../../../tests/fixtures/hpapi/enquiry.json';
import serverNoTimes from '../../../tests/fixtures/hpapi/property-enquiry-no-times.json';
import server from '../../../tests/fixtures/hpapi/property-enquiry.json';
import type { PropertyEnquiryProps } from '../../contract/generated/hpapi/property-enquiry-props';
import { PropertyEnquiry } from './property-enquiry';

const props = server.props as PropertyEnquiryProps;
const noTimes = serverNoTimes.props as PropertyEnquiryProps;

type Answer = { status: number; body: unknown };
let answers: Answer[];
let posts: Array< Record< string, unknown > >;
let tokens: number;
let lost: number;

beforeEach( () => {
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	window.location.hash = '';
	answers = [];
	posts = [];
	tokens = 0;
	lost = 0;
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		let answer: Answer = { status: 200, body: { data: { days: props.days } } };
		if ( url.endsWith( '/enquiries/token' ) ) {
			tokens++;
			answer = { status: 200, body: { data: { ...tokenAnswer.data, token: `token-${ tokens }` } } };
		} else if ( init.method === 'POST' ) {
			posts.push( JSON.parse( String( init.body ) ) as Record< string, unknown > );
			if ( lost > 0 ) {
				lost--;
				throw new TypeError( 'Failed to fetch' );
			}
			answer = answers.shift() ?? { status: 201, body: sent };
		}
		return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
	} ) as unknown as typeof fetch;
} );

const show = ( of = props, typed = {} ) => render( <PropertyEnquiry { ...of } typed={ typed } /> );
const button = ( name: RegExp ) => screen.getByRole( 'button', { name } );
const send = ( user: ReturnType< typeof userEvent.setup > ) => user.click( button( /Send my question/ ) );

async function person( user: ReturnType< typeof userEvent.setup > ) {
	await user.type( screen.getByLabelText( 'Name' ), 'Jo Smith' );
	await user.type( screen.getByLabelText( 'Email address' ), 'jo@example.com' );
}

it( 'books a time: a token of its own, one post, and the thank-you with the focus on it', async () => {
	const user = userEvent.setup();
	show();
	const slot = props.days[ 0 ]!.slots[ 1 ]!;
	await user.click( screen.getByRole( 'radio', { name: `${ props.days[ 0 ]!.label }, ${ slot.time }` } ) );
	await person( user );
	await user.click( button( /Request viewing/ ) );
	const heading = await screen.findByRole( 'heading', { name: sent.data.title } );
	await waitFor( () => expect( heading ).toHaveFocus() );
	expect( screen.getByRole( 'link', { name: 'Add to my calendar' } ) ).toHaveAttribute( 'href', sent.data.calendar_url );
	expect( posts ).toHaveLength( 1 );
	expect( posts[ 0 ] ).toMatchObject( { kind: 'viewing', slot: slot.id, property: props.property, name: 'Jo Smith', token: 'token-1', website: '' } );
} );

it( 'says everything that is wrong, keeps what was typed, and puts the focus on the first', async () => {
	const user = userEvent.setup();
	show();
	await user.click( screen.getByRole( 'radio', { name: 'Ask a question' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'A call back' } ) );
	await user.type( screen.getByLabelText( 'Name' ), 'evil.example' );
	await send( user );
	expect( posts ).toHaveLength( 0 );
	expect( screen.getByLabelText( 'Name' ) ).toHaveAccessibleDescription( 'Your name must not include links' );
	expect( screen.getByLabelText( 'Email address' ) ).toBeInvalid();
	expect( screen.getByLabelText( /Phone number/ ) ).toHaveAccessibleDescription( 'Enter the phone number we should call' );
	await waitFor( () => expect( screen.getByLabelText( 'Name' ) ).toHaveFocus() );
	await user.clear( screen.getByLabelText( 'Name' ) );
	await user.type( screen.getByLabelText( 'Name' ), 'Jo' );
	expect( screen.getByLabelText( 'Name' ) ).not.toBeInvalid();
	expect( screen.getByLabelText( 'Email address' ) ).toBeInvalid();
} );

it( 'the time is gone: what is left is shown and everything else stays', async () => {
	const user = userEvent.setup();
	answers = [ { status: 409, body: slotGone } ];
	show();
	await user.click( screen.getAllByRole( 'radio', { name: /10am$/ } )[ 0 ]! );
	await person( user );
	await user.click( button( /Request viewing/ ) );
	const times = await screen.findByRole( 'radiogroup', { name: 'Choose a time' } );
	await waitFor( () => expect( times ).toHaveAccessibleDescription( slotGone.message ) );
	const left = slotGone.data.days[ 0 ]!;
	const radio = within( times ).getByRole( 'radio', { name: `${ left.label }, ${ left.slots[ 0 ]!.time }` } );
	await waitFor( () => expect( radio ).toHaveFocus() );
	expect( within( times ).getAllByRole( 'radio' ) ).toHaveLength( 2 );
	expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Jo Smith' );
	await user.click( radio );
	await user.click( button( /Request viewing/ ) );
	await screen.findByRole( 'heading', { name: sent.data.title } );
	expect( posts[ 1 ]!.submission ).not.toBe( posts[ 0 ]!.submission );
} );

it( 'a lost answer: sending the same again is the same submission; another text is another', async () => {
	const user = userEvent.setup();
	lost = 2;
	show();
	await user.click( screen.getByRole( 'radio', { name: 'Ask a question' } ) );
	await user.type( screen.getByLabelText( /Your question/ ), 'Is the well wet?' );
	await person( user );
	await send( user );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /couldn’t reach the website.*01632 960 123/ );
	await send( user );
	await waitFor( () => expect( posts ).toHaveLength( 2 ) );
	expect( posts[ 1 ]!.submission ).toBe( posts[ 0 ]!.submission );
	await user.type( screen.getByLabelText( /Your question/ ), ' And deep?' );
	await send( user );
	await screen.findByRole( 'heading', { name: sent.data.title } );
	expect( posts[ 2 ]!.submission ).not.toBe( posts[ 0 ]!.submission );
} );

it( 'two clicks make one post', async () => {
	const user = userEvent.setup();
	show();
	await user.click( screen.getByRole( 'radio', { name: 'Ask a question' } ) );
	await user.type( screen.getByLabelText( /Your question/ ), 'Is the well wet?' );
	await person( user );
	await user.dblClick( button( /Send my question/ ) );
	await screen.findByRole( 'heading', { name: sent.data.title } );
	expect( posts ).toHaveLength( 1 );
} );

it( 'an old token is renewed once, and no more', async () => {
	const user = userEvent.setup();
	const old = { status: 401, body: { code: 'hpapi_enquiry_token', message: 'Send it again.', data: { status: 401 } } };
	answers = [ old, old ];
	show( noTimes );
	await user.type( screen.getByLabelText( 'When would suit you?' ), 'Evenings' );
	await person( user );
	await user.click( button( /Request viewing/ ) );
	expect( await screen.findByText( 'Send it again.' ) ).toBeInTheDocument();
	expect( [ tokens, posts.length ] ).toEqual( [ 2, 2 ] );
	expect( posts[ 1 ] ).toMatchObject( { slot: 0, preferred: 'Evenings', submission: posts[ 0 ]!.submission, token: 'token-2' } );
} );

it( 'what only the server finds wrong is shown at its field', async () => {
	const user = userEvent.setup();
	answers = [ { status: 400, body: invalid } ];
	show();
	await user.click( screen.getByRole( 'radio', { name: 'Ask a question' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'More details by email' } ) );
	await person( user );
	await send( user );
	await waitFor( () => expect( screen.getByLabelText( 'Email address' ) ).toHaveAccessibleDescription( invalid.data.params.email ) );
} );

it( 'takes over what was typed before it came, and follows the links that lead to it', async () => {
	show( props, { kind: [ 'ask' ], 'wishes[]': [ 'details' ], message: [ 'Hello' ], email: [ 'jo@' ] } );
	expect( screen.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	expect( screen.getByRole( 'checkbox', { name: 'More details by email' } ) ).toBeChecked();
	expect( screen.getByLabelText( 'Email address' ) ).toHaveValue( 'jo@' );
	const follow = ( hash: string ) =>
		act( async () => {
			window.location.hash = hash;
			window.dispatchEvent( new Event( 'hashchange' ) );
		} );
	await follow( '#enquiry' );
	expect( screen.getByRole( 'radio', { name: 'Book a viewing' } ) ).toBeChecked();
	await follow( '#enquiry-ask' );
	expect( screen.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	expect( screen.getByLabelText( /Your question/ ) ).toHaveValue( 'Hello' );
} );

it( 'asks for the times once, when somebody turns to the form', async () => {
	const user = userEvent.setup();
	show();
	expect( global.fetch ).not.toHaveBeenCalled();
	await user.click( screen.getByLabelText( 'Name' ) );
	await user.click( screen.getByLabelText( 'Email address' ) );
	await waitFor( () => expect( global.fetch ).toHaveBeenCalledTimes( 1 ) );
	expect( jest.mocked( global.fetch ).mock.calls[ 0 ]![ 0 ] ).toBe( props.endpoints.slots );
} );
