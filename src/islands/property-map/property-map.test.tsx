import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fixture from '../../../tests/fixtures/hpapi/property-map.json';
import type { PropertyMapProps } from '../../contract/generated/hpapi/property-map-props';
import { onMapArea } from '../../lib/map-area';
import { mountIsland } from '../../lib/island';
import { reportIslandFailure } from '../../lib/report';
import { PropertyMap } from './property-map';
import type { Pin } from './rules/pins';

jest.mock( '../../lib/report' );
const reported = jest.mocked( reportIslandFailure );

const props = { ...fixture.props, tiles: { url: '', attribution: '' } } as unknown as PropertyMapProps;
const pin = ( index: number, latitude: number, longitude: number ): Pin => ( {
	url: `https://example.com/property/${ index }/`,
	image: '',
	parish: 'Cranbrook',
	price_string: `£${ index },000`,
	heading: '3 bedroom house for sale',
	status: 'For sale',
	latitude,
	longitude,
	map_marker_url: 'https://example.com/pin.svg',
} );
/** So many pins over Kent, in no order and the same each time. */
const many = ( count: number ) => Array.from( { length: count }, ( _, at ) => pin( at, 51 + ( ( at * 7919 ) % 1000 ) / 2000, 0.2 + ( ( at * 104729 ) % 1000 ) / 1000 ) );

let answers: Record< string, () => Promise< unknown > | unknown >;
const asked: URL[] = [];

beforeEach( () => {
	reported.mockReset();
	asked.length = 0;
	window.history.replaceState( null, '', '/estate-agents/for-sale/?view=map' );
	Object.defineProperties( HTMLElement.prototype, {
		clientWidth: { configurable: true, get: () => 1000 },
		clientHeight: { configurable: true, get: () => 600 },
	} );
	global.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	// jsdom draws nothing, and Leaflet asks for a matrix.
	Element.prototype.scrollTo ??= () => undefined;
	answers = { 'map-properties': () => ( { data: [] } ), 'map-places': () => ( { data: [] } ) };
	global.fetch = jest.fn( async ( input: RequestInfo | URL ) => {
		const url = new URL( String( input ) );
		asked.push( url );
		const name = Object.keys( answers ).find( ( one ) => url.pathname.endsWith( one ) ) ?? '';
		const body = await answers[ name ]?.();
		return { ok: true, status: 200, json: async () => body } as Response;
	} );
} );

async function show( pins: Pin[], more: Partial< PropertyMapProps > = {} ) {
	answers[ 'map-properties' ] = () => ( { data: pins } );
	const shown = render( <PropertyMap { ...props } keeps_address { ...more } /> );
	await screen.findByRole( 'group', { name: 'Map tools' } );
	return shown;
}
const marks = () => document.querySelectorAll( '.hh-pin, .hh-cluster' );
const listed = () => within( document.querySelector< HTMLElement >( '.hh-map-rows' )! ).getAllByRole( 'listitem' );

it( 'has 5,000 properties, and in the document only the marks of the view', async () => {
	await show( many( 5000 ) );
	expect( await screen.findByText( '5,000 properties in this area' ) ).toHaveAttribute( 'role', 'status' );
	expect( marks().length ).toBeGreaterThan( 5 );
	expect( marks().length ).toBeLessThan( 250 );
	// All are counted, none is lost.
	const counted = [ ...marks() ].reduce( ( sum, mark ) => sum + ( mark.classList.contains( 'hh-pin' ) ? 1 : Number( mark.textContent ) ), 0 );
	expect( counted ).toBe( 5000 );
	// The cards come in slices, the note of what is not listed with the last.
	await waitFor( () => expect( listed() ).toHaveLength( 51 ) );
	expect( listed().at( -1 ) ).toHaveTextContent( 'and 4,950 more' );
} );

it( 'asks only for the pictures of cards in the bar and beside it, and for the others as the bar is swiped', async () => {
	let see: ( cards: Element[] ) => void = () => undefined;
	const options: Array< IntersectionObserverInit | undefined > = [];
	window.IntersectionObserver = class {
		private readonly watched = new Set< Element >();
		constructor( tell: IntersectionObserverCallback, how?: IntersectionObserverInit ) {
			options.push( how );
			see = ( cards ) => tell( cards.filter( ( card ) => this.watched.has( card ) ).map( ( target ) => ( { target, isIntersecting: true } ) as IntersectionObserverEntry ), this as unknown as IntersectionObserver );
		}
		observe( card: Element ) {
			this.watched.add( card );
		}
		unobserve( card: Element ) {
			this.watched.delete( card );
		}
		disconnect() {
			this.watched.clear();
		}
	} as unknown as typeof IntersectionObserver;
	try {
		await show( many( 20 ).map( ( one, at ) => ( { ...one, image: `https://example.com/${ at }.webp` } ) ) );
		await waitFor( () => expect( listed() ).toHaveLength( 20 ) );
		const pictures = () => [ ...document.querySelectorAll( '.hh-map-rows img' ) ].map( ( picture ) => picture.getAttribute( 'src' ) );
		expect( pictures() ).toEqual( [] );
		expect( options.at( -1 )?.root ).toBe( document.querySelector( '.hh-map-rows' ) );
		act( () => see( listed().slice( 0, 2 ) ) );
		expect( pictures() ).toEqual( [ 'https://example.com/0.webp', 'https://example.com/1.webp' ] );
		act( () => see( [ listed()[ 4 ]! ] ) );
		expect( pictures() ).toEqual( [ 0, 1, 4 ].map( ( at ) => `https://example.com/${ at }.webp` ) );
	} finally {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
	}
} );

it( 'opens a card from the pin, closes it with Escape and gives the focus back', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.2, 0.9 ) ] );
	const button = screen.getByRole( 'button', { name: '£1,000, 3 bedroom house for sale, Cranbrook, For sale, £1k' } );
	fireEvent.click( button );
	const card = screen.getByRole( 'dialog', { name: /£1,000/ } );
	expect( card ).toHaveFocus();
	expect( within( card ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'https://example.com/property/1/' );
	expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
	fireEvent.keyDown( card, { key: 'Escape' } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( button ).toHaveFocus();
} );

it( 'shows all that share one point in one card', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.1, 0.5 ), pin( 3, 51.3, 0.9 ) ] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Show 2 properties' } ) );
	expect( within( screen.getByRole( 'dialog', { name: '2 properties' } ) ).getAllByRole( 'link' ) ).toHaveLength( 2 );
} );

it( 'lights the pin of a row and the row of a pin', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.3, 0.9 ) ] );
	const button = screen.getByRole( 'button', { name: /£2,000/ } );
	fireEvent.focus( within( listed()[ 1 ]! ).getByRole( 'link' ) );
	expect( button ).toHaveClass( 'is-lit' );
	expect( button ).toHaveTextContent( '£2k' );
	expect( button.querySelector( 'img' ) ).toHaveAttribute( 'src', 'https://example.com/pin.svg' );
	act( () => button.focus() );
	expect( listed()[ 1 ] ).toHaveClass( 'is-lit' );
} );

it( 'brings the card of a pin into the bar, and lights the pin of the card that a finger brought', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.3, 0.9 ) ] );
	const bar = document.querySelector< HTMLElement >( '.hh-map-rows' )!;
	// jsdom lays nothing out: cards 300 px wide in a bar of 320.
	let at = 0;
	Object.defineProperties( bar, { scrollWidth: { value: 600 }, clientWidth: { value: 320 } } );
	[ ...bar.children ].forEach( ( card, index ) => {
		Object.defineProperty( card, 'clientWidth', { value: 300 } );
		card.getBoundingClientRect = () => ( { left: index * 300 - at, right: index * 300 - at + 300 } ) as DOMRect;
	} );
	bar.getBoundingClientRect = () => ( { left: 0 } ) as DOMRect;
	bar.scrollBy = ( ( to: ScrollToOptions ) => ( at += to.left ?? 0 ) ) as unknown as typeof bar.scrollBy;
	act( () => screen.getByRole( 'button', { name: /£2,000/ } ).focus() );
	expect( at ).toBe( 300 );
	act( () => screen.getByRole( 'button', { name: /£2,000/ } ).blur() );
	fireEvent.touchStart( bar );
	at = 10;
	fireEvent.scroll( bar );
	await waitFor( () => expect( listed()[ 0 ] ).toHaveClass( 'is-lit' ) );
	expect( screen.getByRole( 'button', { name: /£1,000/ } ) ).toHaveClass( 'is-lit' );
	// The same swipe goes on after a break: a slow phone tells of it late.
	at = 300;
	fireEvent.scroll( bar );
	await waitFor( () => expect( listed()[ 1 ] ).toHaveClass( 'is-lit' ) );
	// What moves the bar after a touch elsewhere is no hand.
	fireEvent.pointerDown( document.body );
	at = 0;
	fireEvent.scroll( bar );
	await new Promise( ( done ) => window.setTimeout( done, 200 ) );
	expect( listed()[ 1 ] ).toHaveClass( 'is-lit' );
} );

it( 'sends a drawn area and landmarks of the address, and clears the area', async () => {
	window.history.replaceState( null, '', '/estate-agents/for-sale/?view=map&polygon=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40' );
	document.body.innerHTML = '<a data-hh-view-link="grid" href="http://localhost/estate-agents/for-sale/?polygon=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40">Grid</a>';
	await show( [ pin( 1, 51.1, 0.5 ) ] );
	expect( asked[ 0 ]?.searchParams.get( 'polygon' ) ).toBe( '_p~iF~ps|U_ulLnnqC_mqNvxq`@' );
	expect( asked[ 0 ]?.searchParams.has( 'bounds' ) ).toBe( false );
	fireEvent.click( screen.getByRole( 'button', { name: 'Clear the area' } ) );
	await waitFor( () => expect( asked.filter( ( url ) => url.pathname.endsWith( 'map-properties' ) ) ).toHaveLength( 2 ) );
	expect( window.location.search ).toBe( '?view=map' );
	expect( screen.getByRole( 'link', { name: 'Grid' } ) ).toHaveAttribute( 'href', 'http://localhost/estate-agents/for-sale/' );
} );

it( 'draws with the keyboard alone', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.3, 0.9 ) ] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Draw an area' } ) );
	const map = screen.getByRole( 'region', { name: /^Map of properties/ } );
	await screen.findByRole( 'button', { name: 'Finish' } );
	expect( map ).toHaveFocus();
	fireEvent.keyDown( map, { key: 'Enter' } );
	expect( screen.getByText( '1 point added.' ) ).toBeInTheDocument();
	fireEvent.keyDown( map, { key: 'Backspace' } );
	fireEvent.keyDown( map, { key: 'Escape' } );
	expect( screen.getByRole( 'button', { name: 'Draw an area' } ) ).toBeInTheDocument();
} );

it( 'asks for what is within a mile of a station, and says where there is none', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.3, 0.9 ) ] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Within a mile of a station' } ) );
	expect( await screen.findByText( /None of these properties are within a mile of a station/ ) ).toBeInTheDocument();
	answers[ 'map-places' ] = () => ( { data: [ { name: 'Near', kind: 'station', latitude: 51.101, longitude: 0.5 } ] } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Within a mile of a station' } ) );
	await waitFor( () => expect( asked.some( ( url ) => url.searchParams.has( 'landmarks_array' ) ) ).toBe( true ) );
	expect( JSON.parse( asked.find( ( url ) => url.searchParams.has( 'landmarks_array' ) )!.searchParams.get( 'landmarks_array' )! ) ).toEqual( [ { name: 'Near', kind: 'station', latitude: 51.101, longitude: 0.5 } ] );
	expect( screen.getByRole( 'button', { name: 'Within a mile of a station' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
} );

it( 'says how many of the search are on no map, and of a drawn area that it is one', async () => {
	await show( [ pin( 1, 51.1, 0.5 ), pin( 2, 51.2, 0.9 ) ], { total: 5, without_place: 3 } );
	expect( screen.getByText( '3 of 5 properties can’t be shown on the map' ) ).toBeInTheDocument();
	document.body.innerHTML = '';
	window.history.replaceState( null, '', '/estate-agents/for-sale/?view=map&polygon=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40' );
	document.body.innerHTML = '<ul><li data-hh-filter="polygon"><a href="http://localhost/a/">Drawn</a></li><li data-hh-filter="min_beds"><a href="http://localhost/estate-agents/for-sale/?polygon=x&amp;view=map">2</a></li></ul><a class="hh-save-search__open" href="http://localhost/saved-searches/new/?min_beds=2&amp;polygon=x">Save</a>';
	await show( [ pin( 1, 51.1, 0.5 ) ], { total: 5, without_place: 3 } );
	expect( screen.getByText( '1 property in the area you drew' ) ).toBeInTheDocument();
	expect( screen.queryByText( /properties can’t be shown on the map/ ) ).toBeNull();
	const heard = jest.fn();
	const stop = onMapArea( heard );
	fireEvent.click( screen.getByRole( 'button', { name: 'Clear the area' } ) );
	await waitFor( () => expect( heard ).toHaveBeenCalledWith( { polygon: '', bounds: '' } ) );
	stop();
	expect( document.querySelector( '[data-hh-filter="polygon"]' ) ).not.toBeVisible();
	expect( document.querySelector( '[data-hh-filter="min_beds"] a' ) ).toHaveAttribute( 'href', 'http://localhost/estate-agents/for-sale/?view=map' );
	// Also the plain form of who saves the search before that script is there.
	expect( screen.getByRole( 'link', { name: 'Save' } ) ).toHaveAttribute( 'href', 'http://localhost/saved-searches/new/?min_beds=2' );
} );

it( 'says that there is nothing, and how to go on', async () => {
	await show( [], { wide_url: 'https://example.com/estate-agents/for-sale/' } );
	expect( screen.getByText( 'No properties here' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Show everything in this area' } ) ).toHaveAttribute( 'href', 'https://example.com/estate-agents/for-sale/?view=map' );
} );

describe( 'with more than come one by one', () => {
	const group = ( count: number, south: number, west: number, size = 0.1 ) => ( { latitude: south + size / 2, longitude: west + size / 2, count, bounds: { south, west, north: south + size, east: west + size } } );
	const wide = { data: [], clusters: [ group( 60000, 51, 0.2 ), group( 4068, 51.3, 0.6 ) ], total: 64068 };
	const ofMap = () => asked.filter( ( url ) => url.pathname.endsWith( 'map-properties' ) );
	const answered: Array< ( body: unknown ) => void > = [];

	beforeEach( () => {
		answered.length = 0;
		answers[ 'map-properties' ] = () => {
			const last = asked.at( -1 )!;
			return last.searchParams.get( 'bbox' ) ? new Promise( ( done ) => answered.push( done ) ) : wide;
		};
	} );
	const open = async () => {
		render( <PropertyMap { ...props } keeps_address /> );
		await screen.findByRole( 'group', { name: 'Map tools' } );
		await waitFor( () => expect( answered ).toHaveLength( 1 ) );
	};

	it( 'has the server count what lies together for each view, and says how many there are in it', async () => {
		await open();
		const [ first, view ] = ofMap();
		expect( [ first?.searchParams.get( 'zoom' ), first?.searchParams.has( 'bbox' ) ] ).toEqual( [ '5', false ] );
		expect( Number( view?.searchParams.get( 'zoom' ) ) ).toBeGreaterThan( 5 );
		await act( async () => answered[ 0 ]?.( { data: [ pin( 1, 51.1, 0.5 ) ], clusters: [ group( 1999, 51.05, 0.3 ) ], total: 2000 } ) );
		expect( await screen.findByText( '2,000 properties in this area' ) ).toBeInTheDocument();
		expect( [ ...marks() ].map( ( mark ) => mark.textContent ) ).toEqual( expect.arrayContaining( [ '1999', '£1k' ] ) );
		expect( listed().at( -1 ) ).toHaveTextContent( 'and 1,999 more' );
		fireEvent.click( screen.getByRole( 'checkbox', { name: /move/i } ) );
		expect( await screen.findByText( '64,068 properties' ) ).toBeInTheDocument();
	} );

	it( 'says no number of a part of the map that has not been counted', async () => {
		await open();
		await act( async () => answered[ 0 ]?.( { data: [], clusters: [ group( 2000, 51.05, 0.3 ) ], total: 2000 } ) );
		expect( await screen.findByText( '2,000 properties in this area' ) ).toBeInTheDocument();
		fireEvent.click( screen.getByRole( 'button', { name: 'Zoom in' } ) );
		await waitFor( () => expect( answered ).toHaveLength( 2 ) );
		expect( document.querySelector( '.hh-property-map__count' ) ).toHaveTextContent( /^Counting properties…$/ );
		await act( async () => answered[ 1 ]?.( Promise.reject( new TypeError( 'offline' ) ) ) );
		await waitFor( () => expect( document.querySelector( '.hh-property-map__count' ) ).toHaveTextContent( /^We couldn’t count/ ) );
		expect( reported ).toHaveBeenCalled();
	} );

	it( 'throws an answer away that a newer question has overtaken', async () => {
		await open();
		fireEvent.click( screen.getByRole( 'button', { name: 'Zoom in' } ) );
		await waitFor( () => expect( answered ).toHaveLength( 2 ) );
		await act( async () => answered[ 1 ]?.( { data: [], clusters: [ group( 22, 51.15, 0.4, 0.01 ) ], total: 22 } ) );
		await act( async () => answered[ 0 ]?.( { data: [], clusters: [ group( 11, 51.15, 0.4, 0.01 ) ], total: 11 } ) );
		expect( await screen.findByText( '22 properties in this area' ) ).toBeInTheDocument();
		expect( screen.queryByText( '11' ) ).toBeNull();
	} );

	it( '[LIST-04] asks for every property at a point, page by page', async () => {
		await open();
		// Pages of three, as if the server gave a thousand.
		const five = 5;
		await act( async () => answered[ 0 ]?.( { data: [], clusters: [ group( five, 51.15, 0.5, 0 ) ], total: five } ) );
		await waitFor( () => expect( document.querySelector( '.hh-cluster' ) ).not.toBeNull() );
		fireEvent.click( document.querySelector( '.hh-cluster' )! );
		const page = ( from: number, to: number ) => ( { data: Array.from( { length: to - from }, ( _, at ) => pin( from + at, 51.15, 0.5 ) ), clusters: [], total: five } );
		await waitFor( () => expect( answered ).toHaveLength( 2 ) );
		await act( async () => answered[ 1 ]?.( page( 0, 3 ) ) );
		await waitFor( () => expect( answered ).toHaveLength( 3 ) );
		expect( [ 'zoom', 'page' ].map( ( name ) => ofMap().at( -1 )?.searchParams.get( name ) ) ).toEqual( [ '19', '2' ] );
		await act( async () => answered[ 2 ]?.( page( 3, five ) ) );
		await waitFor( () => expect( document.querySelector( '.hh-pin-card__count' ) ).toHaveTextContent( '5 properties' ) );
		expect( answered ).toHaveLength( 3 );
	} );

	it( 'shows what shares one point in a card', async () => {
		await open();
		await act( async () => answered[ 0 ]?.( { data: [], clusters: [ group( 3, 51.15, 0.5, 0 ) ], total: 3 } ) );
		fireEvent.click( await screen.findByText( '3' ) );
		await waitFor( () => expect( answered ).toHaveLength( 2 ) );
		expect( ofMap().at( -1 )?.searchParams.get( 'zoom' ) ).toBe( '19' );
		await act( async () => answered[ 1 ]?.( { data: [ pin( 1, 51.15, 0.5 ), pin( 2, 51.15, 0.5 ), pin( 3, 51.15, 0.5 ) ], clusters: [], total: 3 } ) );
		await waitFor( () => expect( document.querySelector( '.hh-pin-card__count' ) ).toHaveTextContent( '3 properties' ) );
	} );
} );

it( '[LIST-05] where the map’s data fail that is logged, and the server’s list comes back', async () => {
	answers[ 'map-properties' ] = () => Promise.reject( new TypeError( 'offline' ) );
	document.body.innerHTML = `<div data-island="property-map">${ fixture.html }<a href="/property/1/">Mill Lane</a></div>`;
	document.querySelector< HTMLElement >( '[data-island]' )!.dataset.props = JSON.stringify( props );
	act( () => mountIsland( 'property-map', PropertyMap ) );
	await waitFor( () => expect( reported ).toHaveBeenCalledWith( 'property-map', expect.objectContaining( { message: expect.stringContaining( 'map-properties' ) } ) ) );
	await waitFor( () => expect( document.querySelector( '[data-island]' ) ).toHaveAttribute( 'data-island-state', 'failed' ) );
	expect( screen.getByRole( 'link', { name: 'Mill Lane' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );
