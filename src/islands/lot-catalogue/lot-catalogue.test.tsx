import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caughtCalls, listHtml, PROPS, show } from './test-support';

let calls: ReturnType< typeof caughtCalls >;
const count = () => document.querySelector( '.hh-lot-catalogue__count' );
const box = ( name: RegExp ) => screen.getByRole( 'checkbox', { name } );
const last = < One, >( all: One[] ): One => all[ all.length - 1 ]!;

beforeEach( () => {
	window.HTMLElement.prototype.scrollIntoView = jest.fn();
	window.scrollTo = jest.fn();
	window.matchMedia = jest.fn().mockReturnValue( { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() } );
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	window.sessionStorage.clear();
	window.history.replaceState( {}, '', '/auctions/cars/' );
	calls = caughtCalls();
} );

it( '[AUC-01] the container carries what the catalogue is, and the server’s cards stay the very nodes', () => {
	const { container, lots } = show( { can_manage_cache: true } );
	expect( container.querySelector( '.hh-lot-catalogue' ) ).toMatchObject( {
		dataset: expect.objectContaining( { auctionId: '7', departmentId: '3', saleTypeId: '4', business: 'car-auctions', canManageA365: '0', canManageCache: '1', total: '60' } ),
	} );
	expect( container.querySelector( '.hh-lot-list' ) ).toBe( lots );
	expect( calls.lots() ).toHaveLength( 0 );
} );

it( '[AUC-04] while the lots are on their way they are hidden, the form is disabled and the count says so', async () => {
	const { container } = show();
	await userEvent.click( box( /^Ford/ ) );
	expect( count() ).toHaveTextContent( /^Searching catalogue\.\.\.$/ );
	expect( container.querySelector( 'fieldset' ) ).toBeDisabled();
	expect( screen.getByRole( 'combobox', { name: 'Sort by' } ) ).toBeDisabled();
	expect( container.querySelector( '.hh-lot-catalogue__found' ) ).not.toBeVisible();
	expect( container.querySelector( '.hh-lot-catalogue__spinner' ) ).toBeInTheDocument();
	await last( calls.lots() ).answer( listHtml( [ 'Ford Focus' ] ) );
	expect( count() ).toHaveTextContent( 'Showing 1 of 60 lots' );
	expect( container.querySelector( 'fieldset' ) ).toBeEnabled();
	expect( screen.getByText( 'Ford Focus' ) ).toBeVisible();
	expect( container.querySelector( '.hh-lot-catalogue__spinner' ) ).not.toBeInTheDocument();
	expect( box( /^Ford/ ) ).toHaveFocus();
} );

it( '[AUC-03] [AUC-11] [API-03] the call has the filters, sort and view, and the marketing card for cars', async () => {
	show();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	await userEvent.click( box( /^Audi/ ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	await userEvent.selectOptions( screen.getByLabelText( 'Mileage to' ), '60000' );
	expect( Object.fromEntries( last( calls.lots() ).url.searchParams ) ).toEqual( {
		auction_id: '7',
		department_id: '3',
		sale_type_id: '4',
		make: 'audi,ford',
		maxMileage: '60000',
		sort: 'lot-number',
		grid_view: 'grid',
		includeCAMarketing: '1',
	} );
	expect( last( calls.future() ).url.searchParams.has( 'includeCAMarketing' ) ).toBe( false );
	expect( window.location.search ).toBe( '?make=audi,ford&maxMileage=60000' );
} );

it( '[STAFF-01] [STAFF-02] staff’s flags go with the calls, with the nonce that proves them', async () => {
	show( { can_manage_a365: true, can_manage_cache: true, nonce: 'abc', includes_marketing: false } );
	await userEvent.click( box( /^Ford/ ) );
	const call = last( calls.lots() );
	expect( [ 'canManageA365', 'canManageCache', 'includeCAMarketing' ].map( ( name ) => call.url.searchParams.get( name ) ) ).toEqual( [ '1', '1', null ] );
	expect( call.init.headers ).toEqual( { 'X-WP-Nonce': 'abc' } );
	expect( last( calls.future() ).url.searchParams.get( 'canManageCache' ) ).toBe( '1' );
} );

it( '[AUC-12] a slow answer never overwrites a newer one', async () => {
	show();
	await userEvent.click( box( /^Ford/ ) );
	const slow = last( calls.lots() );
	act( () => {
		window.history.replaceState( {}, '', '/auctions/cars/?make=audi' );
		window.dispatchEvent( new PopStateEvent( 'popstate', { state: {} } ) );
	} );
	expect( slow.init.signal?.aborted ).toBe( true );
	await last( calls.lots() ).answer( listHtml( [ 'Audi A4' ] ) );
	await slow.answer( listHtml( [ 'Ford Focus', 'Ford Ka' ] ) );
	expect( screen.getByText( 'Audi A4' ) ).toBeVisible();
	expect( screen.queryByText( 'Ford Focus' ) ).not.toBeInTheDocument();
	expect( count() ).toHaveTextContent( 'Showing 1 of 60 lots' );
	expect( box( /^Audi/ ) ).toBeChecked();
	expect( box( /^Ford/ ) ).not.toBeChecked();
} );

it( '[AUC-06] Reset all is there while a filter is set, and clears them; the sort stays', async () => {
	show( { values: { make: 'ford' }, sort: 'price-asc' } );
	const chips = screen.getByRole( 'list', { name: 'Selected filters' } );
	expect( within( chips ).getByRole( 'link', { name: /Ford/ } ) ).toHaveAttribute( 'href', '/auctions/cars/?sort=price-asc' );
	await userEvent.click( within( chips ).getByRole( 'link', { name: 'Reset all' } ) );
	expect( window.location.search ).toBe( '?sort=price-asc' );
	await last( calls.lots() ).answer( listHtml( [ 'Ford', 'Audi' ], { matching: 60 } ) );
	expect( screen.queryByText( 'Reset all' ) ).not.toBeInTheDocument();
	expect( count() ).toHaveTextContent( /^60 lots$/ );
} );

it( '[AUC-07] any is checked where nothing is, and cannot be unchecked', async () => {
	show();
	expect( box( /^Any make/ ) ).toBeChecked();
	await userEvent.click( box( /^Any make/ ) );
	expect( box( /^Any make/ ) ).toBeChecked();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( box( /^Any make/ ) ).not.toBeChecked();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( box( /^Any make/ ) ).toBeChecked();
} );

it( '[AUC-08] the view is a class of the list: nobody is asked, and the cookie remembers', async () => {
	const { lots } = show();
	await userEvent.click( screen.getByRole( 'link', { name: 'List' } ) );
	expect( lots ).toHaveClass( 'hh-lot-list--list' );
	expect( lots ).not.toHaveClass( 'hh-lot-list--grid' );
	expect( document.cookie ).toContain( 'hh_catalogue_view=%22list%22' );
	expect( screen.getByRole( 'link', { name: 'List' } ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( calls.lots() ).toHaveLength( 0 );
	document.cookie = 'hh_catalogue_view=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
} );

it( '[AUC-09] where the lots do not come, that is said, and their parts of the page go; trying again brings them back', async () => {
	document.body.insertAdjacentHTML( 'beforeend', '<p id="note" data-catalogue-part>Order of sale</p>' );
	show( {}, { future: listHtml( [ 'Later' ], { total: 1 } ) } );
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).fail( 500 );
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent( 'Sorry! there was an error loading the lots for this auction catalogue. Please try again later.' );
	expect( document.getElementById( 'note' ) ).not.toBeVisible();
	expect( count() ).not.toBeVisible();
	expect( screen.queryByText( 'Later' ) ).not.toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'OK' } ) );
	expect( screen.queryByRole( 'alertdialog' ) ).not.toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( document.getElementById( 'note' ) ).toBeVisible();
	expect( count() ).toHaveTextContent( 'Showing 1 of 60 lots' );
	document.getElementById( 'note' )?.remove();
} );

it.each( [
	[ 'no list', '<p>Maintenance</p>' ],
	[ 'a list without counts', '<div class="hh-lot-list"></div>' ],
] )( '[AUC-09] an answer with %s is a failure, too', async ( _name, html ) => {
	show();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).answer( html );
	expect( screen.getByRole( 'alertdialog' ) ).toBeInTheDocument();
} );

it( '[AUC-10] lots of later sales follow the filters; where they do not come their container goes', async () => {
	show( {}, { future: listHtml( [ 'Ford next week' ], { total: 1 } ) } );
	expect( screen.getByRole( 'region', { name: '1 lot in later auctions' } ) ).toBeVisible();
	await userEvent.click( box( /^Audi/ ) );
	await last( calls.future() ).answer( listHtml( [ 'Audi next week' ], { total: 1 } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Audi A4' ] ) );
	expect( screen.getByText( 'Audi next week' ) ).toBeVisible();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.future() ).fail( 503 );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( screen.queryByRole( 'region', { name: /in later auctions/ } ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'alertdialog' ) ).not.toBeInTheDocument();
} );

it( '[AUC-14] each value says how many lots it would leave; one that leaves none stays, marked', async () => {
	show();
	expect( box( /^Land Rover 0 lots$/ ).closest( 'label' ) ).toHaveClass( 'is-none' );
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.assist() ).answerJson( { facets: { make: [ { value: 'ford', label: 'Ford', count: 1 } ] }, suggestions: [] } );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( box( /^Ford 1 lot$/ ) ).toBeChecked();
	expect( box( /^Audi 0 lots$/ ).closest( 'label' ) ).toHaveClass( 'is-none' );
	expect( box( /^Audi 0 lots$/ ) ).toBeEnabled();
} );

it( '[AUC-14] each step of a range says how many lots it would leave, the chosen one does not', async () => {
	show();
	const options = () => [ ...( screen.getByLabelText( 'Mileage to' ) as HTMLSelectElement ).options ].map( ( { text } ) => text );
	await userEvent.selectOptions( screen.getByLabelText( 'Mileage to' ), '60000' );
	await last( calls.assist() ).answerJson( { facets: { maxMileage: [ { value: '60000', label: '', count: 2, within: '' }, { value: '10000', label: '', count: 1, within: '' } ] }, suggestions: [] } );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( options() ).toContain( '10,000 (1 lot)' );
	expect( options() ).toContain( '60,000' );
} );

it( 'a page is a state of its own, and its link leads there without a script', async () => {
	show();
	const next = screen.getByRole( 'link', { name: 'Next' } );
	expect( next ).toHaveAttribute( 'href', '/auctions/cars/?page=2' );
	await userEvent.click( next );
	expect( last( calls.lots() ).url.searchParams.get( 'page' ) ).toBe( '2' );
	await last( calls.lots() ).answer( listHtml( [ 'Lot 49' ], { matching: 60, page: 2, pages: 2 } ) );
	expect( screen.getByRole( 'link', { name: 'Previous' } ) ).toHaveAttribute( 'href', '/auctions/cars/' );
	await userEvent.click( box( /^Ford/ ) );
	expect( last( calls.lots() ).url.searchParams.has( 'page' ) ).toBe( false );
} );

it( 'words are looked for with Enter, and an own suggestion is a quicker way to type', async () => {
	show();
	const field = screen.getByRole( 'combobox', { name: 'Search' } );
	await userEvent.type( field, 'fie' );
	await waitFor( () => expect( calls.assist() ).toHaveLength( 1 ) );
	expect( calls.assist()[ 0 ]?.url.searchParams.get( 'search' ) ).toBe( 'fie' );
	await last( calls.assist() ).answerJson( { facets: {}, suggestions: [ { label: 'Ford Fiesta', search: 'Ford Fiesta' } ] } );
	await userEvent.click( screen.getByRole( 'option', { name: /Ford Fiesta/ } ) );
	expect( window.location.search ).toBe( '?search=Ford%20Fiesta' );
	await last( calls.lots() ).answer( listHtml( [ 'Ford Fiesta' ] ) );
	expect( screen.getByRole( 'link', { name: /“Ford Fiesta”/ } ) ).toBeVisible();
	await userEvent.clear( field );
	await userEvent.type( field, 'van{Enter}' );
	expect( window.location.search ).toBe( '?search=van' );
} );

it( '[AUC-02] coming back from a lot restores filters and the place on the page', async () => {
	window.sessionStorage.setItem( 'hh_catalogue_7', JSON.stringify( { query: 'make=ford', scroll: 640 } ) );
	Object.defineProperty( document, 'referrer', { value: `${ PROPS.page_url }lot/12/`, configurable: true } );
	show();
	expect( window.location.search ).toBe( '?make=ford' );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( box( /^Ford/ ) ).toBeChecked();
	await waitFor( () => expect( window.scrollTo ).toHaveBeenCalledWith( { top: 640 } ) );
	Object.defineProperty( document, 'referrer', { value: '', configurable: true } );
} );

it( '[AUC-02] leaving the page remembers it', async () => {
	show( { values: { make: 'ford' } } );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( JSON.parse( window.sessionStorage.getItem( 'hh_catalogue_7' ) ?? '' ) ).toEqual( { query: 'make=ford', scroll: 0 } );
} );

it( 'what a visitor chose before the script came is looked for', async () => {
	show( {}, { typed: { 'make[]': [ '', 'audi' ], search: [ '' ], sort: [ 'lot-number' ] } } );
	expect( last( calls.lots() ).url.searchParams.get( 'make' ) ).toBe( 'audi' );
	await last( calls.lots() ).answer( listHtml( [ 'Audi' ] ) );
	expect( box( /^Audi/ ) ).toBeChecked();
} );

it( '[AUC-13] the panel of filters opens, keeps the focus, and closes with Escape', async () => {
	document.body.insertAdjacentHTML( 'afterbegin', '<header id="outside"><a href="/">Home</a></header>' );
	show();
	const open = screen.getByRole( 'button', { name: 'Filters' } );
	await userEvent.click( open );
	const panel = screen.getByRole( 'dialog', { name: 'Filter lots' } );
	expect( document.getElementById( 'outside' )?.inert ).toBe( true );
	const close = within( panel ).getByRole( 'button', { name: 'Close' } );
	expect( close ).toHaveFocus();
	await userEvent.tab( { shift: true } );
	expect( within( panel ).getByRole( 'button', { name: 'Show 60 lots' } ) ).toHaveFocus();
	await userEvent.tab();
	expect( close ).toHaveFocus();
	await userEvent.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( open ).toHaveFocus();
	expect( document.getElementById( 'outside' )?.inert ).toBe( false );
	document.getElementById( 'outside' )?.remove();
} );

it( '[AUC-06] [AUC-12] after Next, a chip and Reset all the focus is at the lots, and the page says which one it is', async () => {
	const { container } = show( { values: { make: 'ford,audi' } } );
	const lots = container.querySelector( '.hh-lot-catalogue__lots' );
	const told = () => container.querySelector( '[aria-live="polite"]' )?.textContent;
	await userEvent.click( screen.getByRole( 'link', { name: 'Next' } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ], { page: 2, pages: 3 } ) );
	expect( lots ).toHaveFocus();
	expect( told() ).toBe( 'Page 2 of 3' );
	await userEvent.click( screen.getByRole( 'link', { name: /^Audi/ } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( lots ).toHaveFocus();
	expect( told() ).toBe( 'Page 1 of 1' );
	await userEvent.click( screen.getByRole( 'link', { name: 'Reset all' } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( lots ).toHaveFocus();
	await userEvent.click( box( /^Ford/ ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( box( /^Ford/ ) ).toHaveFocus();
	await userEvent.click( screen.getByRole( 'button', { name: 'Reset all' } ) );
	await last( calls.lots() ).answer( listHtml( [ 'Ford' ] ) );
	expect( lots ).toHaveFocus();
} );

it( 'the lots have a heading of their own, and are not under that of the filters', () => {
	show();
	expect( screen.getAllByRole( 'heading' ).map( ( heading ) => heading.textContent ) ).toEqual( [ 'Filter lots', 'Lots' ] );
} );

describe( '[AUC-02] the map of a catalogue of property is in the address', () => {
	const property = { map: { lots_url: 'http://localhost/wp-json/hpapi/v1/property-auctions/lots/map?auction_id=7', places_url: '', tiles: { url: '', attribution: '' } } };
	const shown = () => document.querySelector( '.hh-lot-map' ) !== null;
	const address = () => window.location.pathname + window.location.search;

	it( 'opens and closes with its button, and with the browser’s way back', async () => {
		window.history.replaceState( {}, '', '/auctions/cars/?utm_source=mail' );
		show( property );
		await userEvent.click( screen.getByRole( 'button', { name: 'Show Map' } ) );
		expect( [ shown(), address() ] ).toEqual( [ true, '/auctions/cars/?utm_source=mail&view=map' ] );
		await userEvent.click( screen.getByRole( 'button', { name: 'Show list' } ) );
		expect( [ shown(), address() ] ).toEqual( [ false, '/auctions/cars/?utm_source=mail' ] );
		act( () => window.history.back() );
		await waitFor( () => expect( [ shown(), address() ] ).toEqual( [ true, '/auctions/cars/?utm_source=mail&view=map' ] ) );
	} );

	it( 'is opened by the address; other filters keep it open, show all their lots and forget the part in view', async () => {
		window.history.replaceState( {}, '', '/auctions/cars/?view=map&bounds=51,0.2,51.4,0.8' );
		show( property );
		expect( shown() ).toBe( true );
		await userEvent.click( box( /^Ford/ ) );
		expect( [ shown(), address() ] ).toEqual( [ true, '/auctions/cars/?make=ford&view=map' ] );
		await userEvent.click( screen.getByRole( 'link', { name: 'List' } ) );
		expect( [ shown(), address() ] ).toEqual( [ false, '/auctions/cars/?make=ford' ] );
	} );

	it( 'is not opened where the catalogue has none', () => {
		window.history.replaceState( {}, '', '/auctions/cars/?view=map' );
		show();
		expect( [ shown(), screen.queryByRole( 'button', { name: 'Show Map' } ) ] ).toEqual( [ false, null ] );
	} );
} );
