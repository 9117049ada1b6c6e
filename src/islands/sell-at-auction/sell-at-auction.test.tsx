import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import fixture from '../../../tests/fixtures/auctions/sell-at-auction.json';
import type { SellAtAuctionProps } from '../../contract/generated/auctions/sell-at-auction-props';
import { SellAtAuction } from './sell-at-auction';

const props = fixture.props as SellAtAuctionProps;
const sent = { title: 'Thank you', sentence: 'Somebody will call you.', next: [ { label: 'Tuesday 1 December, 11am', url: 'http://localhost/auctions/next-cars/' } ] };

let posts: Array< Record< string, unknown > >;
let answers: Array< { status: number; body: object } >;

beforeEach( () => {
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	posts = [];
	answers = [];
	let tokens = 0;
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		if ( url === props.endpoints.token ) {
			return { ok: true, status: 200, json: async () => ( { token: `token-${ ++tokens }` } ) };
		}
		posts.push( JSON.parse( String( init.body ) ) as Record< string, unknown > );
		const answer = answers.shift() ?? { status: 201, body: sent };
		return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
	} ) as unknown as typeof fetch;
} );

it( 'says what is missing at its field, sends once, and thanks with the focus on the heading', async () => {
	const user = userEvent.setup();
	render( <SellAtAuction { ...props } typed={ { email: [ 'jo@example.com' ] } } /> );
	await user.click( screen.getByRole( 'button', { name: 'Request an estimate' } ) );
	const plate = screen.getByLabelText( 'Number plate' );
	await waitFor( () => expect( plate ).toHaveFocus() );
	expect( plate ).toHaveAccessibleDescription( 'Enter the number plate' );
	expect( posts ).toEqual( [] );
	await user.type( plate, 'AB12*CDE' );
	await user.click( screen.getByRole( 'button', { name: 'Request an estimate' } ) );
	await waitFor( () => expect( plate ).toHaveAccessibleDescription( 'Enter a number plate in the correct format, like AB12 CDE' ) );
	await user.clear( plate );
	await user.type( plate, 'ab12 cde' );
	expect( plate ).not.toHaveAttribute( 'aria-invalid' );
	await user.type( screen.getByLabelText( 'Mileage' ), '45,000' );
	await user.type( screen.getByLabelText( 'Name' ), 'Jo Smith' );
	await user.dblClick( screen.getByRole( 'button', { name: 'Request an estimate' } ) );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: sent.title } ) ).toHaveFocus() );
	expect( screen.getByRole( 'navigation', { name: 'Upcoming auctions' } ) ).toContainElement( screen.getByRole( 'link', { name: 'Tuesday 1 December, 11am' } ) );
	expect( posts ).toHaveLength( 1 );
	expect( posts[ 0 ] ).toMatchObject( { business: 'car-auctions', answers: { plate: 'ab12 cde', mileage: '45,000' }, name: 'Jo Smith', email: 'jo@example.com', token: 'token-1' } );
} );

it( 'renews a token that has grown old, and shows the server’s sentence', async () => {
	const user = userEvent.setup();
	answers = [
		{ status: 401, body: { code: 'hh_enquiry_token', message: 'Again.', data: { status: 401 } } },
		{ status: 429, body: { code: 'hh_enquiry_too_many', message: 'A good deal today.', data: { status: 429 } } },
	];
	render( <SellAtAuction { ...props } typed={ { plate: [ 'AB12CDE' ], mileage: [ '1' ], name: [ 'Jo' ], email: [ 'jo@example.com' ] } } /> );
	await user.click( screen.getByRole( 'button', { name: 'Request an estimate' } ) );
	expect( await screen.findByText( 'A good deal today.' ) ).toBeVisible();
	expect( new Set( posts.map( ( post ) => post.submission ) ).size ).toBe( 1 );
	expect( posts ).toHaveLength( 2 );
} );
