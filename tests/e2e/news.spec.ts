import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';

test( '[SITE-12] from the news to an article, to who wrote it, to the next ones; axe', async ( { page } ) => {
	await page.goto( '/news/' );
	await page.locator( '.hh-post', { has: page.getByRole( 'heading', { name: 'A Saturday in Cranbrook' } ) } ).getByRole( 'link' ).first().click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'A Saturday in Cranbrook' } ) ).toBeVisible();
	await expect( page.getByRole( 'navigation', { name: 'You are here' } ).getByRole( 'link', { name: 'News' } ) ).toBeVisible();
	const next = page.getByRole( 'region', { name: 'Read on' } );
	await expect( next.getByRole( 'article' ) ).toHaveCount( 3 );
	await expect( next ).not.toContainText( 'A Saturday in Cranbrook' );
	await expectAccessible( page );
	await page.locator( '.hh-byline a' ).click();
	await expect( page ).toHaveURL( /\/people\/eleanor-ashdown\/$/ );
} );
