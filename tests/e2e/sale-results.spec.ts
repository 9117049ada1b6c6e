/**
 * SALE-09: what a finished sale gives to others: a file, a page for the press, papers for the buyer, prices to compare.
 */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';
import { signIn } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const SALE = '/auctions/property-coast/';

test( '[SALE-09] a journalist finds the results on the auction’s page, copies the summary and downloads every price', async ( { page, context, isMobile } ) => {
	await page.goto( SALE );
	await page.getByRole( 'link', { name: 'Results for the press' } ).click();
	await expect( page ).toHaveURL( `${ SALE }press/` );
	await expect( page.getByText( /sold \d+ of \d+ lots \(\d+%\) at .+, and raised £[\d,]+\./ ) ).toBeVisible();
	await expect( page.getByRole( 'main' ).getByRole( 'img' ).first() ).toBeVisible();
	await expectFitsAllWidths( page );
	if ( ! isMobile ) {
		await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await page.getByRole( 'button', { name: 'Copy summary' } ).click();
		await expect( page.getByText( 'Summary copied.' ) ).toBeVisible();
		const copied = await page.evaluate( () => navigator.clipboard.readText() );
		expect( copied ).toMatch( /raised £[\d,]+\.\s+The highest price was for lot \d+/ );
	}
	const [ file ] = await Promise.all( [ page.waitForEvent( 'download' ), page.getByRole( 'link', { name: 'Download results (CSV)' } ).click() ] );
	expect( file.suggestedFilename() ).toBe( 'property-coast-results.csv' );
	const rows = ( await readFile( await file.path(), 'utf8' ) ).split( '\r\n' );
	expect( rows[ 0 ] ).toBe( '\u{FEFF}Lot,Title,Address,"Guide price from","Guide price to",Result,"Hammer price","Web address"' );
	expect( rows.length ).toBeGreaterThan( 8 );
} );

test( '[SALE-09] a sold lot says what the buyer does next, and a coming car what others like it made', async ( { page } ) => {
	await page.goto( `${ SALE }lot/1/` );
	const fold = page.locator( '#next-steps summary' );
	if ( await fold.isVisible() ) {
		await fold.click();
	}
	const steps = page.locator( '#next-steps' );
	await expect( steps.getByText( /Pay the balance by \w+day \d+ \w+ \d{4}/ ) ).toBeVisible();
	await expect( steps.getByRole( 'listitem' ) ).toHaveCount( 5 );
	const nearby = page.locator( '#history' );
	const near = nearby.locator( 'summary' );
	if ( await near.isVisible() ) {
		await near.click();
	}
	await expect( nearby.getByText( /^Sold for £/ ).first() ).toBeVisible();
	await expectAccessible( page );
	await nearby.getByRole( 'link', { name: 'Search our results' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Past lots matching “Dover”' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SALE-09] the press page has its summary, prices and contact', async ( { page } ) => {
		await page.goto( `${ SALE }press/` );
		await expect( page.getByRole( 'button', { name: 'Copy summary' } ) ).toBeHidden();
		await expect( page.getByRole( 'link', { name: 'Download results (CSV)' } ) ).toBeVisible();
		await expect( page.getByRole( 'heading', { name: 'Press contact' } ) ).toBeVisible();
	} );
} );

test( '[SALE-09] staff open the memorandum from the lot, type the buyer’s name and print one sheet', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The admin is looked at on one screen.' );
	await page.goto( `${ SALE }lot/1/` );
	const lot = await page.locator( '[data-hh-lot]' ).getAttribute( 'data-hh-lot' );
	for ( const kind of [ 'memorandum', 'letter' ] ) {
		expect( ( await page.request.get( `/auction-papers/${ lot }/${ kind }/` ) ).status(), 'a visitor' ).toBe( 404 );
	}
	await signIn( page );
	await page.goto( `/wp-admin/post.php?post=${ lot }&action=edit` );
	await page.goto( ( await page.getByRole( 'link', { name: 'Memorandum of sale' } ).getAttribute( 'href' ) )! );
	const buyer = page.getByRole( 'textbox', { name: 'Buyer’s name and address' } );
	await buyer.fill( 'Ada Byron, 1 Mill Lane' );
	await expectAccessible( page, 'main' );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByText( 'Ada Byron, 1 Mill Lane' ) ).toBeVisible();
	await expect( page.getByText( 'Type in the marked places' ) ).toBeHidden();
	expect( await page.getByRole( 'textbox', { name: 'Buyer’s solicitor' } ).evaluate( ( place ) => getComputedStyle( place, '::before' ).content ) ).toBe( '""' );
	for ( const kind of [ 'Memorandum of sale', 'Letter to the buyer' ] ) {
		await page.emulateMedia( { media: null } );
		// The printer does not wait for a page that is still coming.
		const loaded = page.waitForEvent( 'load' );
		await page.getByRole( 'link', { name: kind } ).click();
		await loaded;
		const pdf = ( await page.pdf( { preferCSSPageSize: true } ) ).toString( 'latin1' );
		expect( pdf.match( /\/Type\s*\/Page\b/g ), kind ).toHaveLength( 1 );
		expect( pdf, 'A4' ).toMatch( /\/MediaBox\s*\[0 0 (594|595|596)[\d.]* (841|842)/ );
	}
} );
