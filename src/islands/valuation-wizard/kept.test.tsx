import { fireEvent, screen, waitFor } from '@testing-library/react';
import { countValuation, valuationCount } from '../../lib/valuation/session';
import { keptText } from './kept';
import { answer, askFor, button, emailField, notFound, open, plateField, preparePage, props, queued, sendTo, server } from './test-support';

beforeEach( () => {
	preparePage();
} );

afterEach( () => {
	window.history.replaceState( null, '', '/' );
	jest.restoreAllMocks();
} );

/** The browser loads the page again: by a reload, by a way back or forward to it, or by a new visit. */
function reload( view: ReturnType< typeof open >, type = 'reload' ) {
	jest.spyOn( performance, 'getEntriesByType' ).mockReturnValue( [ { type } as PerformanceNavigationTiming ] );
	fireEvent( window, new Event( 'pagehide' ) );
	view.unmount();
	return open();
}

it.each( [ '/valuation/', '/valuation/?vrm=KM21FJX' ] )( '[VAL-20] a reload of %s at each step counts nothing, asks nothing and loses nothing', async ( address ) => {
	window.history.replaceState( null, '', address );
	const { routes } = server( { valuation: { body: answer() }, 'valuation/send': queued } );
	let view = open();
	if ( address.includes( 'vrm' ) ) {
		await view.user.clear( plateField() );
	}
	await view.user.type( plateField(), 'km21 fjx' );
	view = reload( view );
	expect( plateField() ).toHaveValue( 'KM21 FJX' );

	await view.user.type( screen.getByLabelText( 'Mileage' ), '45,000' );
	await view.user.click( button( 'Find my vehicle' ) );
	await view.user.type( await screen.findByLabelText( 'Email address' ), 'jo@exam' );
	const counted = valuationCount();
	view = reload( view );
	expect( emailField() ).toHaveValue( 'jo@exam' );

	await view.user.type( emailField(), 'ple.com' );
	await view.user.click( button( 'Send my valuation' ) );
	await screen.findByRole( 'heading', { name: /^Thank you/ } );
	reload( view );
	expect( screen.getByRole( 'heading', { name: /^Thank you/ } ) ).toBeInTheDocument();
	expect( screen.getByText( /jo@example\.com/ ) ).toBeInTheDocument();
	expect( valuationCount() ).toBe( counted );
	expect( routes() ).toEqual( [ 'valuation', 'valuation/send', 'valuation/log' ] );
} );

it( '[VAL-20] the day’s limit does not take a valuation away from who reloads it', async () => {
	server( { valuation: { body: answer() } } );
	const view = open();
	await askFor( view.user );
	await screen.findByLabelText( 'Email address' );
	countValuation();
	countValuation();
	reload( view );
	expect( emailField() ).toBeInTheDocument();
	expect( screen.queryByRole( 'alertdialog' ) ).not.toBeInTheDocument();
} );

it( '[VAL-15] a reload keeps the managing director’s note and the number that was begun', async () => {
	server( { valuation: { body: answer( { below: 5000 } ) }, 'valuation/send': queued } );
	let view = open();
	await askFor( view.user );
	await sendTo( view.user, 'jo@example.com', 'TN17 3AB' );
	await view.user.type( await screen.findByLabelText( 'Mobile number' ), '07700 9' );
	view = reload( view );
	expect( screen.getByLabelText( 'Mobile number' ) ).toHaveValue( '07700 9' );
	expect( screen.getByRole( 'heading', { name: 'A personal note from our managing director' } ) ).toBeInTheDocument();
} );

it( '[VAL-20] what is typed is kept while the page is open: Chromium takes nothing from one that is being left', async () => {
	server( {} );
	const view = open();
	await view.user.type( plateField(), 'km21 fjx' );
	await waitFor( () => expect( keptText( props.form_id, 'vrm' ) ).toBe( 'KM21 FJX' ) );
} );

it( '[VAL-20] back comes to the same step; a new visit of the same address begins again, and its reload, too', async () => {
	const { routes } = server( { valuation: { body: answer() } } );
	let view = open();
	await askFor( view.user );
	await screen.findByLabelText( 'Email address' );
	view = reload( view, 'back_forward' );
	expect( emailField() ).toBeInTheDocument();
	view = reload( view, 'navigate' );
	expect( plateField() ).toHaveValue( '' );
	reload( view );
	expect( plateField() ).toHaveValue( '' );
	expect( routes() ).toEqual( [ 'valuation' ] );
} );

it( 'another plate begins anew, and so does the page of another visit or another release', async () => {
	server( { valuation: { body: notFound() } } );
	let view = open();
	await askFor( view.user );
	await screen.findByText( /couldn’t find|couldn't find/ );
	view = reload( view );
	await view.user.click( screen.getByRole( 'link', { name: 'Try another plate' } ) );
	view = reload( view );
	expect( plateField() ).toHaveValue( '' );
	view.unmount();
	for ( const rubbish of [ 7, { screen: 7 }, { screen: { name: 'owner', lookup: { record: {}, vehicle: null } }, typed: 'x' }, { screen: { name: 'outcome', lookup: null } } ] ) {
		window.history.replaceState( { hhValuation: { [ props.form_id ]: rubbish } }, '' );
		const again = open();
		expect( plateField() ).toHaveValue( '' );
		again.unmount();
	}
} );
