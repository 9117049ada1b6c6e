import { expect, type Locator, type Page } from '@playwright/test';

/** Signs the demo's administrator in. */
export async function signIn( page: Page ): Promise< void > {
	const name = process.env.HH_ADMIN_USER ?? 'admin';
	const password = process.env.HH_ADMIN_PASSWORD ?? 'password';
	await expect( async () => {
		await page.goto( '/wp-login.php' );
		await page.getByLabel( 'Username or Email Address' ).fill( name );
		await page.getByLabel( 'Password', { exact: true } ).fill( password );
		// WordPress takes the focus to the name a moment after the page has come, whatever is being typed.
		await expect( page.getByLabel( 'Username or Email Address' ) ).toHaveValue( name );
		await expect( page.getByLabel( 'Password', { exact: true } ) ).toHaveValue( password );
		await page.getByRole( 'button', { name: 'Log In' } ).click();
		await page.waitForURL( /wp-admin/, { timeout: 20_000 } );
	} ).toPass( { timeout: 90_000 } );
}

/** Publishes what is on the screen. WordPress's button turns clicks away while the draft is kept that leaving the title begins. */
export async function publish( page: Page ): Promise< void > {
	const marked = () => document.documentElement.dataset.before === 'yes';
	await page.evaluate( () => ( document.documentElement.dataset.before = 'yes' ) );
	await expect( async () => {
		if ( await page.evaluate( marked ) ) {
			await page.locator( '#publish:not(.disabled)' ).click( { timeout: 5000 } );
		}
		await page.waitForFunction( () => document.documentElement.dataset.before !== 'yes', null, { timeout: 15_000 } );
	} ).toPass( { timeout: 60_000 } );
}

/**
 * Opens a mail that the demo caught, as soon as it is there: mails leave with the outbox, which may take a minute.
 *
 * @param page   Of somebody who is signed in.
 * @param to     The address it goes to.
 * @param about  Words of its subject.
 * @param before What to do before each look.
 */
export async function openCaughtMail( page: Page, to: string, about: RegExp = /./, before: () => Promise< void > = async () => {} ): Promise< void > {
	const mail: Locator = page.getByRole( 'row' ).filter( { hasText: to } ).filter( { hasText: about } );
	await expect( async () => {
		await before();
		await page.goto( '/wp-admin/tools.php?page=hh-caught-mail' );
		await expect( mail.first() ).toBeVisible( { timeout: 1000 } );
	} ).toPass( { timeout: 90_000 } );
	await mail.first().getByRole( 'link' ).first().click();
}
