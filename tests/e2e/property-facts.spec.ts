/** What axe finds where all of it is open is in open-states.spec.ts; that nothing jumps, in property-gallery.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, propertyWith, test, unfold } from './support/site';

/** The first property of a list whose page has a part. */
async function aPropertyWith( page: Page, selector: string, list = '/property-for-sale/cranbrook/' ): Promise< string > {
	const link = await propertyWith( page, new RegExp( selector ), list );
	await page.goto( link );
	return link;
}

const stampDuty = ( page: Page ) => page.getByRole( 'form', { name: 'Stamp duty' } );
const mortgage = ( page: Page ) => page.getByRole( 'form', { name: 'Mortgage' } );

async function openCalculators( page: Page ): Promise< void > {
	await unfold( page, 'Stamp duty' );
	await unfold( page, 'Mortgage calculator' );
}

test( 'a property tells its material information, rating and stations', async ( { page } ) => {
	await aPropertyWith( page, 'hh-epc-chart' );
	for ( const heading of [ 'Costs and tenure', 'Building and services', 'Rights, risks and surroundings', 'Energy rating' ] ) {
		await expect( page.getByRole( 'heading', { name: heading, level: 3 } ) ).toBeVisible();
	}
	// What it costs is seen at once; the rest opens by its line.
	await expect( page.locator( '#material-information dd' ).first() ).toBeVisible();
	await expect( page.locator( '#energy figure' ) ).toBeHidden();
	await unfold( page, 'Energy rating' );
	await expect( page.getByRole( 'img', { name: /^Energy rating [A-G] \(\d+\), potential [A-G] \(\d+\)$/ } ) ).toBeVisible();
	const stations = page.locator( '#stations' ).getByRole( 'link' );
	expect( await stations.count() ).toBeGreaterThan( 0 );
	await stations.first().click();
	await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/station\/[a-z-]+\/$/ );
} );

test( 'the calculators count with the price of the page, and anew with every change', async ( { page } ) => {
	await aPropertyWith( page, 'data-island="stamp-duty-calculator"' );
	await islandIsAlive( page, 'stamp-duty-calculator' );
	await islandIsAlive( page, 'mortgage-calculator' );
	await openCalculators( page );
	const shown = ( await page.locator( '.hh-overview__price' ).first().innerText() ).replace( '£', '' );
	await expect( stampDuty( page ).getByLabel( 'Price (£)' ) ).toHaveValue( shown );
	await stampDuty( page ).getByLabel( 'Price (£)' ).fill( '295000' );
	await expect( stampDuty( page ).locator( '.hh-calculator__result' ) ).toContainText( '£4,750' );
	await stampDuty( page ).getByLabel( 'Location' ).selectOption( 'scotland' );
	// What is read aloud comes a second after the last change.
	await expect( stampDuty( page ).getByRole( 'status' ) ).toContainText( 'Land and Buildings Transaction Tax' );
	await mortgage( page ).getByLabel( 'Price (£)' ).fill( '200,000' );
	await mortgage( page ).getByLabel( 'Deposit' ).fill( '0' );
	await mortgage( page ).getByLabel( 'Interest' ).fill( '5' );
	await expect( mortgage( page ).getByRole( 'status' ) ).toContainText( '£1,169.18' );
	await mortgage( page ).getByLabel( 'Term (years)' ).fill( '99' );
	await expect( mortgage( page ).locator( '.hh-calculator__result' ) ).toContainText( 'Enter a whole number of years' );
} );

test( 'the link is copied where the device cannot share, and that is said', async ( { page, context } ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => Object.defineProperty( navigator, 'share', { value: undefined } ) );
	const link = await aPropertyWith( page, 'data-hh-share' );
	await page.getByRole( 'button', { name: 'Share' } ).click();
	await expect( page.getByText( 'Link copied.' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( link );
	await expect( page.getByRole( 'link', { name: 'Email this page' } ) ).toHaveAttribute( 'href', /^mailto:\?subject=.+&body=.+property/ );
} );

test( 'a property prints as a brochure of one page, with picture, plan and price', async ( { page } ) => {
	for ( const list of [ '/property-for-sale/cranbrook/', '/estate-agents/to-rent/' ] ) {
		await aPropertyWith( page, 'hh-brochure__plan', list );
		const pdf = ( await page.pdf( { preferCSSPageSize: true } ) ).toString( 'latin1' );
		expect( pdf.match( /\/Type\s*\/Page[^s]/g ) ).toHaveLength( 1 );
	}
	await page.emulateMedia( { media: 'print' } );
	await page.locator( '.hh-brochure img' ).evaluateAll( ( all ) =>
		Promise.all( all.map( ( one ) => { ( one as HTMLImageElement ).loading = 'eager'; return ( one as HTMLImageElement ).decode(); } ) )
	);
	// As wide as the paper between its margins: nothing is cut off.
	await page.setViewportSize( { width: 703, height: 1040 } );
	const brochure = page.locator( '.hh-brochure' );
	expect( await brochure.evaluate( ( element ) => element.scrollHeight - element.clientHeight ) ).toBeLessThanOrEqual( 1 );
	await expect( brochure.locator( '.hh-brochure__price' ) ).toContainText( '£' );
	await expect( brochure.locator( '.hh-brochure__picture' ) ).toBeVisible();
	await expect( page.getByRole( 'banner' ) ).toBeHidden();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the calculators answer on the same page, which is not indexed then', async ( { page } ) => {
		const link = await aPropertyWith( page, 'data-island="stamp-duty-calculator"' );
		await openCalculators( page );
		await stampDuty( page ).getByLabel( 'Price (£)' ).fill( '£300,000' );
		await stampDuty( page ).getByLabel( 'You are buying' ).selectOption( 'additional' );
		await stampDuty( page ).getByRole( 'button', { name: 'Calculate' } ).click();
		expect( page.url().startsWith( `${ link }?` ) ).toBe( true );
		await expect( stampDuty( page ).locator( '.hh-calculator__result' ) ).toContainText( '£20,000' );
		await expect( page.locator( 'meta[name="robots"]' ).first() ).toHaveAttribute( 'content', /noindex/ );
		// The other one has nothing to say yet.
		await expect( mortgage( page ) ).toBeHidden();
		await unfold( page, 'Mortgage calculator' );
		await mortgage( page ).getByLabel( 'Term (years)' ).fill( '50' );
		await mortgage( page ).getByRole( 'button', { name: 'Calculate' } ).click();
		await expect( mortgage( page ).locator( '.hh-calculator__result' ) ).toContainText( 'Enter a whole number of years, from 1 to 40' );
		await expect( page.getByRole( 'button', { name: 'Share' } ) ).toBeHidden();
		await expect( page.getByRole( 'link', { name: 'Email this page' } ) ).toBeVisible();
	} );
} );
