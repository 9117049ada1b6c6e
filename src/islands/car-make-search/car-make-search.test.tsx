import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CarMakeSearchProps } from '../../contract/generated/auctions/car-make-search-props';
import { navigate } from '../../lib/navigate';
import { CarMakeSearch } from './car-make-search';

jest.mock( '../../lib/navigate' );

const make = ( name: string, lots: number ) => ( { name, lots, url: `/car-auctions/${ name.toLowerCase() }/` } );
const props: CarMakeSearchProps = {
	target: '/car-auctions/search/',
	term: '',
	is_refused: false,
	makes: [ make( 'Ford', 4 ), make( 'Fiat', 1 ), make( 'Volvo', 0 ) ],
	actions: [
		{ term: 'Ford', action: '/car-auctions/ford/' },
		{ term: 'Classics', action: '/classic-cars/' },
	],
};

let wasSent: boolean;

const open = ( more: Partial< CarMakeSearchProps > = {}, typed = {} ) => {
	wasSent = false;
	const { container } = render( <CarMakeSearch { ...props } { ...more } typed={ typed } /> );
	// React listens at the same element, and first.
	container.addEventListener( 'submit', ( event ) => {
		wasSent = ! event.defaultPrevented;
		event.preventDefault();
	} );
	return { field: screen.getByRole( 'combobox', { name: 'Make' } ), button: screen.getByRole( 'button', { name: 'Find lots' } ) };
};

beforeEach( () => jest.mocked( navigate ).mockReset() );

it( '[CAR-02] shows a tip and an error style where nothing was typed, until something is', async () => {
	const { field, button } = open();
	await userEvent.click( button );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Enter a make, like Ford or Land Rover.' );
	expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( field ).toHaveAccessibleDescription( 'Enter a make, like Ford or Land Rover.' );
	expect( field.closest( '.hh-field--invalid' ) ).not.toBeNull();
	expect( field ).toHaveFocus();
	await userEvent.type( field, ' ' );
	expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
	await userEvent.type( field, 'F' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( field ).not.toHaveAttribute( 'aria-invalid' );
	expect( navigate ).not.toHaveBeenCalled();
} );

it( '[CAR-03] goes to the action of a term, whatever its case and an s at its end', async () => {
	const { field } = open();
	await userEvent.type( field, 'fords{Enter}' );
	expect( navigate ).toHaveBeenCalledWith( '/car-auctions/ford/' );
	expect( wasSent ).toBe( false );
	await userEvent.clear( field );
	await userEvent.type( field, 'CLASSIC{Enter}' );
	expect( navigate ).toHaveBeenLastCalledWith( '/classic-cars/' );
} );

it( '[CAR-03] leaves any other term to the form', async () => {
	const { field, button } = open();
	await userEvent.type( field, 'fiesta' );
	await userEvent.click( button );
	expect( wasSent ).toBe( true );
	expect( navigate ).not.toHaveBeenCalled();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( field.closest( 'form' ) ).toHaveAttribute( 'action', '/car-auctions/search/' );
	expect( field ).toHaveValue( 'fiesta' );
} );

it( '[CAR-01] suggests makes with the number of their lots, and takes one by keyboard', async () => {
	const { field } = open();
	await userEvent.click( field );
	expect( screen.getAllByRole( 'option' ).map( ( option ) => option.textContent ) ).toEqual( [ 'Ford4 lots', 'Fiat1 lot', 'Volvonone at the moment' ] );
	await userEvent.type( field, 'f' );
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 2 );
	await userEvent.keyboard( '{ArrowDown}{Enter}' );
	expect( field ).toHaveValue( 'Ford' );
	expect( navigate ).not.toHaveBeenCalled();
	await userEvent.keyboard( '{Enter}' );
	expect( navigate ).toHaveBeenCalledWith( '/car-auctions/ford/' );
} );

it( 'keeps what was typed before the script came, and the tip of the server', () => {
	expect( open( { is_refused: true } ).field ).toHaveAttribute( 'aria-invalid', 'true' );
} );

it( 'carries over what the fallback’s field held', () => {
	expect( open( {}, { make: [ 'volv' ] } ).field ).toHaveValue( 'volv' );
} );
