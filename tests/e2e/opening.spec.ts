import type { Page } from '@playwright/test';
import { cardLinks, expect, test } from './support/site';

async function openProperty( page: Page ): Promise< void > {
	await page.goto( ( await cardLinks( page, '/estate-agents/for-sale/' ) )[ 0 ] ?? '' );
	await expect( page.locator( '[data-hh-opening]' ).first() ).toBeAttached();
}

test( 'a property’s page tells whether the office is open, whenever its visitor looks', async ( { page } ) => {
	await page.clock.install( { time: new Date( '2026-11-23T16:58:30Z' ) } );
	await openProperty( page );
	const line = page.locator( '[data-hh-opening]' ).first();
	await expect( line ).toHaveText( /^Open now, until 5pm\. We’ll reply to messages tomorrow at 9am\.$/ );
	await expect( line ).toHaveClass( /is-open/ );
	await page.clock.runFor( 120_000 );
	await expect( line ).toHaveText( /^Closed now, opens tomorrow at 9am\./ );
	await expect( line ).not.toHaveClass( /is-open/ );
} );

test( 'at the weekend it names the day', async ( { page } ) => {
	await page.clock.install( { time: new Date( '2026-11-21T12:00:00Z' ) } );
	await openProperty( page );
	await expect( page.locator( '[data-hh-opening]' ).first() ).toHaveText( /^Closed now, opens on Monday at 9am\. We’ll reply to messages then\.$/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the server says it', async ( { page } ) => {
		await openProperty( page );
		await expect( page.locator( '[data-hh-opening]' ).first() ).toHaveText( /^(Open now, until|Closed now, opens) .+\. / );
	} );
} );
