/**
 * STAFF-06, STAFF-07: a day of a negotiator, with the role that comes with the plugin alone: they sign in, add a property
 * with a photo, change its price, and answer somebody who asks about it.
 */
import { files, pictures, upload } from './support/media';
import { expect, islandIsAlive, test } from './support/site';
import { publish, readCaughtMail, signIn, signInByForm, siteOrigin, wpRest } from './support/staff';

let made: string | null = null;

test.afterEach( async ( { page } ) => {
	if ( made ) {
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		await signIn( page );
		await wpRest( page, 'DELETE', `hpapi_property/${ made }?force=true` );
		made = null;
	}
} );

test( '[STAFF-06] [STAFF-07] a negotiator signs in to the list of properties, adds one, changes its price and answers a visitor', async ( { page, browser } ) => {
	const title = `Negotiated House ${ Date.now() }`;
	// By the form: what they work on comes first.
	await signInByForm( page, 'hpapi_negotiator' );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Properties' } ) ).toBeVisible();

	const menu = page.locator( '#adminmenu' );
	await expect( menu.getByRole( 'link', { name: /^Enquiries/ } ) ).toHaveCount( 1 );
	await menu.getByRole( 'link', { name: 'Add property' } ).click();
	await page.getByRole( 'textbox', { name: /address/i } ).first().fill( title );
	await page.getByLabel( 'Price or rent (£)' ).fill( '£412,500' );
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'cottage' );
	await page.getByLabel( 'Bedrooms' ).fill( '2' );
	await page.getByLabel( 'Summary' ).fill( 'A cottage that a negotiator typed in.' );
	await page.getByLabel( 'Postcode', { exact: true } ).fill( 'tn330qt' );
	await upload( page, 'Photos', 'Add photos', pictures( 1 ) );
	await publish( page );
	await expect( page.getByText( /Property published/ ) ).toBeVisible();
	await expect( files( page, 'Photos' ) ).toHaveCount( 1 );
	await expect( page.locator( '#delete-action a' ) ).toHaveCount( 0 );
	made = new URL( page.url() ).searchParams.get( 'post' );

	await page.getByLabel( 'Price or rent (£)' ).fill( '399950' );
	await publish( page );
	await expect( page.getByLabel( 'Price or rent (£)' ) ).toHaveValue( /^£?399,?950$/ );

	// A visitor, in a browser of their own, sees the new price and asks.
	const email = `asks-${ Date.now() }@example.com`;
	const visitor = await ( await browser.newContext( { baseURL: siteOrigin(), viewport: { width: 375, height: 720 } } ) ).newPage();
	await visitor.goto( `/?post_type=hpapi_property&p=${ made }` );
	await expect( visitor.getByText( '£399,950' ).first() ).toBeVisible();
	await islandIsAlive( visitor, 'property-enquiry' );
	await visitor.getByRole( 'link', { name: 'Ask about this property' } ).click();
	const form = visitor.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await form.getByLabel( 'Your question' ).fill( 'Is the loft boarded?' );
	await form.getByLabel( 'Name' ).fill( 'Sam Pelham' );
	await form.getByLabel( 'Email address' ).fill( email );
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( visitor.getByRole( 'heading', { name: 'Thank you, we’ve received your question' } ) ).toBeVisible();
	await visitor.context().close();

	await menu.getByRole( 'link', { name: /^Enquiries/ } ).click();
	await page.getByRole( 'row' ).filter( { hasText: email } ).getByRole( 'link', { name: 'Sam Pelham' } ).click();
	await page.getByLabel( `Your reply to ${ email }` ).fill( 'It is, since 2019.' );
	await page.getByRole( 'button', { name: 'Send reply' } ).click();
	await expect( page.getByText( 'Your reply has been saved and is on its way.' ) ).toBeVisible();

	// What is not theirs: people, parishes, imports, the newsletter's subscribers, the blog and settings.
	for ( const other of [ 'edit.php?post_type=hpapi_staff', 'edit.php?post_type=hpapi_parish', 'edit.php?post_type=hpapi_property&page=hpapi-import', 'admin.php?page=hpapi-subscribers', 'edit.php', 'options-general.php' ] ) {
		expect( ( await page.request.get( `/wp-admin/${ other }` ) ).status(), other ).toBe( 403 );
	}

	await page.context().clearCookies();
	await signIn( page );
	await expect( async () => {
		// The newest of what they got: first the note that the question has arrived, then the reply.
		expect( ( await readCaughtMail( page, email ) ).plain ).toContain( 'It is, since 2019.' );
	} ).toPass( { timeout: 120_000 } );
} );
