/**
 * The whole way of a small agency without a feed: from the page that says what to do first, over a property of its own
 * that visitors find by postcode, radius, keyword and map, to the enquiry about it and the answer.
 */
import { randomBytes } from 'node:crypto';
import { files, list, pictures, upload } from './support/media';
import { cardLinks, cards, expect, islandIsAlive, openEnquiry, test } from './support/site';
import { publish, readCaughtMail, signIn } from './support/staff';

test( '[STAFF-06] [STAFF-07] [STAFF-08] from the first page of the admin to a property that is found, asked about and answered for', async ( { page, browser, isMobile } ) => {
	test.skip( isMobile, 'An office sits at a desk.' );
	const mark = randomBytes( 4 ).toString( 'hex' );
	const title = `Whistlebrook Cottage ${ mark }`;
	const email = `visitor-${ mark }@example.com`;

	await signIn( page );
	await page.goto( '/wp-admin/admin.php?page=hh-setup' );
	await page.locator( '#hh-setup-properties' ).getByRole( 'link', { name: 'Add property' } ).click();
	await page.waitForURL( /post-new\.php/ );
	await page.getByRole( 'textbox', { name: /address/i } ).first().fill( title );
	await page.getByLabel( 'Price or rent (£)' ).fill( '£437,500' );
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'cottage' );
	await page.getByLabel( 'Bedrooms' ).fill( '2' );
	await page.getByLabel( 'Summary' ).fill( 'Two rooms up, two down, and a dovecote in the garden.' );
	await upload( page, 'Photos', 'Add photos', pictures( 5 ) );
	await page.getByLabel( 'Postcode', { exact: true } ).fill( 'TN33 0QT' );
	await page.getByRole( 'button', { name: 'Find by postcode' } ).click();
	await expect( page.getByText( /^Pin set to the centre of TN33 0QT\. Parish: / ) ).toBeVisible();
	await publish( page );
	await expect( page.getByText( /Property published/ ) ).toBeVisible( { timeout: 60_000 } );
	await expect( files( page, 'Photos' ) ).toHaveCount( 5 );
	await expect( list( page, 'Photos' ).getByText( 'Main photo' ).first() ).toBeVisible();
	const edit = page.url();

	// A visitor knows nothing of the office: a browser of their own.
	const visitor = await ( await browser.newContext() ).newPage();
	for ( const query of [ 'location=TN33+0QT', 'location=TN33+0QT&radius=3' ] ) {
		expect( await cardLinks( visitor, `/estate-agents/for-sale/?${ query }`, new RegExp( title ) ), query ).toHaveLength( 1 );
	}
	const pins = visitor.waitForResponse( ( answer ) => answer.url().includes( 'map-properties' ) );
	await visitor.goto( '/estate-agents/for-sale/?keyword=dovecote&view=map' );
	expect( await ( await pins ).text() ).toContain( '£437,500' );
	await visitor.goto( '/estate-agents/for-sale/?keyword=dovecote' );
	await expect( cards( visitor ).filter( { hasText: title } ) ).toHaveCount( 1 );
	await cards( visitor ).filter( { hasText: title } ).getByRole( 'link' ).first().click();
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toContainText( title );
	await islandIsAlive( visitor, 'property-enquiry' );
	await openEnquiry( visitor );
	const form = visitor.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await form.getByText( 'Ask a question', { exact: true } ).click();
	await form.getByLabel( 'Your question' ).fill( 'Do the doves come with it?' );
	await form.getByLabel( 'Name' ).fill( 'Jo Smith' );
	await form.getByLabel( 'Email address' ).fill( email );
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( visitor.getByRole( 'heading', { name: 'Thank you, we’ve received your question' } ) ).toBeVisible();
	await visitor.context().close();

	await page.goto( '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-enquiries' );
	await page.getByRole( 'row' ).filter( { hasText: email } ).getByRole( 'link', { name: 'Jo Smith' } ).click();
	const answers = page.getByRole( 'region', { name: 'Replies' } );
	await expect( answers ).toContainText( 'Do the doves come with it?' );
	await page.getByLabel( `Your reply to ${ email }` ).fill( 'They do, and they are tame.' );
	await page.getByRole( 'button', { name: 'Send and close' } ).click();
	await expect( page.getByText( 'Your reply has been saved and is on its way.' ) ).toBeVisible();
	expect( ( await readCaughtMail( page, email, /Your question about/ ) ).plain ).toContain( 'They do, and they are tame.' );

	await page.goto( edit );
	await page.getByRole( 'link', { name: 'Move to Trash' } ).click();
	await expect( page.getByText( /moved to the (Trash|Bin)/i ) ).toBeVisible();
} );
