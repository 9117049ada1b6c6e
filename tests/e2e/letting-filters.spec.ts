/** What renters filter by, on a parish's list and with its surroundings. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { cards, expect, islandIsAlive, openSearch, searchForm, test } from './support/site';

const LIST = '/property-to-rent/cranbrook/?radius=20';

interface Asked {
	label: string;
	name: string;
	value: string;
	/** What the chip above the list, or its line on a phone, says. */
	chip: string;
	set: ( page: Page ) => Promise< unknown >;
}

const field = ( page: Page, label: string ) => searchForm( page ).getByLabel( label, { exact: true } );

const select = ( label: string, name: string, value: string, chip: string ): Asked => ( {
	label,
	name,
	value,
	chip,
	set: ( page ) => field( page, label ).selectOption( value ),
} );

const FILTERS: Asked[] = [
	select( 'Let type', 'let_type', 'long_term', 'Long-term let' ),
	select( 'Furnished', 'furnished', 'unfurnished', 'Unfurnished' ),
	select( 'Furnished', 'furnished', 'part_furnished', 'Part furnished' ),
	select( 'Available', 'available', 'now', 'Available now' ),
	{ label: 'Available by', name: 'available_by', value: '2026-12-08', chip: 'Available by 8 December 2026', set: ( page ) => field( page, 'Available by' ).fill( '2026-12-08' ) },
	{ label: 'Pets considered', name: 'pets', value: '1', chip: 'Pets considered', set: ( page ) => field( page, 'Pets considered' ).check() },
];

/** What found() has counted: no test changes the demo's lettings. */
const counted = new Map< string, number >();

/** How many the server finds: of the parish's surroundings, as the list. */
async function found( page: Page, query: Record< string, string > ): Promise< number > {
	const parameters = new URLSearchParams( { location: 'Cranbrook', radius: '20', trans_type: '2', per_page: '96', ...query } );
	const key = parameters.toString();
	if ( ! counted.has( key ) ) {
		const answer = await page.request.get( `/wp-json/hpapi/v1/estate-agents/properties?${ key }` );
		expect( answer.ok() ).toBe( true );
		counted.set( key, ( ( await answer.json() ) as { data: unknown[] } ).data.length );
	}
	return counted.get( key )!;
}

async function openFilters( page: Page ): Promise< void > {
	await openSearch( page );
	await islandIsAlive( page, 'search-form' );
	await searchForm( page ).getByRole( 'button', { name: /More filters/ } ).click();
}

for ( const asked of FILTERS ) {
	test( `[LEAD-03] renters filter by ${ asked.chip.toLowerCase() }: the list, the same for whom the address is sent to${ asked === FILTERS[ 0 ] ? ' and after a reload' : '' }`, async ( { page, browser } ) => {
		const count = await found( page, { [ asked.name ]: asked.value } );
		expect( count, 'the demo has some' ).toBeGreaterThan( 0 );
		if ( asked.name !== 'available' ) {
			// With time all that the demo has becomes free.
			expect( count, 'and not all' ).toBeLessThan( await found( page, {} ) );
		}

		await page.goto( LIST );
		await openFilters( page );
		await asked.set( page );
		await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
		await page.waitForURL( ( url ) => url.pathname === '/property-to-rent/cranbrook/' && url.searchParams.get( asked.name ) === asked.value );

		const isThere = async ( shown: Page ) => {
			await expect( cards( shown ) ).toHaveCount( count );
			// A chip on wide screens, the line of the search on a phone.
			await expect( shown.locator( '.hh-filters__chip:visible, .hh-refine__what:visible' ).filter( { hasText: asked.chip } ) ).toHaveCount( 1 );
			await openFilters( shown );
			const one = field( shown, asked.label );
			await ( asked.name === 'pets' ? expect( one ).toBeChecked() : expect( one ).toHaveValue( asked.value ) );
			await expect( one ).toBeVisible();
		};
		await isThere( page );
		// A reload has the address as well as what the browser keeps; a friend's browser has the address alone.
		if ( asked === FILTERS[ 0 ] ) {
			await page.reload();
			await isThere( page );
		}
		const other = await browser.newContext( { viewport: page.viewportSize() } );
		try {
			const friend = await other.newPage();
			await friend.goto( page.url() );
			await isThere( friend );
		} finally {
			await other.close();
		}
	} );
}

test( '[LEAD-03] filters of lettings show with the tab to rent, and leave with that of sales', async ( { page } ) => {
	await page.goto( '/property-for-sale/cranbrook/?radius=20' );
	await openFilters( page );
	const labels = [ ...new Set( FILTERS.map( ( { label } ) => label ) ) ];
	for ( const label of labels ) {
		await expect( field( page, label ) ).toBeHidden();
	}
	await searchForm( page ).getByText( 'Rent', { exact: true } ).click();
	for ( const label of labels ) {
		await expect( field( page, label ) ).toBeVisible();
	}
	await expectAccessible( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	await field( page, 'Pets considered' ).check();
	await searchForm( page ).getByText( 'Buy', { exact: true } ).click();
	await expect( field( page, 'Pets considered' ) ).toBeHidden();
	await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
	await expect( page ).toHaveURL( /\/property-for-sale\/cranbrook\/\?radius=20$/ );
	await page.goto( '/property-for-sale/cranbrook/?radius=20&pets=1&available=now' );
	await expect( page ).toHaveURL( /\/property-for-sale\/cranbrook\/\?radius=20$/ );
} );

test( '[LEAD-03] the map shows what the filters find', async ( { page } ) => {
	const asked = page.waitForResponse( ( response ) => response.url().includes( 'map-properties' ) );
	await page.goto( `${ LIST }&pets=1&view=map` );
	const answer = ( await ( await asked ).json() ) as { data: unknown[] };
	expect( answer.data.length ).toBe( await found( page, { pets: '1' } ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[LEAD-03] the plain form asks the same, and lands on the same address', async ( { page } ) => {
		await page.goto( '/property-for-sale/cranbrook/' );
		await openSearch( page );
		await expect( field( page, 'Pets considered' ) ).toBeHidden();
		await searchForm( page ).getByText( 'Rent', { exact: true } ).click();
		await expect( field( page, 'Pets considered' ) ).toBeVisible();

		await page.goto( LIST );
		await openSearch( page );
		await field( page, 'Furnished' ).selectOption( 'unfurnished' );
		await field( page, 'Available by' ).fill( '2026-12-31' );
		await field( page, 'Pets considered' ).check();
		await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
		await expect( page ).toHaveURL( /\/property-to-rent\/cranbrook\/\?radius=20&furnished=unfurnished&available_by=2026-12-31&pets=1$/ );
		await expect( cards( page ) ).toHaveCount( await found( page, { furnished: 'unfurnished', available_by: '2026-12-31', pets: '1' } ) );
		await openSearch( page );
		await expect( field( page, 'Available by' ) ).toHaveValue( '2026-12-31' );
	} );
} );
