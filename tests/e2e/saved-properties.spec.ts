import { expectAccessible } from './support/axe';
import { cards, expect, layoutShift, test } from './support/site';

const LIST = '/estate-agents/for-sale/';

test( 'a property is saved on a card, seen on its page, in another tab and on the page of saved ones, is shared as a link, and all are taken off', async ( { page, context, browser, baseURL } ) => {
	await page.goto( LIST );
	const name = await cards( page ).first().getByRole( 'heading' ).innerText();
	await cards( page ).first().getByRole( 'button', { name: /^Save / } ).click();
	await expect( page.locator( '[data-hh-saved-count]' ).first() ).toHaveText( '1' );

	const other = await context.newPage();
	await other.goto( LIST );
	await expect( cards( other ).first().getByRole( 'button', { name: /^Save /, pressed: true } ) ).toBeVisible();
	await cards( other ).nth( 1 ).getByRole( 'button', { name: /^Save / } ).click();
	await expect( page.locator( '[data-hh-saved-count]' ).first(), 'the first tab follows' ).toHaveText( '2' );
	await other.close();

	await cards( page ).first().getByRole( 'link' ).first().click();
	await expect( page.locator( '.hh-overview [data-hh-save]' ) ).toHaveText( /^\s*Saved/, { useInnerText: true } );
	await page.getByRole( 'link', { name: /^Saved/ } ).first().click();
	await expect( page ).toHaveURL( /\/saved\/$/ );
	const saved = page.locator( '[data-hh-saved-page] article' );
	await expect( saved ).toHaveCount( 2 );
	await expect( saved.last() ).toContainText( name );
	await expectAccessible( page );

	// As a link for others, which needs no JavaScript. The page without any saved is looked at in every-page.spec.ts.
	const ids = await page.evaluate( () => ( JSON.parse( localStorage.getItem( 'hh_favourites' ) ?? '{}' ) as { ids: number[] } ).ids );
	const stranger = await browser.newContext( { javaScriptEnabled: false, ...( baseURL ? { baseURL } : {} ) } );
	const view = await stranger.newPage();
	await view.goto( `/saved/?ids=${ ids.join( ',' ) },99999999` );
	await expect( view.getByRole( 'article' ) ).toHaveCount( 3 );
	await expect( view.getByRole( 'article' ).last() ).toContainText( 'Off the market' );
	await view.goto( '/saved/' );
	await expect( view.locator( '.hh-notice' ).first() ).toContainText( 'needs JavaScript' );
	await stranger.close();
	await page.getByRole( 'button', { name: 'Remove all' } ).click();
	await page.getByRole( 'button', { name: 'Yes, remove all' } ).click();
	await expect( page.getByText( 'No saved properties yet' ) ).toBeVisible();
} );

test( 'with the keyboard alone: save, take off, and the page of saved ones keeps the focus', async ( { page } ) => {
	await page.goto( LIST );
	const button = cards( page ).first().locator( '[data-hh-save]' );
	await expect( button ).toBeVisible();
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveClass( /is-saved/ );
	await page.goto( '/saved/' );
	const saved = page.locator( '[data-hh-saved-page] article' );
	await expect( saved ).toHaveCount( 1 );
	await saved.locator( '[data-hh-save]' ).focus();
	await page.keyboard.press( 'Space' );
	await expect( saved ).toHaveCount( 0 );
	await expect( page.getByText( 'No saved properties yet' ) ).toBeVisible();
	await expect( page.locator( '[data-part="empty"] a' ).first() ).toBeFocused();
} );

test( 'what was looked at last stands at the end of other pages, without a jump, until it is forgotten', async ( { page } ) => {
	await page.goto( LIST );
	const name = await cards( page ).first().getByRole( 'heading' ).innerText();
	await cards( page ).first().getByRole( 'link' ).first().click();
	// The script that notes it comes after the page.
	await expect.poll( () => page.evaluate( () => localStorage.getItem( 'hh_viewed' ) ) ).not.toBeNull();
	// It is not among its cards.
	await page.goto( '/estate-agents/to-rent/', { waitUntil: 'networkidle' } );
	const before = await layoutShift( page );
	const row = page.getByRole( 'region', { name: 'Recently viewed' } );
	await row.scrollIntoViewIfNeeded();
	await expect( row.getByRole( 'article' ) ).toContainText( name );
	expect( ( await layoutShift( page ) ) - before ).toBeLessThan( 0.01 );
	await row.getByRole( 'button', { name: 'Clear list' } ).click();
	await expect( row ).toBeHidden();
	await page.reload();
	await expect( row ).toBeHidden();
} );
