/**
 * The valuation's mail as its owner reads it: wide and narrow, light and dark. The site catches it (Tools → Caught mail).
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';
import { ask, beSomebody, email, FIESTA, PATH, sendTo } from './support/valuation';
import { openCaughtMail, signIn, siteOrigin } from './support/staff';

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
	test( `[VAL-16] [VAL-24] ${ what } comes by mail and can be read wide and narrow, light and dark`, { tag: '@npm-start' }, async ( { page }, info ) => {
		await beSomebody( page );
		const { html, plain } = await mailFor( page, plate );
		expect( plain ).toContain( 'NEXT AUCTION DATES' );
		expect( plain ).toContain( 'KM21 FJX' );
		expect( plain ).toMatch( /£\d/ );

		// Its links, followed: the site's name home, the button to the telephone. It has no others: what one would want to undo or to
		// change is said in words.
		const links = await page.evaluate( ( letter ) => [ ...new DOMParser().parseFromString( letter, 'text/html' ).querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ?? '' ), html );
		expect( links.filter( ( link ) => link.startsWith( 'tel:' ) ) ).toEqual( [ expect.stringMatching( /^tel:\+44\d{9,10}$/ ) ] );
		const pages = links.filter( ( link ) => ! link.startsWith( 'tel:' ) );
		expect( pages.length ).toBeGreaterThan( 0 );
		for ( const link of pages ) {
			expect( new URL( link ).origin, link ).toBe( siteOrigin() );
			expect( ( await page.request.get( link ) ).status(), link ).toBe( 200 );
		}

		const asked: string[] = [];
		await page.goto( 'about:blank' );
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.setContent( html );
		for ( const width of [ 360, 700 ] ) {
			for ( const colorScheme of [ 'light', 'dark' ] as const ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.emulateMedia( { colorScheme } );
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
