/**
 * The valuation's mail as its owner reads it: wide and narrow, light and dark. The site catches it (Tools → Caught mail).
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';
import { ask, beSomebody, email, FIESTA, PATH, sendTo } from './support/valuation';
import { openCaughtMail, signIn } from './support/staff';

/** Has a vehicle valued and waits for the mail: its HTML and its plain text. */
async function mailFor( page: Page, plate: string ): Promise< { html: string; plain: string } > {
	const address = email();
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, plate, '45,000' );
	await sendTo( page, address );
	await page.getByRole( 'heading', { name: /^(Thank you|Sorry)/ } ).waitFor();

	await signIn( page );
	await openCaughtMail( page, address );
	return {
		html: ( await page.locator( 'iframe[srcdoc]' ).first().getAttribute( 'srcdoc' ) ) ?? '',
		plain: ( await page.locator( 'pre' ).first().textContent() ) ?? '',
	};
}

// Of a vehicle without a value nobody is asked for an address any more.
for ( const [ what, plate ] of [ [ 'a valuation', FIESTA ] ] as const ) {
	test( `[VAL-24] ${ what } can be read wide and narrow, light and dark`, async ( { page }, info ) => {
		// Delivered with the answer, or, where that process died, by cron some minutes later.
		test.setTimeout( 300_000 );
		await beSomebody( page );
		const { html, plain } = await mailFor( page, plate );
		expect( plain ).toContain( 'THE NEXT AUCTIONS' );

		const asked: string[] = [];
		await page.goto( 'about:blank' );
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		for ( const width of [ 360, 700 ] ) {
			for ( const colorScheme of [ 'light', 'dark' ] as const ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.emulateMedia( { colorScheme } );
				await page.setContent( html );
				const [ wide, ground ] = await page.evaluate( () => [
					document.documentElement.scrollWidth,
					window.getComputedStyle( document.body ).backgroundColor,
				] as const );
				expect( wide ).toBeLessThanOrEqual( width );
				expect( ground ).toBe( colorScheme === 'dark' ? 'rgb(20, 27, 24)' : 'rgb(247, 243, 234)' );
				await expectAccessible( page );
				await page.screenshot( { path: info.outputPath( `${ width }-${ colorScheme }.png` ), fullPage: true } );
			}
		}
		expect( asked, 'nothing is fetched when the mail is opened' ).toEqual( [] );
	} );
}
