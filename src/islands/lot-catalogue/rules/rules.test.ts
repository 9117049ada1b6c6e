import chipCases from '../../../../plugins/auctions/tests/vectors/lot-catalogue-chips.json';
import { filters } from '../../../../plugins/auctions/tests/vectors/lot-catalogue-filters.json';
import pageCases from '../../../../plugins/auctions/tests/vectors/lot-catalogue-pages.json';
import urlCases from '../../../../plugins/auctions/tests/vectors/lot-catalogue-url.json';
import countCases from '../../../../plugins/auctions/tests/vectors/lot-count-label.json';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { daysOf, written } from '../../../lib/cookies.test-support';
import { chipsOf } from './chips';
import { countLabel } from './count-label';
import { withCounts } from './facets';
import { announcement, replaceCards } from './live-cards';
import { CLOSED, readMap, withMap } from './map-address';
import { recall, remember } from './memory';
import { choose } from './multiselect';
import { pageRow } from './pages';
import { addressOf, queryOf, stateOf, stateOfForm, type CatalogueState } from './state';
import { rememberedView, rememberView } from './view';

const FILTERS = filters as CatalogueFilter[];
const STATE: CatalogueState = { values: {}, sort: 'lot-number', page: 1 };

it.each( countCases.cases )( '[AUC-05] $matching of $total: $label', ( { matching, total, label } ) => {
	expect( countLabel( matching, total ) ).toBe( label );
} );

it.each( pageCases.cases )( 'page $page of $pages has its row of links', ( { page, pages, row } ) => {
	expect( pageRow( page, pages ).map( ( place ) => ( place === 'gap' ? null : place ) ) ).toEqual( row );
} );

it.each( urlCases.cases )( '[AUC-12] the address "$query" says one state, which has one address', ( { query, values, sort, page, canonical } ) => {
	const state = stateOf( query, FILTERS );
	expect( state ).toEqual( { values, sort, page } );
	expect( queryOf( state, FILTERS ) ).toBe( canonical );
	expect( stateOf( canonical, FILTERS ) ).toEqual( state );
} );

it( 'an address keeps what others put into it', () => {
	const location = { pathname: '/auctions/cars/', search: '?make=audi&utm_source=mail&page=2&grid_view=list' };
	expect( addressOf( { ...STATE, values: { make: 'ford' } }, FILTERS, location ) ).toBe( '/auctions/cars/?make=ford&utm_source=mail' );
	expect( addressOf( STATE, FILTERS, { pathname: '/auctions/cars/', search: '' } ) ).toBe( '/auctions/cars/' );
} );

it.each( chipCases.cases )( 'what is set is said: $values', ( { values, chips } ) => {
	const set = Object.fromEntries( Object.entries( values ).filter( ( entry ): entry is [ string, string ] => entry[ 1 ] !== undefined ) );
	expect( chipsOf( { ...STATE, values: set }, FILTERS ).map( ( { label, without } ) => ( { label, without: queryOf( without, FILTERS ) } ) ) ).toEqual( chips );
} );

describe( '[AUC-07] several values', () => {
	const order = [ 'audi', 'ford', 'rover' ];
	it( 'choosing any clears the others', () => expect( choose( [ 'audi', 'ford' ], '', true, order ) ).toBe( '' ) );
	it( 'any cannot be unchecked directly', () => expect( choose( [], '', false, order ) ).toBe( '' ) );
	it( 'unchecking the last is any again', () => expect( choose( [ 'ford' ], 'ford', false, order ) ).toBe( '' ) );
	it( 'the order of clicks makes no other address', () => {
		expect( choose( [ 'rover' ], 'audi', true, order ) ).toBe( 'audi,rover' );
		expect( choose( [ 'audi' ], 'rover', true, order ) ).toBe( 'audi,rover' );
	} );
	it( 'a value that is no option stays, at the end', () => expect( choose( [ 'lada' ], 'audi', true, order ) ).toBe( 'audi,lada' ) );
} );

it( 'what was changed in the form before the script came counts; an untouched form says what the server did', () => {
	const before = { ...STATE, values: { make: 'ford' }, page: 2 };
	expect( stateOfForm( { 'make[]': [ 'ford' ], search: [ '' ], sort: [ 'lot-number' ] }, FILTERS, before ) ).toBe( before );
	expect( stateOfForm( { 'make[]': [ 'ford', 'audi' ], sort: [ 'lot-number' ] }, FILTERS, before ) ).toEqual( { ...STATE, values: { make: 'ford,audi' } } );
	const turned = { ...STATE, values: { make: 'ford,audi' } };
	expect( stateOfForm( { 'make[]': [ 'audi', 'ford' ] }, FILTERS, turned ) ).toBe( turned );
	expect( stateOfForm( {}, FILTERS, before ) ).toBe( before );
} );

it( '[AUC-14] a value that the answer leaves out leaves no lot; without an answer no count is shown', () => {
	const counts = ( facets: Parameters< typeof withCounts >[ 1 ] ) =>
		withCounts( FILTERS, facets )
			.find( ( filter ) => filter.name === 'make' )
			?.options.map( ( option ) => option.count );
	expect( counts( { make: [ { value: 'ford', label: 'Ford', count: 2 } ] } ) ).toEqual( [ 0, 2, 0 ] );
	expect( counts( null ) ).toEqual( [ null, null, null ] );
	expect( withCounts( FILTERS, { price: [ { value: '500', label: '', count: 9 } ] } )[ 2 ] ).toBe( FILTERS[ 2 ] );
} );

it( '[AUC-14] a range has the counts of each bound; a step that the answer leaves out says none, and an old count is never kept', () => {
	const facets = { minPrice: [ { value: '500', label: '', count: 9, within: '' } ], maxPrice: [ { value: '500', label: '', count: 1, within: '' } ] };
	const counted = withCounts( FILTERS, facets );
	expect( counted[ 2 ]?.options.map( ( { count, count_to: countTo } ) => [ count, countTo ] ) ).toEqual( [ [ 9, 1 ], [ null, null ], [ null, null ] ] );
	expect( withCounts( counted, null )[ 2 ]?.options[ 0 ] ).toMatchObject( { count: null, count_to: null } );
} );

describe( '[AUC-08] the view', () => {
	afterEach( () => {
		document.cookie = 'hh_catalogue_view=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
	} );

	it( '[SITE-06] is kept for 30 days', () => {
		const [ cookie = '' ] = written( () => rememberView( 'list' ) );
		expect( cookie ).toMatch( /^hh_catalogue_view=%22list%22/ );
		expect( daysOf( cookie ) ).toBe( 30 );
	} );

	it( 'is the address’s, else the cookie’s, else the server’s', () => {
		expect( rememberedView( 'grid', '' ) ).toBe( 'grid' );
		rememberView( 'list' );
		expect( rememberedView( 'grid', '' ) ).toBe( 'list' );
		expect( rememberedView( 'list', '?grid_view=grid' ) ).toBe( 'grid' );
		document.cookie = 'hh_catalogue_view=%22map%22; path=/';
		expect( rememberedView( 'grid', '?grid_view=map' ) ).toBe( 'grid' );
	} );
} );

describe( '[AUC-02] coming back', () => {
	const page = 'http://localhost/auctions/cars/';
	const bare = { search: '', hash: '' };
	beforeEach( () => remember( 7, { query: 'make=ford', scroll: 900 } ) );

	it( 'from one of its lots, the catalogue is as it was left', () => {
		expect( recall( 7, page, `${ page }lot/12A/?make=ford`, bare ) ).toEqual( { query: 'make=ford', scroll: 900 } );
	} );

	it.each( [
		[ 'from elsewhere', 'http://localhost/', bare ],
		[ 'with filters of its own', `${ page }lot/1/`, { search: '?make=audi', hash: '' } ],
		[ 'to a lot', `${ page }lot/1/`, { search: '', hash: '#lot-1' } ],
	] )( '%s, it is as the address says', ( _name, from, location ) => {
		expect( recall( 7, page, from, location ) ).toBeNull();
	} );

	it( 'what somebody else wrote there counts as nothing', () => {
		window.sessionStorage.setItem( 'hh_catalogue_7', '{"query":1}' );
		expect( recall( 7, page, `${ page }lot/1/`, bare ) ).toBeNull();
		window.sessionStorage.setItem( 'hh_catalogue_7', 'x' );
		expect( recall( 7, page, `${ page }lot/1/`, bare ) ).toBeNull();
		expect( recall( 8, page, `${ page }lot/1/`, bare ) ).toBeNull();
	} );
} );

describe( '[AUC-15] results of a running sale', () => {
	const card = ( id: number, text: string ) => `<article class="hh-lot-card" data-lot-id="${ id }"><a href="#">${ text }</a><button>Watch</button></article>`;
	const lot = ( id: number, text: string ) => ( { id, number: String( id ), status: 'sold', said: `Lot ${ id }: ${ text }`, html: card( id, text ) } );

	it( 'replace the cards in place, others stay the same nodes, and the focus stays', () => {
		document.body.innerHTML = `<div>${ card( 1, 'one' ) }${ card( 2, 'two' ) }</div>`;
		const list = document.body.firstElementChild as HTMLElement;
		const [ first ] = list.children;
		list.querySelectorAll( 'button' )[ 1 ]?.focus();
		replaceCards( list, [ lot( 2, 'sold' ), lot( 3, 'elsewhere' ) ] );
		expect( list.children[ 0 ] ).toBe( first );
		expect( list.textContent ).toBe( 'oneWatchsoldWatch' );
		expect( list.children[ 1 ] ).toHaveClass( 'is-changed' );
		expect( document.activeElement ).toBe( list.querySelectorAll( 'button' )[ 1 ] );
	} );

	it( 'keep the focus on the heart, whatever a script has added to the pictures', () => {
		document.body.innerHTML = `<div>${ card( 1, 'one' ) }</div>`;
		const list = document.body.firstElementChild as HTMLElement;
		list.firstElementChild!.insertAdjacentHTML( 'afterbegin', '<div class="hh-card__picture"><a href="/slides/"></a><button>Next photo</button></div>' );
		[ ...list.querySelectorAll( 'button' ) ].at( -1 )?.focus();
		replaceCards( list, [ lot( 1, 'sold' ) ] );
		expect( document.activeElement ).toBe( list.querySelector( 'button' ) );
		expect( document.activeElement ).toHaveTextContent( 'Watch' );
		expect( list.querySelector( 'a' ) ).toHaveAttribute( 'href', '#' );
	} );

	it( 'leave the link its filters and staff their tools', () => {
		document.body.innerHTML = '<div><article data-lot-id="1"><a href="/lot/1/?make=ford">one</a><div class="hh-lot-card__staff">Sync</div></article></div>';
		const list = document.body.firstElementChild as HTMLElement;
		replaceCards( list, [ lot( 1, 'sold' ) ] );
		expect( list.querySelector( 'a' ) ).toHaveAttribute( 'href', '/lot/1/?make=ford' );
		expect( list.textContent ).toBe( 'soldWatchSync' );
	} );

	it( 'are said of watched lots only', () => {
		expect( announcement( [ lot( 1, 'sold for £900' ), lot( 2, 'unsold' ) ], [ 2, 9 ] ) ).toBe( 'Lot 2: unsold' );
		expect( announcement( [ lot( 1, 'sold for £900' ) ], [] ) ).toBe( '' );
	} );
} );

describe( 'the map in an address', () => {
	const bounds = { south: 51, west: 0.2, north: 51.4, east: 0.8 };
	it.each( [
		[ '?view=map', { isOpen: true, bounds: null } ],
		[ '?tenure=freehold&view=map&bounds=51,0.2,51.4,0.8', { isOpen: true, bounds } ],
		[ '?view=map&bounds=51%2C0.2%2C51.4%2C0.8', { isOpen: true, bounds } ],
		[ '?view=map&bounds=99999,x', { isOpen: true, bounds: null } ],
		[ '?bounds=51,0.2,51.4,0.8', CLOSED ],
		[ '?view=list', CLOSED ],
		[ '', CLOSED ],
	] )( '%s', ( search, place ) => expect( readMap( search ) ).toEqual( place ) );

	it( 'is written after the filters, once, and goes with the map', () => {
		expect( withMap( '/auctions/homes/?town=a,b%20c', { isOpen: true, bounds } ) ).toBe( '/auctions/homes/?town=a,b%20c&view=map&bounds=51,0.2,51.4,0.8' );
		expect( withMap( '/auctions/homes/?view=map&bounds=1,2,3,4&town=a', { isOpen: true, bounds: null } ) ).toBe( '/auctions/homes/?town=a&view=map' );
		expect( withMap( '/auctions/homes/?view=map&bounds=1,2,3,4', CLOSED ) ).toBe( '/auctions/homes/' );
	} );
} );

it( 'a radius without a place is none: a page that nobody changed keeps its address', () => {
	const near = [ ...FILTERS, { kind: 'near', name: 'postcode', maximum: 'radius' } as CatalogueFilter ];
	expect( stateOf( '?radius=10', near ).values ).toEqual( {} );
	expect( stateOf( '?postcode=TN17&radius=10', near ).values ).toEqual( { postcode: 'TN17', radius: '10' } );
	expect( stateOfForm( { radius: [ '10' ] }, near, STATE ) ).toBe( STATE );
} );
