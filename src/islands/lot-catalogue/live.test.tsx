import { act, screen } from '@testing-library/react';
import { watchedLots } from '../../lib/saved-lists';
import { caughtCalls, show } from './test-support';

let calls: ReturnType< typeof caughtCalls >;
const wait = ( seconds: number ) => act( async () => jest.advanceTimersByTime( seconds * 1000 ) );
const answerOf = ( version: number, lots: object[] = [], status = 'running' ) => ( { version, sale_status: status, lots } );
const sold = ( id: number ) => ( { id, number: String( id ), status: 'sold', said: `Lot ${ id }: sold for £900`, html: `<article class="hh-lot-card" data-lot-id="${ id }">Sold £900</article>` } );
const hide = ( hidden: boolean ) => {
	Object.defineProperty( document, 'hidden', { value: hidden, configurable: true } );
	return act( async () => document.dispatchEvent( new Event( 'visibilitychange' ) ) );
};
const said = () => document.querySelector( '[aria-live="polite"]' )?.textContent;

beforeEach( () => {
	jest.useFakeTimers();
	calls = caughtCalls();
	watchedLots.clear();
} );

afterEach( () => {
	Object.defineProperty( document, 'hidden', { value: false, configurable: true } );
	jest.useRealTimers();
} );

it( '[AUC-15] a running sale is asked every 10 s, conditionally, and its cards change in place', async () => {
	show( { sale_status: 'running' } );
	await wait( 9 );
	expect( calls.live() ).toHaveLength( 0 );
	await wait( 1 );
	expect( calls.live()[ 0 ]?.url.searchParams.get( 'since' ) ).toBe( '5' );
	expect( calls.live()[ 0 ]?.init.headers ).toEqual( { 'If-None-Match': 'W/"live-car-auctions-7-5"' } );
	await calls.live()[ 0 ]!.answerJson( answerOf( 8, [ sold( 2 ) ] ) );
	expect( screen.getByText( 'Sold £900' ) ).toBeVisible();
	expect( screen.getByText( 'Ford Fiesta' ) ).toBeVisible();
	await wait( 10 );
	expect( calls.live()[ 1 ]?.url.searchParams.get( 'since' ) ).toBe( '8' );
	expect( calls.live()[ 1 ]?.init.headers ).toEqual( { 'If-None-Match': 'W/"live-car-auctions-7-8"' } );
	await calls.live()[ 1 ]!.fail( 304 );
	await wait( 10 );
	expect( calls.live() ).toHaveLength( 3 );
} );

it( '[AUC-15] a screen reader hears of watched lots only', async () => {
	watchedLots.add( 1 );
	show( { sale_status: 'running' } );
	await wait( 10 );
	await calls.live()[ 0 ]!.answerJson( answerOf( 8, [ sold( 1 ), sold( 2 ) ] ) );
	expect( said() ).toBe( 'Lot 1: sold for £900' );
} );

it( '[AUC-15] nobody asks while the tab is hidden; once it is seen again, at once', async () => {
	show( { sale_status: 'running' } );
	await hide( true );
	await wait( 60 );
	expect( calls.live() ).toHaveLength( 0 );
	await hide( false );
	expect( calls.live() ).toHaveLength( 1 );
} );

it( '[AUC-15] failures make the pauses longer, and end nothing', async () => {
	show( { sale_status: 'running' } );
	await wait( 10 );
	await calls.live()[ 0 ]!.fail( 500 );
	await wait( 10 );
	expect( calls.live() ).toHaveLength( 1 );
	await wait( 10 );
	expect( calls.live() ).toHaveLength( 2 );
	await calls.live()[ 1 ]!.answerJson( { message: 'no' } );
	await wait( 29 );
	expect( calls.live() ).toHaveLength( 2 );
	await wait( 1 );
	expect( calls.live() ).toHaveLength( 3 );
} );

it( '[AUC-15] it begins with the sale and ends with it', async () => {
	show( { sale_status: 'catalogue', starts_at: Math.floor( Date.now() / 1000 ) + 60 } );
	await wait( 59 );
	expect( calls.live() ).toHaveLength( 0 );
	await wait( 2 );
	await wait( 10 );
	expect( calls.live() ).toHaveLength( 1 );
	await calls.live()[ 0 ]!.answerJson( answerOf( 9, [], 'finished' ) );
	await wait( 120 );
	expect( calls.live() ).toHaveLength( 1 );
} );

it( '[AUC-15] where more has changed than an answer tells, the list is fetched whole', async () => {
	show( { sale_status: 'running' } );
	await wait( 10 );
	await calls.live()[ 0 ]!.answerJson( { ...answerOf( 9 ), more: true } );
	expect( calls.lots() ).toHaveLength( 1 );
} );

it( 'a finished sale is not asked about', async () => {
	show( { sale_status: 'finished', starts_at: Math.floor( Date.now() / 1000 ) - 60 } );
	await wait( 120 );
	expect( calls.live() ).toHaveLength( 0 );
} );
