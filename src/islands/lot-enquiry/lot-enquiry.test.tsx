import { webcrypto } from 'node:crypto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../../tests/fixtures/auctions/lot-enquiry.json';
import type { LotEnquiryProps } from '../../contract/generated/auctions/lot-enquiry-props';
import { LotEnquiry } from './lot-enquiry';

const props = fixture.props as LotEnquiryProps;
const sent = { kind: 'commission_bid', title: 'Thank you, we’ve received your commission bid', sentence: 'Somebody will call you.', next: [ { label: 'Friday 4 December, 11am', url: 'http://localhost/auctions/cars/' } ] };

let posts: Array< Record< string, unknown > >;
let answers: Array< { status: number; body: object } | 'lost' >;

beforeEach( () => {
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	posts = [];
	answers = [];
	let tokens = 0;
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		if ( url === props.endpoints.token ) {
			return { ok: true, status: 200, json: async () => ( { token: `token-${ ++tokens }` } ) };
		}
		posts.push( init.body instanceof FormData ? Object.fromEntries( init.body ) : ( JSON.parse( String( init.body ) ) as Record< string, unknown > ) );
		const answer = answers.shift() ?? { status: 201, body: sent };
		if ( answer === 'lost' ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
	} ) as unknown as typeof fetch;
} );

it( '[LOT-10] a commission bid: what is missing is said at its field, then it is sent once, and the thank-you has the focus', async () => {
	const user = userEvent.setup();
	render( <LotEnquiry { ...props } typed={ { name: [ 'Jo Smith' ], email: [ 'jo@example.com' ] } } /> );
	await user.click( screen.getByRole( 'radio', { name: 'Leave a commission bid' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Send my commission bid' } ) );
	const bid = screen.getByLabelText( /Your maximum bid/ );
	await waitFor( () => expect( bid ).toHaveFocus() );
	expect( screen.getByLabelText( /Phone number/ ) ).toHaveAccessibleDescription( 'Enter the phone number we should call' );
	expect( posts ).toEqual( [] );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There are 3 problems. Check your answers and try again.' );
	expect( screen.getByRole( 'checkbox' ) ).toBeRequired();
	await user.type( bid, '£3,250' );
	await user.type( screen.getByLabelText( /Phone number/ ), '07700 900123' );
	await user.click( screen.getByRole( 'checkbox' ) );
	await user.dblClick( screen.getByRole( 'button', { name: 'Send my commission bid' } ) );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: sent.title } ) ).toHaveFocus() );
	expect( screen.getByRole( 'link', { name: 'Friday 4 December, 11am' } ) ).toHaveAttribute( 'href', 'http://localhost/auctions/cars/' );
	expect( posts ).toHaveLength( 1 );
	expect( posts[ 0 ] ).toMatchObject( { kind: 'commission_bid', bid: '£3,250', agree: true, lot: props.lot, token: 'token-1' } );
} );

it( '[SALE-01] an offer with its proof of funds goes as form data, a wrong file is refused before it is sent, an offer without one goes as JSON', async () => {
	const user = userEvent.setup( { applyAccept: false } );
	const taking = { ...props, kinds: [ ...props.kinds, { value: 'offer' as const, label: 'Make an offer', send: 'Send my offer' } ], funding: [ { value: 'cash' as const, label: 'Cash' } ] };
	const { unmount } = render( <LotEnquiry { ...taking } typed={ { name: [ 'Jo Smith' ], email: [ 'jo@example.com' ], phone: [ '07700 900123' ] } } /> );
	await user.click( screen.getByRole( 'radio', { name: 'Make an offer' } ) );
	await user.type( screen.getByLabelText( /Your offer/ ), '250,000' );
	await user.selectOptions( screen.getByLabelText( 'How you’ll pay' ), 'cash' );
	await user.upload( screen.getByLabelText( /Proof of funds/ ), new File( [ 'x' ], 'funds.exe' ) );
	await user.click( screen.getByRole( 'button', { name: 'Send my offer' } ) );
	expect( await screen.findByText( 'The proof of funds must be a PDF, JPG or PNG file' ) ).toBeVisible();
	expect( posts ).toEqual( [] );
	await user.upload( screen.getByLabelText( /Proof of funds/ ), new File( [ '%PDF-1.4' ], 'funds.pdf' ) );
	await user.click( screen.getByRole( 'button', { name: 'Send my offer' } ) );
	expect( await screen.findByRole( 'heading', { name: sent.title } ) ).toBeVisible();
	expect( posts[ 0 ] ).toMatchObject( { kind: 'offer', amount: '250,000', funding: 'cash', agree: '0', lot: String( props.lot ) } );
	expect( posts[ 0 ]?.proof ).toBeInstanceOf( File );
	unmount();
	render( <LotEnquiry { ...taking } typed={ { kind: [ 'offer' ], amount: [ '1' ], funding: [ 'cash' ], name: [ 'Jo' ], email: [ 'jo@example.com' ], phone: [ '07700 900123' ] } } /> );
	await user.click( screen.getByRole( 'button', { name: 'Send my offer' } ) );
	await screen.findByRole( 'heading', { name: sent.title } );
	expect( posts[ 1 ] ).toMatchObject( { kind: 'offer', amount: '1', agree: false } );
	expect( posts[ 1 ] ).not.toHaveProperty( 'proof' );
} );

it( '[LOT-10] the phone number is marked as needed before anything is sent for a commission or telephone bid, and as optional for the rest', async () => {
	const user = userEvent.setup();
	const kinds: LotEnquiryProps[ 'kinds' ] = [ ...props.kinds, { value: 'telephone_bid', label: 'Bid by phone', send: 'Ask for a phone bid' } ];
	render( <LotEnquiry { ...props } kinds={ kinds } typed={ {} } /> );
	for ( const { value, label } of kinds ) {
		await user.click( screen.getByRole( 'radio', { name: label } ) );
		const isNeeded = value.endsWith( '_bid' );
		const phone = screen.getByRole( 'textbox', { name: isNeeded ? 'Phone number' : 'Phone number (optional)' } );
		expect( [ label, phone.hasAttribute( 'required' ) ] ).toEqual( [ label, isNeeded ] );
	}
	expect( posts ).toEqual( [] );
} );

it( 'turns to what a link of the page asks for, and keeps what was typed; a bid that the sale does not take is not chosen', async () => {
	const follow = ( hash: string ) =>
		act( () => {
			window.location.hash = hash;
			window.dispatchEvent( new Event( 'hashchange' ) );
		} );
	const { unmount } = render( <LotEnquiry { ...props } typed={ { name: [ 'Jo' ] } } /> );
	follow( '#enquiry-register' );
	expect( screen.getByRole( 'radio', { name: 'Register to bid' } ) ).toBeChecked();
	expect( screen.getByRole( 'button', { name: 'Register to bid' } ) ).toBeVisible();
	follow( '#enquiry-ask' );
	expect( screen.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Jo' );
	unmount();
	render( <LotEnquiry { ...props } kinds={ props.kinds.filter( ( { value } ) => value !== 'register' ) } typed={ {} } /> );
	follow( '#enquiry-register' );
	expect( screen.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	window.location.hash = '';
} );

it( '[LOT-10] a lost answer is the same submission; an old token is renewed once; the server’s sentence is shown', async () => {
	const user = userEvent.setup();
	answers = [ 'lost', { status: 401, body: { code: 'hh_enquiry_token', message: 'Again.', data: { status: 401 } } }, { status: 409, body: { code: 'hh_enquiry_over', message: 'No longer offered.', data: { status: 409 } } } ];
	render( <LotEnquiry { ...props } typed={ { name: [ 'Jo' ], email: [ 'jo@example.com' ], message: [ 'Keys?' ] } } /> );
	await user.click( screen.getByRole( 'button', { name: 'Send my question' } ) );
	expect( await screen.findByText( /couldn’t reach the website/ ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Send my question' } ) );
	expect( await screen.findByText( 'No longer offered.' ) ).toBeVisible();
	expect( new Set( posts.map( ( post ) => post.submission ) ).size ).toBe( 1 );
	expect( posts ).toHaveLength( 3 );
} );
