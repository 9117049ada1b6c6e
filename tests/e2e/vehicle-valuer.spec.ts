/**
 * LOG-05: a day of the person who answers owners of vehicles, with the role that comes with the plugin alone: they sign in,
 * find a valuation, reply, and record the sale.
 */
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, signIn, signInByForm } from './support/staff';
import { ask, beSomebody, email, FIESTA, PATH, SENT, sendTo } from './support/valuation';

test( '[LOG-05] a vehicle valuer signs in to the valuations, answers an owner and records the sale; other screens are not theirs', async ( { page, browser } ) => {
	const owner = email();
	await beSomebody( page );
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	await sendTo( page, owner );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeVisible();

	const staff = await ( await browser.newContext( { baseURL: new URL( page.url() ).origin, locale: 'en-GB' } ) ).newPage();
	await signInByForm( staff, 'caphpi_valuer' );
	await expect( staff.getByRole( 'heading', { level: 1, name: 'Valuations' } ) ).toBeVisible();
	await expect( staff.getByRole( 'link', { name: /Export/ } ) ).toHaveCount( 0 );

	await staff.getByLabel( 'Search valuations' ).fill( owner );
	await staff.getByRole( 'button', { name: 'Search valuations' } ).click();
	await staff.getByRole( 'row' ).filter( { hasText: owner } ).getByRole( 'link', { name: 'KM21 FJX' } ).click();
	await staff.getByLabel( `Your reply to ${ owner }` ).fill( 'Bring it in on Tuesday.' );
	await staff.getByRole( 'button', { name: 'Send reply' } ).click();
	await expect( staff.getByText( 'Your reply has been saved and is on its way.' ) ).toBeVisible();
	await staff.getByLabel( 'Vehicle entered' ).selectOption( 'Yes' );
	await staff.getByLabel( 'Sale price (£)' ).fill( '4,250' );
	await staff.getByRole( 'button', { name: 'Save sale' } ).click();
	await expect( staff.getByLabel( 'Sale price (£)' ) ).toHaveValue( /4,?250/ );

	for ( const other of [ 'options-general.php?page=caphpi', 'edit.php', 'edit.php?post_type=hh_sale', 'edit.php?post_type=hpapi_property' ] ) {
		expect( ( await staff.request.get( `/wp-admin/${ other }` ) ).status(), other ).toBe( 403 );
	}
	await staff.context().close();

	await signIn( page );
	const { plain } = await readCaughtMail( page, owner, /Your valuation for KM21 FJX/ );
	expect( plain ).toContain( 'Bring it in on Tuesday.' );
} );
