import { webcrypto } from 'node:crypto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaleDayClosing } from '../../contract/generated/auctions/sale-day-closing';
import type { SaleDayDeskProps } from '../../contract/generated/auctions/sale-day-desk-props';
import { SaleDayDesk } from './sale-day-desk';
import type { Entry, Lot } from './rules/entries';

const lots: Lot[] = [ 1, 2, 3, 4 ].map( ( id ) => ( { id, number: String( id ), title: `Car ${ id }`, status: 'available', hammer: 0, guide: '£3,000', guide_low: 3000, guide_high: 0 } ) );
const props: SaleDayDeskProps = { sale: 7, title: 'Car sale', api: 'https://x.test/desk', nonce: 'abc123', renew: 'https://x.test/nonce', leave: '#', public: '#', lots, entries: [] };

interface Sent {
	client: string;
	entries: Array< { sequence: number; lot: number; outcome: string; hammer: number; seen: number; was: string; was_hammer: number } >;
}

let sent: Sent[];
let isDown: boolean;
let news: { lots: Lot[]; entries: Entry[] };
let status: number;

beforeEach( () => {
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	window.localStorage.clear();
	sent = [];
	isDown = false;
	status = 200;
	news = { lots: [], entries: [] };
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		if ( isDown ) {
			throw new TypeError( 'Failed to fetch' );
		}
		if ( url === props.renew ) {
			return { ok: true, status: 200, text: async () => '0' };
		}
		let through = 0;
		if ( init.method === 'POST' && status === 200 ) {
			const body = JSON.parse( String( init.body ) ) as Sent;
			sent.push( body );
			through = body.entries.at( -1 )!.sequence;
		}
		return { ok: status === 200, status, json: async () => ( { through, ...news } ) };
	} ) as unknown as typeof fetch;
} );

const all = () => sent.flatMap( ( { entries } ) => entries.map( ( { lot, outcome, hammer } ) => `${ lot } ${ outcome } ${ hammer }` ) );
const heading = () => screen.getByRole( 'heading', { level: 2 } ).textContent;

it( '[STAFF-05] the keyboard alone: a price and Enter is sold and goes on, one key for each other outcome, undo goes back', async () => {
	const user = userEvent.setup();
	render( <SaleDayDesk { ...props } /> );
	expect( screen.getByLabelText( 'Hammer price' ) ).toHaveFocus();
	await user.keyboard( '3250{Enter}' );
	expect( heading() ).toContain( 'Lot 2' );
	expect( screen.getByText( 'Lot 1: Sold, £3,250' ) ).toBeInTheDocument();
	await user.keyboard( 'u' );
	await user.keyboard( '2.9kr' );
	expect( heading() ).toContain( 'Lot 4' );
	await user.keyboard( 'z' );
	expect( heading() ).toContain( 'Lot 3' );
	await user.keyboard( 'w{ArrowDown}{ArrowUp}' );
	await waitFor( () => expect( all() ).toEqual( [ '1 sold 3250', '2 unsold 0', '3 referred 2900', '3 undo 0', '3 withdrawn 0' ] ) );
	expect( new Set( sent.map( ( { client } ) => client ) ).size ).toBe( 1 );
} );

it( '[STAFF-05] nothing is sold without a price, and a price far from the guide is asked twice', async () => {
	const user = userEvent.setup();
	render( <SaleDayDesk { ...props } /> );
	await user.keyboard( '{Enter}' );
	expect( screen.getByText( /Enter the hammer price first/ ) ).toBeInTheDocument();
	await user.keyboard( '325{Enter}' );
	expect( screen.getByText( /£325 is a long way from the guide price of £3,000\. Press Enter again to confirm\./ ) ).toBeInTheDocument();
	expect( heading() ).toContain( 'Lot 1' );
	await user.keyboard( '{Enter}' );
	await waitFor( () => expect( all() ).toEqual( [ '1 sold 325' ] ) );
} );

it( '[STAFF-05] a lot that has a result is not changed before a second key; both results are shown, and the server is told which is replaced', async () => {
	const user = userEvent.setup();
	render( <SaleDayDesk { ...props } lots={ lots.map( ( lot ) => ( lot.id === 1 ? { ...lot, status: 'sold', hammer: 3000 } : lot ) ) } /> );
	expect( heading() ).toContain( 'Lot 2' );
	await user.keyboard( '{ArrowUp}u' );
	expect( heading() ).toContain( 'Lot 1' );
	expect( screen.getByText( 'Lot 1 is already “Sold, £3,000”. You’re changing it to “Unsold”. Press U again to confirm.' ) ).toBeInTheDocument();
	await user.keyboard( 'w' );
	expect( screen.getByText( /changing it to “Withdrawn”\. Press W again/ ) ).toBeInTheDocument();
	await user.keyboard( '{ArrowDown}{ArrowUp}w' );
	expect( screen.getByText( /Press W again/ ) ).toBeInTheDocument();
	await user.keyboard( 'z' );
	expect( screen.getByText( 'Lot 1 is “Sold, £3,000”, which wasn’t entered at this desk. Press Z again to confirm.' ) ).toBeInTheDocument();
	expect( sent ).toEqual( [] );
	await user.keyboard( '310{Enter}' );
	expect( screen.getByText( /changing it to “Sold, £310”\. £310 is a long way from the guide price of £3,000\. Press Enter again/ ) ).toBeInTheDocument();
	await user.keyboard( '0{Enter}{Enter}' );
	await waitFor( () => expect( sent.flatMap( ( { entries } ) => entries ) ).toMatchObject( [ { lot: 1, outcome: 'sold', hammer: 3100, was: 'sold', was_hammer: 3000 } ] ) );
} );

it( '[STAFF-05] the desk opens at the first lot without a result, counting what waits in this browser', async () => {
	const user = userEvent.setup();
	isDown = true;
	const { unmount } = render( <SaleDayDesk { ...props } /> );
	await user.keyboard( '3000{Enter}u' );
	expect( await screen.findByText( /2 entries waiting\. Offline since/ ) ).toBeInTheDocument();
	unmount();
	render( <SaleDayDesk { ...props } /> );
	expect( heading() ).toContain( 'Lot 3' );
	expect( await screen.findByText( /2 entries waiting\. Offline since/ ) ).toBeInTheDocument();
} );

it( '[STAFF-05] a result of the office that came meanwhile is a conflict that is shown; a lot that left the sale is named', async () => {
	const user = userEvent.setup();
	render( <SaleDayDesk { ...props } /> );
	const entry = ( id: number, lot: number, state: Entry[ 'state' ] ): Entry => ( { id, lot, client: 'a', outcome: 'unsold', hammer: 0, state, at: 1, who: 'Jo' } );
	news = { lots: [ { ...lots[ 0 ]!, status: 'sold_prior', hammer: 2500 } ], entries: [ entry( 5, 1, 'conflict' ), entry( 6, 2, 'refused' ) ] };
	await user.keyboard( 'u' );
	const alert = await screen.findByRole( 'alert' );
	expect( alert ).toHaveTextContent( 'Lot 1: Jo entered “Unsold”, but the lot had meanwhile become “Sold prior, £2,500”, so that was kept.' );
	expect( alert ).toHaveTextContent( 'Lot 2 isn’t in this sale any more, so “Unsold” was not saved.' );
	await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
	expect( alert ).not.toHaveTextContent( 'Lot 2 isn’t' );
} );

it( '[STAFF-05] without a connection it goes on, says what waits, and sends it when the page is loaded anew', async () => {
	const user = userEvent.setup();
	isDown = true;
	const { unmount } = render( <SaleDayDesk { ...props } /> );
	await user.keyboard( '3000{Enter}u' );
	expect( await screen.findByText( /2 entries waiting\. Offline since/ ) ).toBeInTheDocument();
	expect( within( screen.getByRole( 'navigation', { name: 'Lots' } ) ).getByText( 'Sold, £3,000', { exact: false } ) ).toBeInTheDocument();
	expect( screen.getByText( '2 of 4 lots done, 1 sold, £3,000 total' ) ).toBeInTheDocument();
	unmount();
	isDown = false;
	render( <SaleDayDesk { ...props } /> );
	await waitFor( () => expect( all() ).toEqual( [ '1 sold 3000', '2 unsold 0' ] ) );
	expect( await screen.findByText( 'All saved' ) ).toBeInTheDocument();
} );

it( '[STAFF-05] signed out: nothing is lost, and the desk says what to do', async () => {
	const user = userEvent.setup();
	status = 403;
	render( <SaleDayDesk { ...props } /> );
	await user.keyboard( 'u' );
	expect( await screen.findByText( /You’ve been signed out/ ) ).toBeInTheDocument();
	status = 200;
	await user.click( screen.getByRole( 'button', { name: 'Send now' } ) );
	await waitFor( () => expect( all() ).toEqual( [ '1 unsold 0' ] ) );
} );

it( '[STAFF-05] a look that was under way while a result was entered tells of lots as they were: it is not believed', async () => {
	const user = userEvent.setup();
	jest.useFakeTimers( { advanceTimers: true } );
	const answer = global.fetch as jest.Mock;
	const usual = answer.getMockImplementation() as typeof fetch;
	let tellLate: () => void = () => {};
	answer.mockImplementation( ( url: string, init: RequestInit ) =>
		init.method === 'GET'
			? new Promise( ( resolve ) => {
					tellLate = () => resolve( { ok: true, status: 200, json: async () => ( { lots: [ lots[ 0 ] ], entries: [] } ) } as Response );
			  } )
			: usual( url, init )
	);
	render( <SaleDayDesk { ...props } /> );
	await act( async () => {
		jest.advanceTimersByTime( 3100 );
	} );
	news = { lots: [ { ...lots[ 0 ]!, status: 'sold', hammer: 3000 } ], entries: [] };
	await user.keyboard( '3000{Enter}' );
	expect( await screen.findByText( 'All saved' ) ).toBeInTheDocument();
	await waitFor( () => expect( all() ).toEqual( [ '1 sold 3000' ] ) );
	await act( async () => tellLate() );
	jest.useRealTimers();
	expect( screen.getByText( '1 of 4 lots done, 1 sold, £3,000 total' ) ).toBeInTheDocument();
} );

it( '[STAFF-05] two desks: the other one’s results appear, and where they differ a person decides', async () => {
	const user = userEvent.setup();
	jest.useFakeTimers( { advanceTimers: true } );
	render( <SaleDayDesk { ...props } /> );
	const entry = ( id: number, client: string, outcome: Entry[ 'outcome' ], state: Entry[ 'state' ], who: string ): Entry => ( { id, lot: 1, client, outcome, hammer: outcome === 'sold' ? 3000 : 0, state, at: 1, who } );
	news = { lots: [ { ...lots[ 0 ]!, status: 'sold', hammer: 3000 } ], entries: [ entry( 5, 'b', 'sold', 'applied', 'Al' ), entry( 6, 'a', 'unsold', 'conflict', 'Jo' ) ] };
	await act( async () => {
		jest.advanceTimersByTime( 3100 );
	} );
	jest.useRealTimers();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Lot 1: Jo entered “Unsold”, but Al had already entered “Sold, £3,000”, so that was kept.' );
	news = { lots: [], entries: [] };
	await user.click( screen.getByRole( 'button', { name: 'Change it to “Unsold”' } ) );
	await waitFor( () => expect( sent.at( -1 )!.entries ).toMatchObject( [ { lot: 1, outcome: 'unsold', seen: 6 } ] ) );
	await user.click( screen.getByRole( 'button', { name: 'Keep it as it is' } ) );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( '[SALE-03] a sale that is not live yet is started at the desk; a refusal is said, and the office may have started it already', async () => {
	const user = userEvent.setup();
	const desk = global.fetch as jest.Mock;
	const answers = [
		{ status: 409, data: { code: 'hh_desk_not_open', message: 'Only a sale with an open catalogue can be started.' } },
		{ status: 200, data: { closed: false } },
	];
	const asked: string[] = [];
	global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
		if ( ! url.endsWith( '/start' ) ) {
			return desk( url, init );
		}
		asked.push( String( init.method ) );
		const { status: code, data } = answers.shift()!;
		return { ok: code === 200, status: code, json: async () => data };
	} ) as unknown as typeof fetch;
	const { unmount } = render( <SaleDayDesk { ...props } waits /> );
	expect( screen.getByText( 'Not live yet' ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Start the sale' } ) );
	expect( await screen.findByText( 'Only a sale with an open catalogue can be started.' ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Start the sale' } ) );
	expect( await screen.findByText( 'The sale is live. Visitors see which lot is being sold.' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Start the sale' } ) ).toBeNull();
	expect( screen.getByLabelText( 'Hammer price' ) ).toHaveFocus();
	expect( asked ).toEqual( [ 'POST', 'POST' ] );
	unmount();
	jest.useFakeTimers( { advanceTimers: true } );
	render( <SaleDayDesk { ...props } waits /> );
	news = { ...news, waits: false } as typeof news;
	await act( async () => {
		jest.advanceTimersByTime( 3100 );
	} );
	jest.useRealTimers();
	await waitFor( () => expect( screen.queryByText( 'Not live yet' ) ).toBeNull() );
} );

describe( 'closing the sale', () => {
	const open: SaleDayClosing = {
		closed: false,
		version: 'v1',
		open: [ { id: 4, name: 'Lot 4, Car 4' } ],
		referred: [ { id: 3, name: 'Lot 3, Car 3', bid: '£2,800', guide: '£3,000', reserve: '£2,900', answer: 'Would take £2,850', deadline: 'Thursday 3 December 2026', edit_url: '/lot-3' } ],
		doubts: [ { id: 1, name: 'Lot 1, Car 1', words: 'Sold for £325, below the reserve of £900.' } ],
		figures: { lots: 4, offered: 4, sold: 1, rate: 25, raised: 325 },
		results_url: '/results',
		lots_url: '/again',
	};
	let asked: Array< { what: string; body: unknown } >;
	let answers: Array< { status: number; data: unknown } >;
	beforeEach( () => {
		asked = [];
		answers = [ { status: 200, data: open } ];
		const desk = global.fetch as jest.Mock;
		global.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
			if ( ! /\/(close|reopen)$/.test( url ) ) {
				return desk( url, init );
			}
			asked.push( { what: `${ init.method } ${ url.split( '/' ).at( -1 ) }`, body: init.body ? JSON.parse( String( init.body ) ) : null } );
			const answer = answers.length > 1 ? answers.shift()! : answers[ 0 ]!;
			return { ok: answer.status === 200, status: answer.status, json: async () => answer.data };
		} ) as unknown as typeof fetch;
	} );

	it( '[SALE-04] what is missing, referred and doubtful is shown; the sale is closed with what was ticked, and no key enters a result meanwhile', async () => {
		const user = userEvent.setup();
		render( <SaleDayDesk { ...props } /> );
		await user.click( screen.getByRole( 'button', { name: 'Close the sale' } ) );
		const panel = await screen.findByRole( 'region', { name: 'Close the sale' } );
		expect( await within( panel ).findByText( 'Lot 4, Car 4' ) ).toBeInTheDocument();
		expect( within( panel ).getByRole( 'heading', { name: 'Close the sale' } ) ).toHaveFocus();
		expect( within( panel ).getByRole( 'row', { name: /Lot 3, Car 3 £2,800 £3,000 £2,900 Would take £2,850 Thursday 3 December 2026/ } ) ).toBeInTheDocument();
		expect( within( panel ).getByText( /below the reserve of £900/ ) ).toBeInTheDocument();
		await user.keyboard( 'u' );
		await user.click( within( panel ).getByLabelText( 'Mark this 1 lot as unsold' ) );
		await user.click( within( panel ).getByLabelText( /I’ve checked these/ ) );
		answers = [ { status: 200, data: { ...open, closed: true, open: [], doubts: [] } } ];
		news = { ...news, closed: true } as typeof news;
		await user.click( within( panel ).getByRole( 'button', { name: 'Close the sale' } ) );
		expect( await screen.findByRole( 'heading', { name: 'The sale is closed' } ) ).toHaveFocus();
		expect( asked ).toEqual( [ { what: 'GET close', body: null }, { what: 'POST close', body: { version: 'v1', mark_unsold: true, sure: true } } ] );
		expect( screen.getByRole( 'link', { name: 'View the results' } ) ).toHaveAttribute( 'href', '/results' );
		expect( screen.getByRole( 'link', { name: 'Offer unsold lots again' } ) ).toHaveAttribute( 'href', '/again' );
		await user.click( screen.getByRole( 'button', { name: /Back to the lots/ } ) );
		await user.keyboard( 'u' );
		expect( screen.getByText( 'This sale is closed. Reopen it to change a result.' ) ).toBeInTheDocument();
		expect( sent ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Results and reopening' } ) );
		await screen.findByText( /Visitors see it as live/ );
		answers = [ { status: 200, data: open } ];
		await user.click( screen.getByRole( 'button', { name: 'Reopen the sale' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Close the sale' } ) ).toBeInTheDocument();
		expect( asked.at( -1 )!.what ).toBe( 'POST reopen' );
	} );

	it( '[SALE-04] a refusal says why and shows what has changed, with nothing ticked', async () => {
		const user = userEvent.setup();
		render( <SaleDayDesk { ...props } /> );
		await user.click( screen.getByRole( 'button', { name: 'Close the sale' } ) );
		await user.click( await screen.findByLabelText( 'Mark this 1 lot as unsold' ) );
		answers = [ { status: 409, data: { code: 'hh_desk_changed', message: 'Results have changed.' } }, { status: 200, data: { ...open, version: 'v2', open: [ ...open.open, { id: 2, name: 'Lot 2, Car 2' } ] } } ];
		await user.click( within( screen.getByRole( 'region', { name: 'Close the sale' } ) ).getByRole( 'button', { name: 'Close the sale' } ) );
		expect( await screen.findByText( 'Results have changed.' ) ).toHaveAttribute( 'role', 'alert' );
		expect( await screen.findByLabelText( 'Mark these 2 lots as unsold' ) ).not.toBeChecked();
	} );

	it( '[SALE-04] while entries wait to be sent the sale is not closed', async () => {
		const user = userEvent.setup();
		isDown = true;
		render( <SaleDayDesk { ...props } /> );
		await user.keyboard( '3000{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Close the sale' } ) );
		expect( await screen.findByText( /1 entry is waiting to be sent/ ) ).toBeInTheDocument();
		expect( within( screen.getByRole( 'region', { name: 'Close the sale' } ) ).getByRole( 'button', { name: 'Close the sale' } ) ).toBeDisabled();
	} );
} );
