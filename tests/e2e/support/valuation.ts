/**
 * What the specs of the valuation share. The plates are the sandbox provider's (docs/valuation.md).
 */
import type { Page } from '@playwright/test';
import { expect } from './site';

export const PATH = '/instant-online-valuation-cars-and-vans/';
export const SENT = 'Thank you. Your valuation is on its way';

export const UNKNOWN_PLATE = 'TE57UNK';
export const NO_VALUE_PLATE = 'TE57NOV';
export const DOWN_PLATE = 'TE57DWN';
/** A Ford Fiesta whose below-average value is above the threshold of phone quotes. */
export const FIESTA = 'km21fjx';

const number = () => Math.floor( Math.random() * 250 ) + 2;

/** Limits are counted per address, browser and recipient: each test is somebody else. */
export const networkAddress = () => `10.${ number() }.${ number() }.${ number() }`;
export const email = () => `e2e-${ Date.now() }-${ number() }@example.com`;

/** Before a page is opened: a visitor of their own, without movement. */
export async function beSomebody( page: Page ): Promise< void > {
	await page.context().setExtraHTTPHeaders( { 'X-Forwarded-For': networkAddress() } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
}

/** The spreadsheet is down. */
export async function refuseLog( page: Page ): Promise< void > {
	await page.route( '**/caphpi/v1/valuation/log', ( route ) => route.fulfill( { status: 502, json: {} } ) );
}

export async function ask( page: Page, plate: string, miles = '45,000' ): Promise< void > {
	await page.getByLabel( 'Number plate' ).fill( plate );
	await page.getByLabel( 'Mileage' ).fill( miles );
	await page.getByRole( 'button', { name: 'Find my vehicle' } ).click();
}

export async function sendTo( page: Page, address: string, postcode = '' ): Promise< void > {
	await page.getByLabel( 'Email address' ).fill( address );
	await page.getByLabel( 'Postcode' ).fill( postcode );
	await page.getByRole( 'button', { name: 'Send my valuation' } ).click();
}

/** The browser complains of an answer that this test is about. */
export function expectRefusal( complaints: string[], ...statuses: number[] ): void {
	const expected = complaints.splice( 0 );
	for ( const status of statuses ) {
		expect( expected ).toContainEqual( expect.stringMatching( new RegExp( `^${ status } .*caphpi/v1/valuation` ) ) );
	}
	const others = expected.filter( ( complaint ) => ! statuses.some( ( status ) => complaint.includes( String( status ) ) ) );
	expect( others ).toEqual( [] );
}

/** The cookie that a reminder is made of, or null. */
export async function session( page: Page ): Promise< { step: string } | null > {
	const kept = ( await page.context().cookies() ).find( ( { name } ) => name === 'hh_valuation_session' );
	return kept ? ( JSON.parse( decodeURIComponent( kept.value ) ) as { step: string } ) : null;
}
