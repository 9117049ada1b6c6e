import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocationsAnswer } from '../../contract/generated/hpapi/locations-answer';
import { navigate } from '../../lib/navigate';
import { SearchForm } from './search-form';
import { searchFormProps } from './search-form.test-props';

jest.mock( '../../lib/navigate' );
const navigated = jest.mocked( navigate );

type Locations = LocationsAnswer[ 'data' ];
const parish = ( name: string ): Locations[ number ] => ( { label: name, kind: 'parish', value: name, url: '' } );
const station = ( name: string ): Locations[ number ] => ( {
	label: `${ name } station`,
	kind: 'station',
	value: `${ name } station`,
	url: 'http://localhost/estate-agents/for-sale/station/headcorn/',
} );

interface Call {
	query: string;
	channel: string;
	signal: AbortSignal;
	answer: ( data: Locations ) => Promise< void >;
	fail: () => Promise< void >;
}
let calls: Call[];

beforeEach( () => {
	calls = [];
	navigated.mockReset();
	jest.useFakeTimers();
	global.fetch = jest.fn( ( url: string, { signal }: { signal: AbortSignal } ) => {
		return new Promise( ( resolve, reject ) => {
			const query = new URL( url ).searchParams;
			signal.addEventListener( 'abort', () => reject( new DOMException( 'aborted', 'AbortError' ) ) );
			calls.push( {
				query: query.get( 'query' ) ?? '(none)',
				channel: query.get( 'trans_type' ) ?? '',
				signal,
				answer: ( data ) => act( async () => resolve( { ok: true, status: 200, json: async () => ( { data } ) } ) ),
				fail: () => act( async () => reject( new TypeError( 'Failed to fetch' ) ) ),
			} );
		} );
	} ) as unknown as typeof fetch;
} );
afterEach( () => jest.useRealTimers() );

const visitor = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const show = () => render( <SearchForm { ...searchFormProps() } typed={ {} } /> );
const field = () => screen.getByRole( 'combobox', { name: 'Location' } );
const wait = ( time: number ) => act( async () => jest.advanceTimersByTime( time ) );
const last = () => calls[ calls.length - 1 ]!;
const options = () => screen.queryAllByRole( 'option' ).filter( ( option ) => option.closest( '[role="listbox"]' ) );

it( '[SRCH-03] suggests without a character typed, by a GET with the query', async () => {
	const user = visitor();
	show();
	expect( calls ).toHaveLength( 0 );
	await user.click( field() );
	expect( last().query ).toBe( '' );
	expect( last().channel ).toBe( '1' );
	await last().answer( [ parish( 'Cranbrook' ), parish( 'Rye' ) ] );
	expect( options().map( ( option ) => option.textContent ) ).toEqual( [ 'CranbrookParish', 'RyeParish' ] );
	expect( field() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( screen.getByRole( 'listbox' ) ).toHaveAttribute( 'id', field().getAttribute( 'aria-controls' ) );
} );

it( '[SRCH-03] says No results', async () => {
	const user = visitor();
	show();
	await user.type( field(), 'xyz' );
	await wait( 300 );
	await last().answer( [] );
	expect( screen.getAllByText( 'No results' )[ 0 ] ).toBeVisible();
	expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'asks once for a word typed at speed, and a slow answer never overwrites a newer one', async () => {
	show();
	fireEvent.focus( field() );
	const before = calls.length;
	for ( const text of [ 'r', 'ry', 'rye' ] ) {
		fireEvent.change( field(), { target: { value: text } } );
		await wait( 50 );
	}
	await wait( 300 );
	expect( calls.slice( before ).map( ( call ) => call.query ) ).toEqual( [ 'rye' ] );
	const slow = last();
	fireEvent.change( field(), { target: { value: 'cran' } } );
	await wait( 300 );
	expect( slow.signal.aborted ).toBe( true );
	await last().answer( [ parish( 'Cranbrook' ) ] );
	await slow.answer( [ parish( 'Rye' ) ] );
	expect( options().map( ( option ) => option.textContent ) ).toEqual( [ 'CranbrookParish' ] );
} );

it( '[SRCH-03] what is offered is never another place than the typed one, however late the answer: Enter takes what one sees', async () => {
	const user = visitor();
	show();
	await user.click( field() );
	await last().answer( [ parish( 'Battle' ), parish( 'Cranbrook' ), station( 'Headcorn' ) ] );
	await user.type( field(), 'cra' );
	expect( options().map( ( option ) => option.textContent ) ).toEqual( [ 'CranbrookParish' ] );
	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( field() ).toHaveValue( 'Cranbrook' );
	await user.clear( field() );
	await last().answer( [ parish( 'Battle' ) ] );
	await user.type( field(), 'tn18' );
	expect( options() ).toEqual( [] );
	expect( screen.queryByText( 'No results' ) ).toBeNull();
	await wait( 300 );
	await last().answer( [ parish( 'Hawkhurst' ) ] );
	expect( options() ).toHaveLength( 1 );
} );

it( '[SRCH-03] works with the keyboard alone', async () => {
	const user = visitor();
	show();
	await user.click( field() );
	await last().answer( [ parish( 'Cranbrook' ), parish( 'Rye' ) ] );
	await user.keyboard( '{ArrowDown}{ArrowDown}' );
	expect( field() ).toHaveAttribute( 'aria-activedescendant', options()[ 1 ]!.id );
	expect( options()[ 1 ] ).toHaveAttribute( 'aria-selected', 'true' );
	await user.keyboard( '{Enter}' );
	expect( field() ).toHaveValue( 'Rye' );
	expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	expect( navigated ).not.toHaveBeenCalled();
	await user.keyboard( '{Enter}' );
	expect( navigated ).toHaveBeenCalledWith( '/property-for-sale/rye/' );
} );

it( 'goes round the list, and Escape closes it and keeps what was typed', async () => {
	const user = visitor();
	show();
	await user.click( field() );
	await last().answer( [ parish( 'Cranbrook' ), parish( 'Rye' ) ] );
	await user.keyboard( '{ArrowUp}' );
	expect( options()[ 1 ] ).toHaveAttribute( 'aria-selected', 'true' );
	await user.keyboard( '{ArrowDown}' );
	expect( field() ).not.toHaveAttribute( 'aria-activedescendant' );
	await user.keyboard( 'ry{Escape}' );
	expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	expect( field() ).toHaveValue( 'ry' );
} );

it( '[SRCH-09] goes to a station’s own list, of the tab that is chosen', async () => {
	const user = visitor();
	show();
	await user.click( field() );
	await last().answer( [ station( 'Headcorn' ) ] );
	await user.click( options()[ 0 ]! );
	await user.selectOptions( screen.getByLabelText( 'Min beds' ), '2' );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/for-sale/station/headcorn/?min_beds=2' );
	await user.click( screen.getByRole( 'radio', { name: 'Rent' } ) );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/to-rent/station/headcorn/?min_beds=2' );
	await user.clear( field() );
	await user.type( field(), 'Rye' );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/property-to-rent/rye/?min_beds=2' );
} );

it( 'offers the parishes of the page where the server cannot be asked', async () => {
	const user = visitor();
	show();
	await user.type( field(), 'cra' );
	await wait( 300 );
	await last().fail();
	expect( options().map( ( option ) => option.textContent ) ).toEqual( [ 'CranbrookParish' ] );
} );
