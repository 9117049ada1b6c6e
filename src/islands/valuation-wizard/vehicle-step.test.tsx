import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
	askFor,
	button,
	mileageField,
	open,
	plateField,
	preparePage,
	props,
	refusal,
	server,
} from './test-support';

let page: ReturnType< typeof preparePage >;

beforeEach( () => {
	page = preparePage();
} );

afterEach( () => {
	jest.restoreAllMocks();
	window.history.replaceState( null, '', '/' );
} );

describe( 'the fields', () => {
	it( '[VAL-03] capitals come while typing and the caret stays', async () => {
		const { user } = open();
		await user.type( plateField(), 'k21fjx' );
		expect( plateField() ).toHaveValue( 'K21FJX' );

		await user.type( plateField(), 'm', { initialSelectionStart: 1, initialSelectionEnd: 1 } );
		expect( plateField() ).toHaveValue( 'KM21FJX' );
		expect( ( plateField() as HTMLInputElement ).selectionStart ).toBe( 2 );
	} );

	it( 'a word that a phone keyboard still composes is left alone until it is given', () => {
		open();
		fireEvent.input( plateField(), { target: { value: 'km' }, isComposing: true } );
		expect( plateField() ).toHaveValue( 'km' );
		fireEvent.compositionEnd( plateField() );
		expect( plateField() ).toHaveValue( 'KM' );
	} );

	it( '[VAL-03] gets its space when the field is left', async () => {
		const { user } = open();
		await user.type( plateField(), 'km21fjx' );
		await user.tab();
		expect( plateField() ).toHaveValue( 'KM21 FJX' );
		expect( mileageField() ).toHaveFocus();
	} );

	it( 'a plate and a mileage in the address are filled in, and nothing is sent', () => {
		window.history.replaceState( null, '', '/?vrm=km21fjx&mileage=45,000' );
		const { fetch } = server( {} );
		open();
		expect( plateField() ).toHaveValue( 'KM21 FJX' );
		expect( mileageField() ).toHaveValue( '45,000' );
		expect( fetch ).not.toHaveBeenCalled();
	} );

	it( 'nonsense in the address is not filled in', () => {
		window.history.replaceState( null, '', '/?vrm=%3Cscript%3E&mileage=lots' );
		open();
		expect( plateField() ).toHaveValue( '' );
		expect( mileageField() ).toHaveValue( '' );
	} );

	it( 'what was typed before the wizard came alive stays', () => {
		window.history.replaceState( null, '', '/?vrm=AB12CDE' );
		open( {}, { vrm: [ 'KM21' ], mileage: [ '9' ] } );
		expect( plateField() ).toHaveValue( 'KM21' );
		expect( mileageField() ).toHaveValue( '9' );
	} );

	it( '[VAL-15] a setting adds an optional question about the condition', () => {
		const { unmount } = open();
		expect( screen.queryByRole( 'radio' ) ).toBeNull();
		unmount();
		open( { ask_condition: true } );
		expect( screen.getAllByRole( 'radio' ).map( ( radio ) => radio.getAttribute( 'value' ) ) ).toEqual( [
			'Good',
			'Average',
			'Poor',
		] );
	} );

	it( '[VAL-21] the contact hours and the auction are told', () => {
		open();
		expect( screen.getByText( /Monday to Friday 9am to 5pm/ ) ).toHaveTextContent( 'The auction is held twice weekly.' );
		expect( screen.getByRole( 'link', { name: '01632 960 123' } ) ).toHaveAttribute( 'href', 'tel:+441632960123' );
	} );

	it( '[VAL-21] a firm without a phone number does not ask whether the visitor would rather talk', () => {
		open( { contact: { ...props.contact, phone: '', phone_href: '' } } );
		expect( screen.queryByText( 'Prefer to talk?' ) ).toBeNull();
	} );
} );

describe( 'errors', () => {
	it( '[VAL-03] [VAL-04] [VAL-08] are told at the fields, and the page scrolls to the form', async () => {
		const { fetch } = server( {} );
		const { user } = open();
		await user.click( button( 'Find my vehicle' ) );

		expect( plateField() ).toHaveAccessibleDescription( 'Please enter a valid number plate' );
		expect( plateField() ).toBeInvalid();
		expect( plateField() ).toHaveFocus();
		expect( mileageField() ).toHaveAccessibleDescription( 'Please enter a valid mileage' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There are 2 problems. Check your answers and try again.' );
		expect( page.scrollTo ).toHaveBeenLastCalledWith( { top: 250, behavior: 'instant' } );
		expect( fetch ).not.toHaveBeenCalled();
	} );

	it( '[VAL-08] clear on change once valid, and on each submit', async () => {
		const { user } = open();
		await user.click( button( 'Find my vehicle' ) );
		await user.type( mileageField(), 'x' );
		expect( mileageField() ).toBeInvalid();
		await user.type( mileageField(), '{Backspace}45,000' );
		expect( mileageField() ).toBeValid();
		expect( plateField() ).toBeInvalid();

		await user.type( plateField(), 'AB' );
		await user.clear( mileageField() );
		await user.click( button( 'Find my vehicle' ) );
		expect( plateField() ).toBeValid();
		expect( mileageField() ).toHaveFocus();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There’s 1 problem. Check your answers and try again.' );
	} );

	it( '[VAL-04] the server refuses a mileage that we let through', async () => {
		server( { valuation: refusal( 400, 'caphpi_invalid_mileage' ) } );
		const { user } = open();
		await askFor( user );
		await waitFor( () => expect( mileageField() ).toBeInvalid() );
		expect( mileageField() ).toHaveFocus();
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	} );
} );

describe( 'when the page opens', () => {
	it( '[VAL-01] scrolls to the form where the page says so', () => {
		open( { scroll_to_form: true } );
		expect( page.scrollTo ).toHaveBeenCalledWith( { top: 250, behavior: 'instant' } );
	} );

	it( '[VAL-01] stays elsewhere, and for visitors who are on their way', () => {
		open();
		window.history.replaceState( null, '', '/#how-it-works' );
		open( { scroll_to_form: true, form_id: 'other' } );
		Object.assign( window, { scrollY: 40 } );
		window.history.replaceState( null, '', '/' );
		open( { scroll_to_form: true, form_id: 'third' } );
		expect( page.scrollTo ).not.toHaveBeenCalled();
	} );
} );
