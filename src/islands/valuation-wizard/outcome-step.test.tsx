import { screen, waitFor } from '@testing-library/react';
import { readSession } from '../../lib/valuation/session';
import { answer, askFor, button, noValue, open, plateField, preparePage, queued, refusal, sendTo, server } from './test-support';

beforeEach( () => {
	preparePage();
} );

afterEach( () => jest.restoreAllMocks() );

interface Way {
	below: number | null;
	postcode?: string;
	phoneReply?: Parameters< typeof server >[ 0 ][ string ];
}

async function arrive( { below, postcode = '', phoneReply = queued }: Way ) {
	const calls = server( {
		valuation: { body: answer( { below } ) },
		'valuation/send': queued,
		'valuation/phone-request': phoneReply,
	} );
	const view = open();
	await askFor( view.user );
	if ( below ) {
		await sendTo( view.user, 'jo@example.com', postcode );
	}
	return { ...calls, ...view };
}

it.each( [ null, 0 ] )( '[VAL-14] a below-average value of %s: an apology and a phone prompt', async ( below ) => {
	await arrive( { below, postcode: 'TN17 3AB' } );
	const heading = await screen.findByRole( 'heading', { name: 'Sorry, we can’t put a price on your Ford Fiesta online' } );
	expect( heading ).toHaveFocus();
	expect( screen.getByLabelText( 'Phone number' ) ).toHaveAttribute( 'type', 'tel' );
	expect( screen.getByText( /call you/ ) ).toHaveTextContent( 'Monday to Friday 9am to 5pm' );
} );

it( '[VAL-14] a vehicle that the price guide has no values for', async () => {
	server( { valuation: { body: noValue() }, 'valuation/send': queued } );
	const { user } = open();
	await askFor( user );
	expect( await screen.findByRole( 'heading', { name: 'Sorry, we can’t put a price on your Volvo V70 online' } ) ).toBeVisible();
	expect( screen.queryByLabelText( 'Email address' ) ).toBeNull();
	expect( readSession() ).toBeNull();
	await user.click( screen.getByRole( 'link', { name: 'Try another plate' } ) );
	expect( plateField() ).toHaveFocus();
} );

it( '[VAL-15] worth it and near: a personal note from the managing director asks for a mobile number', async () => {
	await arrive( { below: 2750, postcode: 'tn173ab' } );
	expect(
		await screen.findByRole( 'heading', { name: 'A personal note from our managing director' } )
	).toHaveFocus();
	expect( screen.getByText( 'Eleanor Ashdown' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Mobile number' ) ).toHaveAttribute( 'autocomplete', 'tel' );
} );

it( '[VAL-15] a poor condition is not called about', async () => {
	server( { valuation: { body: answer( { below: 9000 } ) }, 'valuation/send': queued } );
	const { user } = open( { ask_condition: true } );
	await user.click( screen.getByRole( 'radio', { name: 'Poor' } ) );
	await askFor( user );
	await sendTo( user, 'jo@example.com', 'TN17 3AB' );
	expect( await screen.findByRole( 'heading', { name: /^Thank you/ } ) ).toBeVisible();
} );

it( '[VAL-06] a phone number that is none', async () => {
	const { user, routes } = await arrive( { below: null } );
	await user.type( await screen.findByLabelText( 'Phone number' ), '0123' );
	await user.click( button( 'Request a call' ) );
	expect( screen.getByLabelText( 'Phone number' ) ).toHaveAccessibleDescription( 'Please enter a valid phone number' );
	expect( routes() ).not.toContain( 'valuation/phone-request' );
} );

it( '[VAL-18] a phone number: a thank-you, and the phone field goes', async () => {
	const { user, sent, container } = await arrive( { below: 9000, postcode: 'CT1 1AA' } );
	await user.type( await screen.findByLabelText( 'Mobile number' ), '+44 (0)7700 900 123' );
	await user.click( button( 'Request a call' ) );

	expect( await screen.findByText( /A team member will contact you about your Ford Fiesta./ ) ).toBeVisible();
	expect( screen.getByRole( 'heading', { name: 'Thank you' } ) ).toHaveFocus();
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	expect( container.querySelector( '.hh-valuation__phone-group' ) ).toBeNull();
	expect( sent( 'phone-request' ) ).toMatchObject( {
		phone: [ '07700 900123' ],
		email: [ 'jo@example.com' ],
		postcode: [ 'CT1 1AA' ],
		valuation_token: [ 'token.signed' ],
	} );
} );

it( '[VAL-18] a failure says to call, and the number can be sent again', async () => {
	let attempts = 0;
	const { user } = await arrive( {
		below: null,
		phoneReply: () => ( ++attempts === 1 ? refusal( 500 ) : queued ),
	} );
	await user.type( await screen.findByLabelText( 'Phone number' ), '01632 960123' );
	await user.click( button( 'Request a call' ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /^Sorry, there was an error.*01632 960 123/ );
	await user.click( button( 'Request a call' ) );
	expect( await screen.findByRole( 'heading', { name: 'Thank you' } ) ).toBeVisible();
} );

it( '[VAL-06] a number that only the server refuses', async () => {
	const { user } = await arrive( { below: null, phoneReply: refusal( 400, 'caphpi_invalid_phone' ) } );
	await user.type( await screen.findByLabelText( 'Phone number' ), '01632 960123' );
	await user.click( button( 'Request a call' ) );
	await waitFor( () => expect( screen.getByLabelText( 'Phone number' ) ).toBeInvalid() );
} );

it( '[VAL-15] the note says where the valuation goes, and a mistyped address is put right there', async () => {
	const { user, sent } = await arrive( { below: 5000, postcode: 'TN17 3AB' } );
	expect( await screen.findByText( 'We’ll email the trade values to jo@example.com.' ) ).toBeInTheDocument();
	await user.click( button( 'Change email address' ) );
	await user.type( screen.getByLabelText( 'New email address' ), 'joe@example.com' );
	await user.click( button( 'Send to this address' ) );
	expect( await screen.findByText( 'We’ve sent your valuation to joe@example.com.' ) ).toHaveAttribute( 'role', 'status' );
	expect( sent( 'valuation/send' ).email ).toEqual( [ 'joe@example.com' ] );
	expect( screen.getByLabelText( 'Mobile number' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Change email address' } ) ).not.toBeInTheDocument();
} );

it( '[VAL-14] where there is nothing to mail, no address is spoken of', async () => {
	await arrive( { below: null } );
	await screen.findByLabelText( 'Phone number' );
	expect( screen.queryByRole( 'button', { name: 'Change email address' } ) ).not.toBeInTheDocument();
} );
