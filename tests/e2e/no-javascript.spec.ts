import { aParish, cards, expect, searchForm, test } from './support/site';

test.use( { javaScriptEnabled: false } );

test( '[SRCH-14] from the home page to a property without JavaScript, on the same addresses', async ( { page } ) => {
	const parish = await aParish( page );
	await page.goto( '/' );
	const form = searchForm( page );
	await form.getByLabel( 'Location' ).fill( parish.toUpperCase() );
	// Every field is there and in sight.
	for ( const label of [ 'Min price', 'Max price', 'Min beds', 'Max beds', 'Property type', 'Search radius', 'Min acres', 'Max acres', 'Status', 'Sort by' ] ) {
		await expect( form.getByLabel( label, { exact: true } ) ).toBeVisible();
	}
	await expect( form.getByRole( 'button', { name: /filters/ } ) ).toBeHidden();
	await form.getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/property-for-sale\/[a-z-]+\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( parish );
	await cards( page ).first().getByRole( 'link' ).first().click();
	await expect( page ).toHaveURL( /\/property\/[0-9]+\// );
	const thumb = page.getByRole( 'link', { name: 'Picture 2' } );
	await expect( thumb ).toBeVisible();
	await expect( thumb ).toHaveAttribute( 'href', /\.(jpe?g|png|webp|avif)$/ );
} );

test( '[SRCH-14] the tab to rent lands on the address of lettings', async ( { page } ) => {
	await page.goto( '/' );
	const form = searchForm( page );
	await form.getByText( 'Rent', { exact: true } ).click();
	await form.getByLabel( 'Min beds' ).selectOption( '2' );
	await form.getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/to-rent\/\?min_beds=2$/ );
} );

test( 'a list is sorted by its button', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	const sort = page.getByRole( 'button', { name: 'Sort', exact: true } );
	await page.locator( 'form' ).filter( { has: sort } ).getByLabel( 'Sort by' ).selectOption( 'price_asc' );
	await sort.click();
	await expect( page ).toHaveURL( /sort_by=price_asc/ );
} );
