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
	const thumb = page.getByRole( 'link', { name: 'Photo 2' } );
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

test( 'without JavaScript nothing lies on the pictures of a phone, the order has a line of its own, and no page tells of hearts', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 720 } );
	await page.goto( '/property-for-sale/cranbrook/' );
	const [ select, sort, views ] = await Promise.all( [ '.hh-sort select', '.hh-sort [type="submit"]', '.hh-views' ].map( ( part ) => page.locator( part ).boundingBox() ) );
	expect( sort!.y + sort!.height / 2, 'beside its select' ).toBeCloseTo( select!.y + select!.height / 2, 0 );
	expect( select!.y, 'below the views' ).toBeGreaterThanOrEqual( views!.y + views!.height );
	await cards( page ).filter( { hasText: 'Stone Street' } ).getByRole( 'link' ).first().click();
	const [ tiles, extra, wide, overview ] = await Promise.all( [ '.hh-gallery__tiles', '.hh-gallery__extra', '.hh-overview__actions > .hh-button', '.hh-overview__actions' ].map( ( part ) => page.locator( part ).boundingBox() ) );
	expect( extra!.y ).toBeGreaterThanOrEqual( tiles!.y + tiles!.height );
	expect( wide!.width, 'the whole line' ).toBeCloseTo( overview!.width, 0 );
	const small = await page.locator( '.hh-gallery__tile' ).evaluateAll( ( all ) => all.map( ( one ) => one.getBoundingClientRect() ).map( ( { width, height, bottom } ) => ( { width: Math.round( width ), height: Math.round( height ), bottom } ) ) );
	expect( new Set( small.map( ( { width, height } ) => `${ width } × ${ height }` ) ).size, 'small pictures are of one size' ).toBe( 1 );
	expect( extra!.y, 'the floorplan comes below all of them' ).toBeGreaterThanOrEqual( Math.max( ...small.map( ( { bottom } ) => bottom ) ) );
	await page.goto( '/saved/' );
	await expect( page.getByText( /needs JavaScript/ ) ).toBeVisible();
	await expect( page.getByText( /Tap the heart/ ) ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Property for sale' } ).first() ).toBeVisible();
} );

test( 'an article prints without what leads on to others, and a page of the firm without its forms and buttons', async ( { page } ) => {
	await page.emulateMedia( { media: 'print' } );
	await page.goto( '/news/reading-a-floorplan/' );
	await expect( page.locator( '.hh-page__beside img' ) ).toBeVisible();
	for ( const part of [ '.hh-related', '.hh-siblings' ] ) {
		await expect( page.locator( part ), part ).toBeHidden();
	}
	await page.goto( '/let-with-us/' );
	await expect( page.locator( '.wp-block-table' ).first() ).toBeVisible();
	for ( const part of [ '.wp-block-buttons', '.hh-island--property-valuation', '.wp-block-columns:has(form)' ] ) {
		await expect( page.locator( part ).first(), part ).toBeHidden();
	}
} );

test( 'a list prints its properties, and none of its controls', async ( { page } ) => {
	await page.goto( '/property-for-sale/cranbrook/' );
	await page.emulateMedia( { media: 'print' } );
	for ( const part of [ '.hh-views', '.hh-sort', '.hh-refine', '.hh-save-search', '.hh-list__search', '.hh-footer__legal' ] ) {
		await expect( page.locator( part ).first(), part ).toBeHidden();
	}
	await expect( cards( page ).first() ).toBeVisible();
	await expect( page.locator( '.hh-topbar__line' ) ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
} );
