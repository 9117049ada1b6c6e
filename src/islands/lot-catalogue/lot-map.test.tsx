import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LotMap } from './components/lot-map';
import type { LotPin } from './api/lots';
import { caughtCalls } from './test-support';

const pin = ( number: string, latitude: number, longitude: number, more: Partial< LotPin > = {} ): LotPin => ( {
	url: `http://localhost/auctions/homes/lot/${ number }/`,
	number,
	title: 'Cottage to modernise',
	place: `${ number } Mill Lane, Cranbrook`,
	price: 'Guide price £90,000 to £100,000',
	status: '',
	image: '',
	latitude,
	longitude,
	...more,
} );

const ADDRESSES = { lots_url: 'http://localhost/wp-json/hpapi/v1/property-auctions/lots/map?auction_id=7', places_url: 'http://localhost/wp-json/hpapi/v1/estate-agents/map-places', tiles: { url: '', attribution: '' } };

let calls: ReturnType< typeof caughtCalls >;

beforeEach( () => {
	Object.defineProperties( HTMLElement.prototype, { clientWidth: { configurable: true, get: () => 800 }, clientHeight: { configurable: true, get: () => 600 } } );
	global.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	Element.prototype.scrollTo ??= () => undefined;
	calls = caughtCalls();
} );

const map = ( values: Record< string, string > ) => <LotMap id="lots" addresses={ ADDRESSES } values={ values } nonce="" bounds={ null } onMoved={ () => undefined } />;
const asked = () => calls.map();

describe( '[AUC-02] a catalogue of property on a map', () => {
	it( 'asks for the lots of the filters, marks each with number and guide, and opens a card', async () => {
		render( map( { town: 'cranbrook' } ) );
		await screen.findByText( 'Loading the map' );
		expect( asked().at( -1 )?.url.searchParams.get( 'town' ) ).toBe( 'cranbrook' );
		await asked().at( -1 )?.answerJson( { data: [ pin( '1', 51.1, 0.5 ), pin( '2', 51.4, 1.2, { price: '' } ) ], total: 3 } );
		const mark = await screen.findByRole( 'button', { name: /^Lot 1 £90k, 1 Mill Lane, Cranbrook, Guide price £90,000 to £100,000$/ } );
		expect( screen.getByRole( 'button', { name: /^Lot 2, / } ) ).toHaveTextContent( /^Lot 2$/ );
		expect( screen.getByText( /^2 of 3 lots are on the map/ ) ).toHaveAttribute( 'role', 'status' );
		fireEvent.click( mark );
		const card = screen.getByRole( 'dialog' );
		expect( within( card ).getByRole( 'link', { name: 'Lot 1: 1 Mill Lane, Cranbrook' } ) ).toHaveAttribute( 'href', 'http://localhost/auctions/homes/lot/1/' );
		fireEvent.keyDown( card, { key: 'Escape' } );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( mark ).toHaveFocus();
	} );

	it( 'shows the lots of other filters on the same map', async () => {
		const { rerender } = render( map( {} ) );
		await screen.findByText( 'Loading the map' );
		await asked().at( -1 )?.answerJson( { data: [ pin( '1', 51.1, 0.5 ) ], total: 1 } );
		await screen.findByRole( 'button', { name: /^Lot 1 / } );
		rerender( map( { tenure: 'freehold' } ) );
		await act( async () => undefined );
		await asked().at( -1 )?.answerJson( { data: [ pin( '2', 51.2, 0.7 ) ], total: 1 } );
		await screen.findByRole( 'button', { name: /^Lot 2 / } );
		expect( screen.queryByRole( 'button', { name: /^Lot 1 / } ) ).toBeNull();
		expect( document.querySelectorAll( '.leaflet-map-pane' ) ).toHaveLength( 1 );
	} );
} );
