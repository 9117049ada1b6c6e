import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import vectors from '../../../plugins/hpapi/tests/vectors/search-url.json';
import type { SearchFormProps } from '../../contract/generated/hpapi/search-form-props';
import type { FormValues } from '../../lib/fallback-values';
import { navigate } from '../../lib/navigate';
import { writeCookie } from '../../lib/cookies';
import { daysOf } from '../../lib/cookies.test-support';
import { SearchForm } from './search-form';
import { searchFormProps } from './search-form.test-props';

jest.mock( '../../lib/navigate' );
const navigated = jest.mocked( navigate );

const show = ( props: SearchFormProps = searchFormProps(), typed: FormValues = {} ) => render( <SearchForm { ...props } typed={ typed } /> );
const select = ( name: string ) => screen.getByLabelText< HTMLSelectElement >( name );
const labels = ( name: string ) => within( select( name ) ).getAllByRole( 'option' ).map( ( option ) => option.textContent );

beforeEach( () => {
	navigated.mockReset();
	// Not at a day of the past: a cookie written then would be over at once.
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

const visitor = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

it( '[SRCH-01] keeps the chosen tab in a cookie for 7 days and restores it', async () => {
	const user = visitor();
	const first = show();
	expect( screen.getByRole( 'radio', { name: 'Buy' } ) ).toBeChecked();
	const set = jest.spyOn( document, 'cookie', 'set' );
	await user.click( screen.getByRole( 'radio', { name: 'Rent' } ) );
	const tab = set.mock.calls.flat().find( ( cookie ) => cookie.startsWith( 'hh_search_tab=' ) );
	expect( daysOf( tab ) ).toBe( 7 );
	set.mockRestore();
	first.unmount();
	show();
	expect( screen.getByRole( 'radio', { name: 'Rent' } ) ).toBeChecked();
	expect( labels( 'Min price' ) ).toContain( '£1,000 pcm' );
} );

it( '[SRCH-01] leaves a list in its own channel, and a visitor’s choice of a moment ago as it is', () => {
	writeCookie( 'hh_search_tab', '2', 7 );
	const bar = show( searchFormProps( {}, { variant: 'bar' } ) );
	expect( screen.getByRole( 'radio', { name: 'Buy' } ) ).toBeChecked();
	bar.unmount();
	writeCookie( 'hh_search_tab', '1', 7 );
	show( searchFormProps(), { trans_type: [ '2' ], location: [ 'Rye' ] } );
	expect( screen.getByRole( 'radio', { name: 'Rent' } ) ).toBeChecked();
	expect( screen.getByLabelText( 'Location' ) ).toHaveValue( 'Rye' );
} );

it( '[SRCH-02] has every field, and sends all of them whether filters show or not', () => {
	const { container } = show( searchFormProps( { polygon: 'ouqvHo{vA_pR_pR~oR_pR', bounds: '50.9,0.3,51.3,0.9' } ) );
	const names = new Set( [ ...container.querySelectorAll< HTMLInputElement >( '[name]' ) ].map( ( field ) => field.name ) );
	expect( [ ...names ].sort() ).toEqual( [ ...vectors.order, 'trans_type', 'furnished', 'available_by', 'pets' ].sort() );
	const form = screen.getByRole( 'search' );
	expect( new FormData( form as HTMLFormElement ).get( 'radius' ) ).toBe( '0' );
} );

it( 'stays in the area drawn on the map until a place is typed', async () => {
	const user = visitor();
	const { container } = show( searchFormProps( { polygon: 'ouqvHo{vA_pR_pR~oR_pR' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/for-sale/?polygon=ouqvHo%7BvA_pR_pR%7EoR_pR' );
	await user.type( screen.getByLabelText( 'Location' ), 'Cranbrook' );
	act( () => jest.advanceTimersByTime( 2000 ) );
	await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/property-for-sale/cranbrook/' );
	expect( container.querySelector( '[name="bounds"]' ) ).toBeNull();
} );

it( 'swaps the prices with the tab and drops what the other does not have', async () => {
	const user = visitor();
	show( searchFormProps( { max_price: '400000', min_beds: '2' } ) );
	expect( labels( 'Max price' ) ).toEqual( [ 'No max', '£200,000', '£400,000' ] );
	await user.click( screen.getByRole( 'radio', { name: 'Rent' } ) );
	expect( labels( 'Max price' ) ).toEqual( [ 'No max', '£1,000 pcm', '£2,000 pcm' ] );
	expect( select( 'Max price' ) ).toHaveValue( '99999999' );
	expect( select( 'Min beds' ) ).toHaveValue( '2' );
} );

it( '[SRCH-11] labels the radius', () => {
	show();
	expect( labels( 'Search radius' ) ).toEqual( [
		'This area only',
		'0.25 miles',
		'0.5 miles',
		'1 mile',
		'3 miles',
		'5 miles',
		'10 miles',
		'15 miles',
		'20 miles',
	] );
} );

it( '[SRCH-12] reads Searching... and is disabled, for a second', () => {
	show( searchFormProps( { location: 'cranbrook', max_price: '400000' } ) );
	fireEvent.submit( screen.getByRole( 'search' ) );
	const button = screen.getByRole( 'button', { name: 'Searching...' } );
	expect( button ).toBeDisabled();
	expect( navigated ).toHaveBeenCalledWith( '/property-for-sale/cranbrook/?max_price=400000' );
	act( () => jest.advanceTimersByTime( 999 ) );
	expect( button ).toBeDisabled();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.getByRole( 'button', { name: 'Search' } ) ).toBeEnabled();
} );

it( '[SRCH-13] keeps the search in a cookie for a day and offers it again on the home page', () => {
	const set = jest.spyOn( document, 'cookie', 'set' );
	const first = show( searchFormProps( { location: 'Rye', trans_type: '2', min_beds: '3', max_price: '2000' } ) );
	fireEvent.submit( screen.getByRole( 'search' ) );
	const recent = set.mock.calls.flat().find( ( cookie ) => cookie.startsWith( 'hh_recent_search=' ) );
	expect( daysOf( recent ) ).toBe( 1 );
	set.mockRestore();
	first.unmount();
	const home = show();
	const again = screen.getByRole( 'link', { name: /Rye, to rent, 3 or more bedrooms, up to £2,000/ } );
	expect( again ).toHaveAttribute( 'href', '/property-to-rent/rye/?max_price=2000&min_beds=3' );
	home.unmount();
	show( searchFormProps( {}, { variant: 'bar' } ) );
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

it.each( [ 'https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)' ] )(
	'offers no search that leads to %s',
	( url ) => {
		writeCookie( 'hh_recent_search', { label: 'Rye', url }, 1 );
		show();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	}
);

it( 'tells how many of the hidden filters are set, and opens them', async () => {
	const user = visitor();
	show( searchFormProps( { radius: '5', age: 'new' } ) );
	const toggle = screen.getByRole( 'button', { name: 'More filters (2 set)' } );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await user.click( toggle );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( toggle ).toHaveTextContent( 'Fewer filters' );
	// jsdom lays nothing out: all of them count as hidden, as on a phone.
	expect( select( 'Min price' ) ).toHaveFocus();
	expect( document.getElementById( toggle.getAttribute( 'aria-controls' )! ) ).toContainElement( select( 'Search radius' ) );
} );

it( '[SRCH-09] stays on a station’s list with the tab that is chosen, until a location is typed', async () => {
	const user = visitor();
	const at = ( channel: string ) => `http://localhost/estate-agents/${ channel }/station/headcorn/`;
	const actions = { sales: at( 'for-sale' ), lettings: at( 'to-rent' ) };
	show( searchFormProps( { radius: '3' }, { variant: 'bar', actions } ) );
	const submit = () => fireEvent.submit( screen.getByRole( 'search' ) );
	await user.selectOptions( screen.getByLabelText( 'Min beds' ), '2' );
	submit();
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/for-sale/station/headcorn/?min_beds=2' );
	await user.click( screen.getByRole( 'radio', { name: 'Rent' } ) );
	expect( screen.getByRole( 'search' ) ).toHaveAttribute( 'action', actions.lettings );
	submit();
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/to-rent/station/headcorn/?min_beds=2' );
	await user.type( screen.getByLabelText( 'Location' ), 'rye' );
	submit();
	expect( navigated ).toHaveBeenLastCalledWith( '/property-to-rent/rye/?min_beds=2&radius=3' );
} );

it( '[LEAD-02] searches several places at once: added one by one, taken away by their box, in one parameter', async () => {
	const user = visitor();
	show( searchFormProps( { location: 'Rye' } ) );
	expect( screen.queryByRole( 'group', { name: 'Search locations' } ) ).toBeNull();
	await user.click( screen.getByRole( 'button', { name: 'Add another location' } ) );
	const field = screen.getByLabelText( 'Location' );
	expect( field ).toHaveFocus();
	expect( field ).toHaveValue( '' );
	await user.type( field, 'tn30' );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/for-sale/?location=Rye%3BTN30' );
	await user.click( screen.getByRole( 'button', { name: 'Add another location' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Rye' } ) );
	expect( field ).toHaveFocus();
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/for-sale/?location=TN30' );
} );

it( '[LEAD-02] goes on with several places that the server or the visitor’s own boxes say', () => {
	const { unmount } = show( searchFormProps( { location: 'Rye;TN30' } ) );
	expect( screen.getByRole( 'checkbox', { name: 'TN30' } ) ).toBeChecked();
	unmount();
	show( searchFormProps( { location: 'Rye;TN30' } ), { 'location[]': [ 'TN30', 'Hawkhurst' ] } );
	expect( screen.queryByRole( 'checkbox', { name: 'Rye' } ) ).toBeNull();
	expect( screen.getByRole( 'checkbox', { name: 'Hawkhurst' } ) ).toBeChecked();
} );

it( '[SRCH-02] counts the filters that “More filters” hides: on a phone all, an order never', () => {
	show( searchFormProps( { min_beds: '2', radius: '5', sort_by: 'price_asc' } ) );
	expect( document.querySelector( '.hh-search-form__wide' ) ).toHaveTextContent( 'More filters (1 set)' );
	expect( document.querySelector( '.hh-search-form__narrow' ) ).toHaveTextContent( 'More filters (2 set)' );
} );

it( '[LEAD-03] asks of lettings what the address then says, counts it, and forgets it with the tab of sales', async () => {
	const user = visitor();
	show( searchFormProps( { trans_type: '2' } ) );
	await user.click( screen.getByRole( 'button', { name: 'More filters' } ) );
	await user.selectOptions( select( 'Furnished' ), 'unfurnished' );
	fireEvent.change( screen.getByLabelText( 'Available by' ), { target: { value: '2027-01-31' } } );
	await user.click( screen.getByLabelText( 'Pets considered' ) );
	await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
	expect( navigated ).toHaveBeenLastCalledWith( '/estate-agents/to-rent/?furnished=unfurnished&available_by=2027-01-31&pets=1' );
	await user.click( screen.getByRole( 'button', { name: 'Fewer filters' } ) );
	expect( screen.getByRole( 'button', { name: 'More filters (3 set)' } ) ).toBeVisible();

	await user.click( screen.getByRole( 'radio', { name: 'Buy' } ) );
	expect( screen.getByRole( 'button', { name: 'More filters' } ) ).toBeVisible();
	expect( select( 'Furnished' ) ).toHaveValue( '' );
	expect( screen.getByLabelText( 'Available by' ) ).toHaveValue( '' );
	expect( screen.getByLabelText( 'Pets considered' ) ).not.toBeChecked();
} );
