import { randomBytes } from 'node:crypto';
import { expectLinksLead } from './support/links';
import { cards, expect, test } from './support/site';
import { signIn, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

test( '[SITE-11] [SITE-12] from a property one comes to who speaks for it, their properties, and a form that reaches them', async ( { page, complaints } ) => {
	await page.goto( '/property-for-sale/cranbrook/' );
	await cards( page ).first().getByRole( 'link' ).first().click();
	const name = ( await page.locator( '.hh-valuer__name' ).first().textContent() ?? '' ).trim();
	await page.locator( '.hh-valuer__name' ).first().click();
	await expect( page.getByRole( 'heading', { level: 1, name } ) ).toBeVisible();
	await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'People' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /^Call / } ) ).toHaveAttribute( 'href', /^tel:\+44/ );
	// How it looks: every-page.spec.ts.
	expect( await cards( page ).count() ).toBeGreaterThan( 0 );

	await page.getByRole( 'link', { name: /^Message / } ).first().click();
	await expect( page.getByRole( 'heading', { level: 1, name: `Message ${ name }` } ) ).toBeVisible();
	await expectFitsAllWidths( page );
	await page.getByLabel( 'Your message' ).fill( 'Would you look at our barn?' );
	await page.getByLabel( 'Name' ).fill( 'Jo Smith' );
	await page.getByLabel( 'Email address' ).fill( `visitor-${ randomBytes( 4 ).toString( 'hex' ) }@example.com` );
	await page.getByLabel( 'Please call me back' ).check();
	await page.getByRole( 'button', { name: 'Send message' } ).click();
	// What is missing is said, and nothing that was typed is lost.
	await expect( page.getByText( 'Enter the phone number we should call' ).first() ).toBeVisible();
	// The browser logs the 400 of the answer.
	complaints.length = 0;
	await expect( page.getByLabel( 'Your message' ) ).toHaveValue( 'Would you look at our barn?' );
	await expect( page.getByLabel( 'Please call me back' ) ).toBeChecked();
	await page.getByLabel( 'Phone number' ).fill( '01632 960 777' );
	await page.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Thank you for your message' } ) ).toBeVisible();
	await expect( page.getByText( `${ name } will reply` ) ).toBeVisible();
	await expectFitsAllWidths( page );
	await expectLinksLead( page.getByRole( 'main' ), 1 );
} );

test( '[SITE-12] the list of people leads to each of them, and all pages of somebody’s properties are reached', async ( { page } ) => {
	await page.goto( '/people/' );
	const first = page.locator( '.hh-person__name a' ).first();
	const name = ( await first.textContent() ?? '' ).trim();
	// Who has more properties than a page holds.
	expect( name ).toBe( 'Eleanor Ashdown' );
	await first.click();
	await expect( page.getByRole( 'heading', { level: 1, name } ) ).toBeVisible();
	const next = page.getByRole( 'navigation', { name: 'Pages' } ).getByRole( 'link', { name: 'Next' } );
	const seen = new Set( await cards( page ).getByRole( 'heading' ).allTextContents() );
	await expect( next ).toBeVisible();
	for ( let number = 2; await next.isVisible(); number++ ) {
		await next.click();
		await expect( page ).toHaveURL( new RegExp( `/page/${ number }/$` ) );
		await page.waitForLoadState();
		for ( const title of await cards( page ).getByRole( 'heading' ).allTextContents() ) {
			seen.add( title );
		}
	}
	expect( seen.size ).toBeGreaterThan( 12 );
	await expect( page.getByRole( 'link', { name: 'Previous' } ) ).toBeVisible();
} );

test( '[SITE-11] [SITE-12] the page of somebody who speaks for no property says so, and leads to what there is', async ( { page } ) => {
	await signIn( page );
	const title = `Nora ${ randomBytes( 3 ).toString( 'hex' ) } Newcomer`;
	const { id, link } = await wpRest< { id: number; link: string } >( page, 'POST', 'hpapi_staff', { title, status: 'publish' } );
	try {
		// As visitors see it: without the bar of who is signed in.
		await page.context().clearCookies();
		await page.goto( link );
		await expect( page.getByRole( 'heading', { level: 1, name: title } ) ).toBeVisible();
		await expect( page.getByRole( 'main' ).locator( 'article' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'main' ).getByRole( 'link', { name: 'Property for sale' } ) ).toBeVisible();
		await expect( page.locator( '.hh-person-page__properties' ).getByRole( 'heading', { level: 2 } ) ).toHaveText( /\S/ );
		await expectFitsAllWidths( page );
		await expectLinksLead( page.locator( '.hh-person-page' ), 4 );
	} finally {
		await signIn( page );
		await wpRest( page, 'DELETE', `hpapi_staff/${ id }?force=true` );
	}
	expect( ( await page.request.get( link ) ).status(), 'the site is as it was' ).toBe( 404 );
} );
