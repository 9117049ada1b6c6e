import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import vectors from '../../../plugins/caphpi/tests/vectors/validation.json';
import { takePerson } from '../../lib/carried-person';
import { readSession } from '../../lib/valuation/session';
import {
	answer,
	askFor,
	button,
	deferred,
	emailField,
	open,
	preparePage,
	queued,
	refusal,
	sendTo,
	server,
	type Reply,
} from './test-support';

const HASH = createHash( 'sha256' ).update( 'jo@example.com' ).digest( 'hex' );

beforeEach( () => {
	preparePage();
} );

afterEach( () => jest.restoreAllMocks() );

async function arrive( routes: Parameters< typeof server >[ 0 ], below?: number | null ) {
	const told = { warnings: [ 'W1', 'W2' ], ...( below === undefined ? {} : { below } ) };
	const calls = server( { valuation: { body: answer( told ) }, ...routes } );
	const view = open();
	await askFor( view.user );
	await screen.findByLabelText( 'Email address' );
	return { ...calls, ...view };
}

it( '[VAL-05] an email address that is none stays, and gets the focus', async () => {
	const { user, routes } = await arrive( {} );
	await sendTo( user, 'jo@' );
	expect( emailField() ).toHaveAccessibleDescription( /^Please enter a valid email address/ );
	expect( emailField() ).toHaveFocus();
	expect( routes() ).toEqual( [ 'valuation' ] );
} );

it( '[VAL-07] a name with a link and a postcode that is none are told', async () => {
	const { user } = await arrive( {} );
	await sendTo( user, 'jo@example.com', 'http://x', 'www.example.com' );
	expect( screen.getByLabelText( /^Name/ ) ).toHaveAccessibleDescription( vectors.messages.name );
	expect( screen.getByLabelText( /^Postcode/ ) ).toHaveAccessibleDescription( vectors.messages.postcode );
} );

it( '[API-10] [VAL-19] sends the record as form data with the token', async () => {
	const { user, sent } = await arrive( { 'valuation/send': queued } );
	await sendTo( user, 'Jo@Example.com', 'm1 1aa', 'Jo Smith' );
	await screen.findByRole( 'heading', { name: 'Thank you. Your valuation is on its way' } );

	const form = sent( 'valuation/send' );
	expect( form ).toMatchObject( {
		valuation_token: [ 'token.signed' ],
		name: [ 'Jo Smith' ],
		email: [ 'Jo@Example.com' ],
		postcode: [ 'M1 1AA' ],
		Vrm: [ 'KM21FJX' ],
		CAPId: [ '85000' ],
		Mileage: [ '45,000' ],
		TradeValueBelowAverage: [ '£2,600' ],
		TradeValueBelowAverageInt: [ '2600' ],
		'WarningCode[]': [ 'W1', 'W2' ],
		Condition: [ 'Unknown' ],
		hashed_email: [ HASH ],
	} );
	expect( form ).not.toHaveProperty( 'phone' );
	expect( form ).not.toHaveProperty( 'sale_price' );
} );

it( '[VAL-07] name and postcode left empty are Unknown', async () => {
	const { user, sent } = await arrive( { 'valuation/send': queued } );
	await sendTo( user );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	expect( sent( 'valuation/send' ) ).toMatchObject( { name: [ 'Unknown' ], postcode: [ 'Unknown' ] } );
} );

it( '[VAL-09] is covered by "Sending Your Valuation" and cannot be sent twice', async () => {
	const reply = deferred< Reply >();
	const { user, routes } = await arrive( { 'valuation/send': () => reply.promise } );
	await sendTo( user );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Sending Your Valuation' );
	expect( button( 'Send my valuation' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( button( 'Send my valuation' ) );
	await user.click( screen.getByRole( 'link', { name: 'Try another plate' } ) );
	await reply.resolve( queued );
	expect( await screen.findByRole( 'heading', { name: /^Thank you/ } ) ).toHaveFocus();
	expect( routes() ).toEqual( [ 'valuation', 'valuation/send', 'valuation/log' ] );
} );

it( '[VAL-16] a thank-you says that an email will follow, and the outcome step is skipped', async () => {
	const { user } = await arrive( { 'valuation/send': queued } );
	await sendTo( user );
	expect(
		await screen.findByText( 'We’ll email the valuation of your Ford Fiesta to Jo@Example.com.' )
	).toBeVisible();
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	expect( screen.getAllByRole( 'button' ) ).toEqual( [ screen.getByRole( 'button', { name: 'Change email address' } ) ] );
} );

it( '[REM-01] the cookie goes from vehicle to user, without email, postcode or phone', async () => {
	const { user } = await arrive( { 'valuation/send': queued }, 9000 );
	const found = {
		step: 'vehicle',
		vehicle_vrm: 'KM21FJX',
		vehicle_mileage: 45,
		make: 'FORD',
		model: 'FIESTA',
		full_data: {
			vrm: 'KM21FJX',
			make: 'FORD',
			model: 'FIESTA',
			year: 2021,
			colour: 'Blue',
			fuel: 'Petrol',
			variant: '1.0T EcoBoost Titanium 5dr',
			gearbox: 'Manual',
			valuation_token: 'token.signed',
		},
	};
	expect( readSession() ).toEqual( found );

	await sendTo( user, 'jo@example.com', 'TN17 3AB', 'Jo' );
	await screen.findByLabelText( 'Mobile number' );
	expect( readSession() ).toEqual( { ...found, step: 'user', name: 'Jo' } );
	expect( decodeURIComponent( document.cookie ) ).not.toMatch( /example\.com|TN17/ );
} );

it( '[VAL-23] the events, in their order, without the address itself', async () => {
	const { user } = await arrive( { 'valuation/send': queued } );
	await sendTo( user, 'Jo@Example.com' );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	expect( window.dataLayer ).toEqual( [
		{ event: 'CA_Valuation_PageLoad' },
		{ event: 'CA_Valuation_View' },
		{ event: 'CA_Valuation_Submit', step: 'vehicle' },
		{ event: 'CA_Valuation_VehicleStep_Submitted', vrm: 'KM21FJX' },
		{ event: 'CA_Valuation_Submit', step: 'owner' },
		{ event: 'CA_Valuation_SendValuationStep_Submitted', vrm: 'KM21FJX' },
		{ event: 'CAValuationUserDataSubmitted', hashed_email: HASH, vrm: 'KM21FJX' },
	] );
} );

it( '[VAL-23] clicks are told', async () => {
	const { user } = await arrive( {} );
	await user.click( screen.getByRole( 'link', { name: 'Try another plate' } ) );
	expect( window.dataLayer ).toContainEqual( { event: 'CA_Valuation_Click', target: 'another-plate' } );
} );

it( '[VAL-23] where the browser keeps its cryptography back the hash is left out, and the valuation goes', async () => {
	Object.defineProperty( globalThis, 'crypto', { value: {}, configurable: true } );
	const { user, sent } = await arrive( { 'valuation/send': queued } );
	await sendTo( user );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	expect( sent( 'valuation/send' ) ).not.toHaveProperty( 'hashed_email' );
	expect( JSON.stringify( window.dataLayer ) ).not.toContain( 'CAValuationUserDataSubmitted' );
} );

it( '[VAL-05] an address that only the server refuses', async () => {
	const { user } = await arrive( { 'valuation/send': refusal( 400, 'caphpi_invalid_email' ) } );
	await sendTo( user );
	await waitFor( () => expect( emailField() ).toBeInvalid() );
	expect( emailField() ).toHaveValue( 'Jo@Example.com' );
	expect( readSession()?.step ).toBe( 'vehicle' );
} );

it( '[VAL-13] sent, remembered, told, logged by its token alone, and only then the outcome', async () => {
	const reply = deferred< Reply >();
	const { user, routes, sent } = await arrive(
		{ 'valuation/send': queued, 'valuation/log': () => reply.promise },
		9000
	);
	await sendTo( user, 'jo@example.com', 'TN17 3AB', 'Jo' );
	await waitFor( () => expect( routes() ).toEqual( [ 'valuation', 'valuation/send', 'valuation/log' ] ) );
	expect( readSession()?.step ).toBe( 'user' );
	expect( window.dataLayer?.at( -1 ) ).toMatchObject( { event: 'CAValuationUserDataSubmitted' } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Sending Your Valuation' );
	expect( screen.queryByLabelText( 'Mobile number' ) ).toBeNull();
	await reply.resolve( { body: { status: 'written' } } );
	expect( await screen.findByLabelText( 'Mobile number' ) ).toBeVisible();
	expect( sent( 'log' ) ).toEqual( { valuation_token: [ 'token.signed' ] } );
} );

it( '[VAL-17] [API-13] not written into the spreadsheet, staff are told: the thank-you, whatever the outcome was', async () => {
	const { user, routes, sent } = await arrive(
		{ 'valuation/send': queued, 'valuation/log': refusal( 502, 'caphpi_not_logged' ), 'valuation/save-error': queued },
		9000
	);
	await sendTo( user, 'jo@example.com', 'TN17 3AB' );
	expect( await screen.findByRole( 'heading', { name: 'Thank you. Your valuation is on its way' } ) ).toHaveFocus();
	expect( routes() ).toEqual( [ 'valuation', 'valuation/send', 'valuation/log', 'valuation/save-error' ] );
	expect( sent( 'save-error' ) ).toMatchObject( { Vrm: [ 'KM21FJX' ], email: [ 'jo@example.com' ] } );
} );

it( '[VAL-17] not written, and staff could not be told: an error, and the phone number', async () => {
	const { user } = await arrive( {
		'valuation/send': queued,
		'valuation/log': refusal( 502 ),
		'valuation/save-error': refusal( 503 ),
	} );
	await sendTo( user );
	expect( await screen.findByRole( 'heading', { name: 'Sorry, there was an error' } ) ).toHaveFocus();
	expect( screen.getByText( /Call us and we’ll value your vehicle/ ) ).toHaveTextContent( '01632 960 123' );
} );

it( '[API-11] sending failed: staff are told, then the thank-you shows, and it can be sent again', async () => {
	const { user, routes } = await arrive( {
		'valuation/send': refusal( 500 ),
		'valuation/save-error': queued,
	} );
	await sendTo( user );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	expect( routes() ).toEqual( [ 'valuation', 'valuation/send', 'valuation/save-error' ] );
	expect( readSession()?.step ).toBe( 'user' );
} );

it( '[VAL-22] a page that names an action that there is not: an internal error, and nothing is sent', async () => {
	const { routes } = server( { valuation: { body: answer() } } );
	const { user } = open( { actions: { vehicle: 'find_vehicle', owner: 'constructor', phone: 'request_call' } } );
	await askFor( user );
	await sendTo( user );
	const alert = await screen.findByRole( 'alertdialog' );
	expect( alert ).toHaveAccessibleDescription( 'Sorry, there was an internal error' );
	await user.click( button( 'OK' ) );
	expect( emailField() ).toHaveValue( 'Jo@Example.com' );
	expect( routes() ).toEqual( [ 'valuation' ] );
} );

it( '[API-11] telling staff failed too: an error, and the phone number', async () => {
	const { user } = await arrive( { 'valuation/send': refusal( 429 ), 'valuation/save-error': refusal( 500 ) } );
	await sendTo( user );
	expect( await screen.findByRole( 'heading', { name: 'Sorry, there was an error' } ) ).toHaveFocus();
	expect( screen.getByText( /Call us and we’ll value your vehicle/ ) ).toHaveTextContent( '01632 960 123' );
	expect( window.dataLayer ).not.toContainEqual( expect.objectContaining( { event: 'CAValuationUserDataSubmitted' } ) );
	expect( readSession()?.step ).toBe( 'vehicle' );
} );

it( 'without a connection everything stays and can be sent again', async () => {
	const { user, fetch } = await arrive( { 'valuation/send': queued } );
	fetch.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	await sendTo( user );
	expect( await screen.findByRole( 'alertdialog' ) ).toHaveAccessibleDescription( /Check your internet connection/ );
	await user.click( button( 'OK' ) );
	await user.click( button( 'Send my valuation' ) );
	expect( await screen.findByRole( 'heading', { name: /^Thank you/ } ) ).toBeVisible();
} );

describe( 'the thank-you', () => {
	it( '[VAL-16] shows the three values at once', async () => {
		const { user, container } = await arrive( { 'valuation/send': queued } );
		await sendTo( user );
		await screen.findByRole( 'heading', { name: /^Thank you/ } );
		const values = [ ...container.querySelectorAll( '.hh-valuation__values dl div' ) ].map( ( value ) => value.textContent );
		expect( values ).toEqual( [ expect.stringMatching( /^Clean£[\d,]+$/ ), expect.stringMatching( /^Average£[\d,]+$/ ), 'Below average£2,600' ] );
	} );

	it( '[VAL-05] a mistyped address is put right there', async () => {
		const { user, sent } = await arrive( { 'valuation/send': queued } );
		await sendTo( user, 'jo@exmaple.com' );
		await user.click( await screen.findByRole( 'button', { name: 'Change email address' } ) );
		const field = screen.getByLabelText( 'New email address' );
		expect( field ).toHaveFocus();
		await user.type( field, 'jo@' );
		await user.click( screen.getByRole( 'button', { name: 'Send to this address' } ) );
		expect( field ).toHaveAccessibleDescription( 'Please enter a valid email address' );
		await user.type( field, 'example.com{Enter}' );
		expect( await screen.findByText( /Ford Fiesta to jo@example.com/ ) ).toBeVisible();
		expect( sent( 'send' ) ).toMatchObject( { email: [ 'jo@example.com' ], corrects_email: [ '1' ], valuation_token: [ 'token.signed' ] } );
		expect( screen.queryByRole( 'button', { name: 'Change email address' } ) ).toBeNull();
	} );
} );

it( '[VAL-16] the thank-you leads on: the plate, the next sales, and the form that enters it into one, which knows it', async () => {
	const { user } = await arrive( { 'valuation/send': queued } );
	await sendTo( user, 'jo@example.com' );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	expect( screen.getByRole( 'heading', { name: 'What happens next' } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Tuesday 24 November, 11am' } ) ).toHaveAttribute( 'href', 'https://example.com/auction/1/' );
	expect( screen.getByText( 'Friday 27 November' ).closest( 'a' ) ).toBeNull();
	// A sale of classics does not take a Fiesta of today.
	expect( screen.queryByText( /classics/ ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Book my vehicle in' } ) ).toHaveAttribute( 'href', 'https://example.com/auction-enquiry/sell/car-auctions/?vrm=KM21FJX&mileage=45000&vehicle=Ford+Fiesta' );
	// Who asked goes along by this tab alone, and nobody is called Unknown.
	fireEvent.click( screen.getByRole( 'link', { name: 'Book my vehicle in' } ) );
	expect( takePerson() ).toEqual( { email: 'jo@example.com' } );
} );
