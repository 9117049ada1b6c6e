import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	answer,
	askFor,
	button,
	deferred,
	noCapId,
	notFound,
	open,
	plateField,
	preparePage,
	refusal,
	server,
	type Reply,
} from './test-support';
import { clearSession, readSession, rememberFound, valuationCount } from '../../lib/valuation/session';

const LIMIT = "You've reached your valuation limit for today. Please come back in 24 hours and try again.";
let page: ReturnType< typeof preparePage >;

beforeEach( () => {
	page = preparePage();
} );

afterEach( () => {
	jest.restoreAllMocks();
	window.history.replaceState( null, '', '/' );
} );

describe( 'the look-up', () => {
	it( '[VAL-10] asks for the plate and thousands of miles, counts, and opens the owner step', async () => {
		const { fetch } = server( { valuation: { body: answer() } } );
		const { user } = open();
		await askFor( user, 'km21 fjx', '45 499' );

		const heading = await screen.findByRole( 'heading', { name: 'Where should we send your Ford Fiesta’s valuation?' } );
		const asked = new URL( fetch.mock.calls[ 0 ]?.[ 0 ] ?? '' );
		expect( asked.search ).toBe( '?vrm=KM21FJX&mileage=45' );
		expect( heading ).toHaveFocus();
		expect( valuationCount() ).toBe( 1 );
		expect( page.scrollTo ).toHaveBeenLastCalledWith( { top: 250, behavior: 'instant' } );
	} );

	it( 'shows the vehicle before it asks for the email address', async () => {
		server( { valuation: { body: answer() } } );
		const { user, container } = open();
		await askFor( user );
		await screen.findByLabelText( 'Email address' );

		const facts = [ ...container.querySelectorAll( 'dl div' ) ].map( ( fact ) => fact.textContent );
		expect( facts ).toEqual( [
			'MakeFord', 'ModelFiesta', 'Variant1.0T EcoBoost Titanium 5dr', 'GearboxManual', 'Year2021', 'ColourBlue', 'FuelPetrol', 'Mileage45,000',
		] );
		expect( screen.getByText( 'KM21 FJX' ) ).toHaveClass( 'hh-plate' );
		expect( within( screen.getByRole( 'list' ) ).getByText( 'Your details' ) ).toHaveAttribute( 'aria-current', 'step' );
	} );

	it( '[VAL-09] is covered by "Finding Your Vehicle", keeps the focus, and cannot be sent twice', async () => {
		const reply = deferred< Reply >();
		const { fetch } = server( { valuation: () => reply.promise } );
		const { user } = open();
		await askFor( user );

		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Finding Your Vehicle' );
		expect( screen.getByRole( 'status' ) ).toHaveClass( 'hh-loading' );
		expect( button( 'Find my vehicle' ) ).toHaveFocus();
		expect( button( 'Find my vehicle' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( button( 'Find my vehicle' ) );
		fireEvent.submit( plateField() );
		expect( fetch ).toHaveBeenCalledTimes( 1 );

		await reply.resolve( { body: answer() } );
		await screen.findByLabelText( 'Email address' );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );

	it( '[VAL-09] two submits in one frame make one request', async () => {
		const { fetch } = server( { valuation: { body: answer() } } );
		open( {}, { vrm: [ 'KM21FJX' ], mileage: [ '1' ] } );
		fireEvent.submit( plateField() );
		fireEvent.submit( plateField() );
		await screen.findByLabelText( 'Email address' );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
		expect( valuationCount() ).toBe( 1 );
	} );

	it( 'is given up when the wizard goes', async () => {
		let signal: AbortSignal | null | undefined;
		const reply = deferred< Reply >();
		server( {
			valuation: ( _url, init ) => {
				signal = init.signal;
				return reply.promise;
			},
		} );
		const { user, unmount } = open();
		await askFor( user );
		unmount();
		expect( signal?.aborted ).toBe( true );
		await reply.resolve( { body: answer() } );
		expect( valuationCount() ).toBe( 0 );
	} );
} );

describe( 'no vehicle', () => {
	it.each( [
		[ 'a plate that nobody knows', notFound ],
		[ 'a vehicle without a CAPId', noCapId ],
	] )( '[VAL-11] %s: the form goes, with ways on', async ( _what, reply ) => {
		server( { valuation: { body: reply() } } );
		const { user } = open();
		await askFor( user );

		const heading = await screen.findByRole( 'heading', {
			name: "Sorry, we couldn't find an online valuation for that vehicle",
		} );
		expect( heading ).toHaveFocus();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Contact the auctioneers' } ) ).toHaveAttribute(
			'href',
			'https://example.com/contact/'
		);
		expect( valuationCount() ).toBe( 1 );
		expect( readSession() ).toBeNull();

		await user.click( screen.getByRole( 'link', { name: 'Try another plate' } ) );
		expect( plateField() ).toHaveValue( '' );
		expect( plateField() ).toHaveFocus();
	} );

	it( '[VAL-12] an answer without data', async () => {
		server( { valuation: { body: { data: {} } } } );
		const { user } = open();
		await askFor( user );
		const alert = await screen.findByRole( 'alertdialog' );
		expect( alert ).toHaveAccessibleDescription( 'Sorry, there was an error getting your valuation' );
		expect( valuationCount() ).toBe( 0 );
		expect( button( 'Find my vehicle' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	it.each( [
		[ 'the server fails', refusal( 502 ) ],
		[ 'the answer is no JSON', { status: 200, body: null } ],
	] )( '[VAL-12] [VAL-25] %s', async ( _what, reply ) => {
		server( { valuation: reply } );
		const { user } = open();
		await askFor( user );
		const alert = await screen.findByRole( 'alertdialog' );
		expect( alert ).toHaveAccessibleDescription( 'Sorry, there was an error getting your valuation 2' );
		expect( button( 'Find my vehicle' ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( window.dataLayer ).toContainEqual( { event: 'CA_Valuation_VehicleStep_Error', vrm: 'KM21FJX' } );

		await user.click( within( alert ).getByRole( 'button', { name: 'OK' } ) );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
		expect( plateField() ).toHaveValue( 'KM21 FJX' );
	} );
} );

describe( 'the daily cap', () => {
	it( '[VAL-20] two a day: the third is not asked', async () => {
		const { fetch } = server( { valuation: { body: notFound() } } );
		const { user } = open();
		for ( const count of [ 1, 2 ] ) {
			await askFor( user );
			await user.click( await screen.findByRole( 'link', { name: 'Try another plate' } ) );
			expect( valuationCount() ).toBe( count );
		}
		await askFor( user );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveAccessibleDescription( LIMIT );
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );

	it( "[VAL-20] the server's own cap says the same", async () => {
		server( { valuation: refusal( 429, 'caphpi_limit_reached' ) } );
		const { user } = open();
		await askFor( user );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveAccessibleDescription( LIMIT );
	} );

	it.each( [
		[ "the whole site's ceiling", 503, 'caphpi_daily_ceiling', 'We have made as many online valuations today as we can. Please call us on 01632 960 123.' ],
		[ 'a network that many share', 429, 'caphpi_network_limit', 'More vehicles than we value in a day have been looked up over your internet connection.' ],
		[ 'a vehicle that is valued again and again', 429, 'caphpi_plate_limit', 'This vehicle has reached its limit of online valuations for today. Try again tomorrow, or call us.' ],
	] )( "[LOG-06] %s: the server's own words", async ( _what, status, code, words ) => {
		server( { valuation: refusal( status, code, words ) } );
		const { user } = open();
		await askFor( user );
		expect( await screen.findByRole( 'alertdialog' ) ).toHaveAccessibleDescription( words );
	} );
} );


describe( '[VAL-04] a mileage that can hardly be is asked about once', () => {
	it( '45, where 45,000 is likely', async () => {
		const { fetch } = server( { valuation: { body: answer() } } );
		const { user } = open();
		await askFor( user, 'km21fjx', '45' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'group', { name: 'Has it really done 45 miles?' } ) ).toHaveFocus();
		await user.click( button( 'No, 45,000 miles' ) );
		await screen.findByLabelText( 'Email address' );
		expect( new URL( fetch.mock.calls[ 0 ]?.[ 0 ] ?? '' ).searchParams.get( 'mileage' ) ).toBe( '45' );
	} );

	it( 'or it is meant', async () => {
		const { fetch } = server( { valuation: { body: answer() } } );
		const { user } = open();
		await askFor( user, 'km21fjx', '45' );
		await user.click( button( 'Yes, 45 miles' ) );
		await screen.findByLabelText( 'Email address' );
		expect( new URL( fetch.mock.calls[ 0 ]?.[ 0 ] ?? '' ).searchParams.get( 'mileage' ) ).toBe( '0' );
	} );

	it( 'more than 400,000 needs a second look, and sending it again is a yes', async () => {
		const { fetch } = server( { valuation: { body: answer() } } );
		const { user } = open();
		await askFor( user, 'km21fjx', '450,000' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( screen.queryByRole( 'button', { name: /^No,/ } ) ).toBeNull();
		await user.click( button( 'Find my vehicle' ) );
		await screen.findByLabelText( 'Email address' );
		expect( new URL( fetch.mock.calls[ 0 ]?.[ 0 ] ?? '' ).searchParams.get( 'mileage' ) ).toBe( '450' );
	} );

	it( 'correcting the figure takes the question away', async () => {
		server( { valuation: { body: answer() } } );
		const { user } = open();
		await askFor( user, 'km21fjx', '45' );
		await user.type( screen.getByLabelText( 'Mileage' ), '000' );
		expect( screen.queryByRole( 'group', { name: /^Has it really/ } ) ).toBeNull();
		await user.click( button( 'Find my vehicle' ) );
		expect( await screen.findByLabelText( 'Email address' ) ).toBeVisible();
	} );
} );

describe( 'a provider that is busy with others', () => {
	afterEach( () => jest.useRealTimers() );

	it( '[VAL-09] is asked again by the page, while the visitor reads that their vehicle is being found', async () => {
		jest.useFakeTimers();
		let asked = 0;
		server( { valuation: () => ( ++asked < 3 ? refusal( 503, 'caphpi_busy' ) : { body: answer() } ) } );
		const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
		open();
		await askFor( user );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Finding Your Vehicle' );
		await act( () => jest.advanceTimersByTimeAsync( 5000 ) );
		expect( asked ).toBe( 3 );
		expect( await screen.findByLabelText( 'Email address' ) ).toBeVisible();
	} );
} );

describe( '[REM-02] who comes back from the reminder', () => {
	const VEHICLE = { vrm: 'KM21FJX', make: 'FORD', model: 'FIESTA', year: 2021, colour: 'Blue', fuel: 'Petrol' };

	beforeEach( () => {
		rememberFound( 'KM21FJX', 45, VEHICLE, 'token.signed' );
		window.history.replaceState( null, '', '/?resume=1' );
	} );
	afterEach( clearSession );

	it( 'goes on at the owner step, and nothing is counted', async () => {
		const { routes } = server( { 'valuation/resume': { body: answer() } } );
		const before = valuationCount();
		open();
		expect( await screen.findByRole( 'heading', { name: 'Where should we send your Ford Fiesta’s valuation?' } ) ).toHaveFocus();
		expect( routes() ).toEqual( [ 'valuation/resume' ] );
		expect( valuationCount() ).toBe( before );
	} );

	it( 'finds plate and mileage in the form where it was too long ago', async () => {
		server( { 'valuation/resume': refusal( 401, 'caphpi_invalid_token' ) } );
		open();
		await waitFor( () => expect( readSession() ).toBeNull() );
		expect( plateField() ).toHaveValue( 'KM21 FJX' );
		expect( screen.getByLabelText( 'Mileage' ) ).toHaveValue( '45000' );
	} );
} );
