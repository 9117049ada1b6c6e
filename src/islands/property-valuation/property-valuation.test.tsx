import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import fixture from '../../../tests/fixtures/hpapi/property-valuation.json';
import sentFixture from '../../../tests/fixtures/hpapi/property-valuation-sent.json';
import type { PropertyValuationProps } from '../../contract/generated/hpapi/property-valuation-props';
import { PropertyValuation } from './property-valuation';

const props = fixture.props as PropertyValuationProps;
const KEY = 'hh-property-valuation';

let posts: Array< Record< string, unknown > >;
let answers: Array< { status: number; body: object } >;
let places: string[];

// The pause after typing passes by the test's clock: on a busy machine it would outlast what the queries wait.
const visitor = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
jest.setTimeout( 120_000 );

beforeEach( () => {
	jest.useFakeTimers();
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	window.sessionStorage.clear();
	posts = [];
	answers = [];
	places = [];
	let tokens = 0;
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		if ( url.startsWith( props.endpoints.place ) ) {
			places.push( new URL( url ).searchParams.get( 'postcode' ) ?? '' );
			return { ok: true, status: 200, json: async () => ( { data: { postcode: 'TN17 3AA', town: 'Cranbrook', office: 'Cranbrook', is_known: true } } ) };
		}
		if ( url === props.endpoints.token ) {
			return { ok: true, status: 200, json: async () => ( { data: { token: `token-${ ++tokens }`, expires_in: 60 } } ) };
		}
		posts.push( JSON.parse( String( init.body ) ) as Record< string, unknown > );
		const answer = answers.shift() ?? { status: 201, body: sentFixture };
		return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
	} ) as unknown as typeof fetch;
} );

afterEach( () => {
	jest.useRealTimers();
} );

const form = () => screen.getByRole( 'form', { name: 'Request a valuation' } );
const press = ( user: ReturnType< typeof userEvent.setup >, name: string ) => user.click( screen.getByRole( 'button', { name } ) );
const kept = () => JSON.parse( window.sessionStorage.getItem( KEY ) ?? 'null' ) as { values: Record< string, unknown >; step: number } | null;

async function fillAddress( user: ReturnType< typeof userEvent.setup > ) {
	await user.type( screen.getByLabelText( 'Postcode' ), 'tn17 3aa' );
	await user.type( screen.getByLabelText( 'House name or number, and street' ), '14 Mill Lane' );
	await screen.findByText( 'Our Cranbrook office looks after this postcode.' );
	await press( user, 'Continue' );
}

async function fillProperty( user: ReturnType< typeof userEvent.setup > ) {
	await user.click( screen.getByRole( 'radio', { name: 'Selling' } ) );
	await user.selectOptions( screen.getByLabelText( 'Property type' ), 'Flat or maisonette' );
	await user.selectOptions( screen.getByLabelText( 'Bedrooms' ), '2' );
	await press( user, 'Continue' );
}

async function fillPerson( user: ReturnType< typeof userEvent.setup > ) {
	await user.type( screen.getByLabelText( 'Name' ), 'Jo Smith' );
	await user.type( screen.getByLabelText( 'Email address' ), 'jo@example.com' );
	await user.type( screen.getByLabelText( 'Phone number' ), '07700 900123' );
	await user.click( screen.getByRole( 'radio', { name: 'Visit me' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Saturday' } ) );
}

it( '[LEAD-01] leads through three steps, says what is wrong in each, sends once, thanks, and forgets the draft', async () => {
	const user = visitor();
	render( <PropertyValuation { ...props } typed={ {} } /> );
	await press( user, 'Continue' );
	await waitFor( () => expect( screen.getByLabelText( 'Postcode' ) ).toHaveFocus() );
	expect( screen.getByLabelText( 'Postcode' ) ).toHaveAccessibleDescription( 'Enter a full postcode, like TN17 3AA' );
	expect( form() ).toHaveClass( 'is-step-1' );
	await fillAddress( user );
	expect( form() ).toHaveClass( 'is-step-2' );
	expect( screen.getByLabelText( /Town or village/ ) ).toHaveValue( 'Cranbrook' );
	await press( user, 'Continue' );
	expect( form() ).toHaveClass( 'is-step-2' );
	expect( screen.getByLabelText( 'Bedrooms' ) ).toHaveAccessibleDescription( 'Choose the number of bedrooms' );
	await fillProperty( user );
	expect( form() ).toHaveClass( 'is-step-3' );
	expect( within( screen.getByRole( 'list' ) ).getByText( 'Your details' ) ).toHaveAttribute( 'aria-current', 'step' );
	await press( user, 'Request a valuation' );
	await waitFor( () => expect( screen.getByLabelText( 'Name' ) ).toHaveFocus() );
	expect( posts ).toEqual( [] );
	await fillPerson( user );
	expect( kept()?.values ).toMatchObject( { postcode: 'tn17 3aa', name: 'Jo Smith', days: [ 'sat' ] } );
	await user.dblClick( screen.getByRole( 'button', { name: 'Request a valuation' } ) );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: sentFixture.data.title } ) ).toHaveFocus() );
	expect( posts ).toHaveLength( 1 );
	expect( posts[ 0 ] ).toMatchObject( { postcode: 'tn17 3aa', address: '14 Mill Lane', town: 'Cranbrook', property_type: 'flat', bedrooms: '2', wants: 'sell', contact: 'visit', days: [ 'sat' ], times: [], phone: '07700 900123', token: 'token-1' } );
	expect( kept() ).toBeNull();
} );

it( '[LEAD-01] what was typed is still there when the page comes back, and what is typed before the script wins over it', async () => {
	const user = visitor();
	const { unmount } = render( <PropertyValuation { ...props } typed={ {} } /> );
	await fillAddress( user );
	unmount();
	const again = render( <PropertyValuation { ...props } typed={ {} } /> );
	await waitFor( () => expect( form() ).toHaveClass( 'is-step-2' ) );
	await screen.findByText( 'Our Cranbrook office looks after this postcode.' );
	await press( user, 'Back' );
	expect( screen.getByLabelText( 'House name or number, and street' ) ).toHaveValue( '14 Mill Lane' );
	again.unmount();
	render( <PropertyValuation { ...props } typed={ { postcode: [ 'TN31 7LA' ] } } /> );
	expect( screen.getByLabelText( 'Postcode' ) ).toHaveValue( 'TN31 7LA' );
	expect( form() ).toHaveClass( 'is-step-1' );
	expect( await screen.findByText( 'Our Cranbrook office looks after this postcode.' ) ).toBeVisible();
} );

it.each( [ 'no json', '{"values":{"days":"sat","name":7},"step":9}', '[]', 'null' ] )( '[LEAD-01] a draft that is none (%s) does no harm', async ( draft ) => {
	window.sessionStorage.setItem( KEY, draft );
	render( <PropertyValuation { ...props } typed={ {} } /> );
	await waitFor( () => expect( form() ).toHaveClass( 'is-step-1' ) );
	expect( screen.getByLabelText( 'Name' ) ).toHaveValue( '' );
} );

it( '[LEAD-01] keeps everything when it is refused, leads to the step with the fault, and renews an old token', async () => {
	const user = visitor();
	answers = [
		{ status: 401, body: { code: 'hpapi_enquiry_token', message: 'Again.', data: { status: 401 } } },
		{ status: 429, body: { code: 'hpapi_too_many_enquiries', message: 'A good deal today.', data: { status: 429 } } },
		{ status: 400, body: { code: 'hpapi_enquiry_invalid', message: 'Look again.', data: { status: 400, params: { address: 'No such street' } } } },
	];
	render( <PropertyValuation { ...props } typed={ {} } /> );
	await fillAddress( user );
	await fillProperty( user );
	await fillPerson( user );
	await press( user, 'Request a valuation' );
	expect( await screen.findByText( 'A good deal today.' ) ).toBeVisible();
	expect( new Set( posts.map( ( post ) => post.submission ) ).size ).toBe( 1 );
	expect( kept()?.values ).toMatchObject( { name: 'Jo Smith' } );
	await press( user, 'Request a valuation' );
	expect( await screen.findByText( 'No such street' ) ).toBeVisible();
	expect( form() ).toHaveClass( 'is-step-1' );
	expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Jo Smith' );
} );

it( '[LEAD-01] asks for a place once the postcode is whole, and lets the town alone that somebody typed', async () => {
	const user = visitor();
	render( <PropertyValuation { ...props } typed={ {} } /> );
	await user.type( screen.getByLabelText( /Town or village/ ), 'Hartley' );
	await user.type( screen.getByLabelText( 'Postcode' ), 'TN17' );
	await act( () => jest.advanceTimersByTimeAsync( 600 ) );
	expect( places ).toEqual( [] );
	await user.type( screen.getByLabelText( 'Postcode' ), ' 3AA' );
	await screen.findByText( 'Our Cranbrook office looks after this postcode.' );
	expect( places ).toEqual( [ 'TN17 3AA' ] );
	expect( screen.getByLabelText( /Town or village/ ) ).toHaveValue( 'Hartley' );
} );

it( '[LEAD-01] a step with errors has one alert, and says which of its questions need an answer', async () => {
	const user = visitor();
	render( <PropertyValuation { ...props } typed={ {} } /> );
	await press( user, 'Continue' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There are 2 problems. Check your answers and try again.' );
	await fillAddress( user );
	expect( screen.getByRole( 'radiogroup', { name: 'Are you thinking of selling or letting?' } ) ).toBeRequired();
	expect( screen.getByLabelText( 'Property type' ) ).toBeRequired();
	await press( user, 'Continue' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There are 3 problems. Check your answers and try again.' );
	expect( screen.getByRole( 'group', { name: /^Preferred days/ } ) ).not.toBeRequired();
} );
