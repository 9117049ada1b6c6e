import type { Page } from '@playwright/test';
import { mapIsStill } from './support/map';
import { expect, islandIsAlive, test } from './support/site';
import { runPhp } from './support/wp';

/** More than a map shows one by one (MapSearch::SINGLE), so the server counts. */
const MANY = 1200;
const GENERATOR = 'many-properties.php';
const LIST = '/estate-agents/for-sale/?min_beds=77&max_beds=77&status_group=complete';

const clusters = ( page: Page ) => page.locator( '.hh-cluster' );
const pins = ( page: Page ) => page.locator( '.hh-pin' );
const count = ( page: Page ) => page.locator( '.hh-property-map__count' );

interface Answer {
	data: unknown[];
	clusters: Array< { count: number } >;
	total: number;
}

const sumOf = ( { data, clusters: groups }: Answer ) => data.length + groups.reduce( ( sum, one ) => sum + one.count, 0 );

/** What the map asked the server for last. */
function listen( page: Page ): { last: Answer | null; asked: number } {
	const heard: { last: Answer | null; asked: number } = { last: null, asked: 0 };
	page.on( 'response', ( response ) => {
		if ( response.url().includes( '/map-properties' ) && response.ok() ) {
			void response.json().then( ( answer: Answer ) => {
				heard.last = answer;
				heard.asked++;
			}, () => undefined );
		}
	} );
	return heard;
}

test.slow();
test.beforeEach( ( { page } ) => page.route( /tile\.openstreetmap\.org/, ( route ) => route.abort() ) );
test.afterEach( ( { complaints } ) => {
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );
test.beforeAll( () => {
	runPhp( GENERATOR, { COUNT: String( MANY ) } );
} );
test.afterAll( () => {
	runPhp( GENERATOR, { COUNT: '0' } );
} );

test( '[LIST-04] [API-01] every one of 1,200 matches is on the map, counted by the server; a cluster leads to single properties', async ( { page } ) => {
	await page.goto( LIST );
	await expect( page.locator( '.hh-list__count' ) ).toContainText( `of ${ MANY.toLocaleString( 'en-GB' ) } properties` );

	const heard = listen( page );
	await page.goto( `${ LIST }&view=map` );
	await islandIsAlive( page, 'property-map' );
	await expect( clusters( page ).first() ).toBeVisible();
	await expect( count( page ) ).toContainText( `${ MANY.toLocaleString( 'en-GB' ) } properties in this area` );
	expect( heard.last!.clusters.length ).toBeGreaterThan( 0 );
	expect( [ heard.last!.total, sumOf( heard.last! ) ] ).toEqual( [ MANY, MANY ] );
	// What is to be seen is what the list says, too.
	const shown = await page.locator( '.hh-pin, .hh-cluster' ).evaluateAll( ( all ) => all.reduce( ( sum, one ) => sum + ( one.classList.contains( 'hh-pin' ) ? 1 : Number( ( one.textContent ?? '' ).replace( /\D/g, '' ) ) ), 0 ) );
	expect( shown ).toBe( MANY );

	// Into one of them, as often as it takes until single properties stand apart; each time the server is asked anew.
	for ( let step = 0; step < 6 && ( step === 0 || ( await pins( page ).count() ) === 0 ); step++ ) {
		const before = heard.asked;
		await clusters( page ).first().evaluate( ( button: HTMLElement ) => button.click() );
		await expect.poll( () => heard.asked ).toBeGreaterThan( before );
		await expect( page.locator( '.hh-pin, .hh-cluster' ).first() ).toBeVisible();
		await mapIsStill( page );
	}
	await expect( pins( page ).first() ).toBeVisible();
	const near = heard.last!.total;
	expect( near ).toBeLessThan( MANY );
	await expect( count( page ) ).toContainText( `${ near.toLocaleString( 'en-GB' ) } ` );
	const name = ( await pins( page ).first().getAttribute( 'aria-label' ) ) ?? '';
	await pins( page ).first().evaluate( ( button: HTMLElement ) => button.click() );
	await expect( page.getByRole( 'dialog', { name } ).getByRole( 'link' ) ).toHaveAttribute( 'href', /\/property\/70\d{5}\/many\/$/ );
} );
