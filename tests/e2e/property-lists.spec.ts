import { expectAccessible } from './support/axe';
import { aParish, cards, expect, islandIsAlive, layoutShift, openSearch, searchForm, test } from './support/site';

const LIST = '/estate-agents/for-sale/';
const views = ( page: import( '@playwright/test' ).Page ) => page.getByRole( 'navigation', { name: 'View as' } );

test( '[LIST-01] grid, map and list of rows are views of one server-rendered list; choosing another keeps the place on the page, the focus and the filters', async ( { page } ) => {
	const response = await page.goto( `${ LIST }?min_beds=2` );
	expect( await response?.text() ).toContain( 'data-hh-view-link="map"' );
	const names = await cards( page ).getByRole( 'heading' ).allTextContents();
	expect( names.length ).toBeGreaterThan( 3 );
	await page.evaluate( () => window.scrollTo( { top: 120, behavior: 'instant' } ) );
	const top = () => views( page ).evaluate( ( nav ) => Math.round( nav.getBoundingClientRect().top ) );
	for ( const view of [ 'Map', 'List', 'Grid' ] ) {
		const before = await top();
		const link = views( page ).getByRole( 'link', { name: view } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( link ).toHaveAttribute( 'aria-current', 'page' );
		await page.waitForLoadState( 'load' );
		if ( view === 'Map' ) {
			// The map has rows of its own; the cards are in the page all the same, for those who have no map.
			await islandIsAlive( page, 'property-map' );
			await expect( page.getByText( /\d+ properties in this area/ ).first() ).toBeVisible();
			const served = await ( await page.request.get( page.url() ) ).text();
			expect( names.filter( ( name ) => ! served.includes( name ) ), 'cards that the map’s page lacks' ).toEqual( [] );
		} else {
			await expect( page.locator( '[data-island="property-map"]' ) ).toHaveCount( 0 );
		}
		await expect( link ).toBeFocused();
		// On a wide window the map's switch stands near the top of its page: more than to its beginning no page goes.
		const moved = async () => ( await top() ) - before;
		const isAtTop = () => page.evaluate( () => window.scrollY === 0 );
		await expect.poll( async () => ( view === 'Map' && ( await isAtTop() ) ? Math.max( 0, await moved() ) : Math.abs( await moved() ) ) ).toBeLessThanOrEqual( 2 );
		await expect( page ).toHaveURL( view === 'Grid' ? /\?min_beds=2$/ : new RegExp( `\\?min_beds=2&view=${ view.toLowerCase() }$` ) );
		expect( page.url() ).not.toContain( '#' );
	}
} );

test( 'a view stays through sorting, paging and a new search', async ( { page } ) => {
	await page.goto( `${ LIST }?view=list` );
	await islandIsAlive( page, 'search-form' );
	await page.getByLabel( 'Sort by' ).and( page.locator( '#hh-sort' ) ).selectOption( 'price_asc' );
	await expect( page ).toHaveURL( /sort_by=price_asc&view=list/ );
	await page.getByRole( 'navigation', { name: 'Pages' } ).getByRole( 'link', { name: 'Next' } ).click();
	await expect( page ).toHaveURL( /page\/2\/\?sort_by=price_asc&view=list/ );
	await islandIsAlive( page, 'search-form' );
	await openSearch( page );
	await searchForm( page ).getByRole( 'combobox', { name: 'Location' } ).fill( await aParish( page ) );
	await searchForm( page ).getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/property-for-sale\/[a-z-]+\/\?sort_by=price_asc&view=list/ );
} );

// The grid, the map and a list without results are in every-page.spec.ts.
test( 'the list view shows the beginning of each text, with nothing jumping, and axe finds nothing', async ( { page } ) => {
	await page.goto( `${ LIST }?view=list` );
	await expect( cards( page ).first().locator( '.hh-card__summary' ) ).toBeVisible();
	expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	await expectAccessible( page );
} );

test( 'an empty list leads on: each way tells how many it finds, and finds them', async ( { page } ) => {
	const parish = ( await aParish( page ) ).toLowerCase().replaceAll( ' ', '-' );
	await page.goto( `/property-for-sale/${ parish }/?min_price=90000000` );
	const ways = page.locator( '.hh-empty__links a' );
	const told = Number( ( await ways.first().locator( '.hh-empty__count' ).innerText() ).replace( /\D/g, '' ) );
	expect( told ).toBeGreaterThan( 0 );
	await ways.first().click();
	await expect( page.locator( '.hh-list__count' ) ).toHaveText( new RegExp( `${ told } propert` ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the views are links, and a search keeps the view', async ( { page } ) => {
		await page.goto( LIST );
		await views( page ).getByRole( 'link', { name: 'List' } ).click();
		await expect( page ).toHaveURL( /\?view=list(#results)?$/ );
		await openSearch( page );
		await searchForm( page ).getByRole( 'textbox', { name: 'Location' } ).or( searchForm( page ).getByRole( 'combobox', { name: 'Location' } ) ).fill( 'Rye' );
		await searchForm( page ).getByRole( 'button', { name: 'Search' } ).click();
		await expect( page ).toHaveURL( /\/property-for-sale\/rye\/\?view=list$/ );
		await expect( page.locator( '.hh-heart' ).first() ).toBeHidden();
		await expect( page.locator( '.hh-card-slides, .hh-card-arrow' ) ).toHaveCount( 0 );
		await expect( cards( page ).first().getByRole( 'link' ) ).toHaveCount( 1 );
	} );
} );

/** A card of the list with several pictures, in the middle of the window. */
async function aGallery( page: import( '@playwright/test' ).Page ) {
	const card = cards( page ).filter( { has: page.locator( '[data-hh-card-gallery]' ) } ).nth( 1 );
	await card.locator( '[data-hh-card-gallery]' ).evaluate( ( picture ) => window.scrollTo( { top: picture.getBoundingClientRect().top + window.scrollY - ( window.innerHeight - picture.clientHeight ) / 2, behavior: 'instant' } ) );
	await expect( card.locator( '.hh-card-slides' ) ).toBeAttached();
	return card;
}
const turned = ( card: import( '@playwright/test' ).Locator ) => card.locator( '.hh-card-slides' ).evaluate( ( row ) => row.scrollLeft / row.clientWidth );

test( '[LIST-02] [LIST-03] a card: the pictures of the one in the middle slide by themselves, on no other, with a button that stops them; marks and heart are on its picture, and the addresses of a row share a line, whatever the prices say beside them', async ( { page } ) => {
	await page.goto( LIST );
	await aGallery( page );
	const pause = page.getByRole( 'button', { name: 'Pause slideshow' } );
	await expect( pause ).toHaveCount( 1 );
	const button = ( await pause.boundingBox() )!;
	expect( Math.min( button.width, button.height ), 'the button of the slideshow' ).toBeGreaterThanOrEqual( 44 );
	const playing = cards( page ).filter( { has: pause } );
	await expect.poll( () => turned( playing ) ).toBeGreaterThanOrEqual( 1 );
	const others = await page.locator( '.hh-card-slides' ).evaluateAll( ( rows ) => rows.filter( ( row ) => row.scrollLeft > 0 ).length );
	expect( others ).toBe( 1 );
	await pause.click();
	await expect( page.getByRole( 'button', { name: 'Play slideshow' } ) ).toBeVisible();
	await expectAccessible( page );

	const card = cards( page ).first();
	await expect( card.locator( '.hh-card__marks' ) ).toContainText( /\d+ photos?/ );
	await expect( card.locator( '.hh-card__marks' ) ).toContainText( 'Floorplan' );
	const heart = card.getByRole( 'button', { name: /^Save / } );
	const [ box, frame ] = [ ( await heart.boundingBox() )!, ( await card.locator( '.hh-card__picture' ).boundingBox() )! ];
	expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 44 );
	expect( box.x + box.width ).toBeLessThanOrEqual( frame.x + frame.width );
	expect( box.y ).toBeGreaterThanOrEqual( frame.y );
	await heart.click();
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	await heart.click();
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'false' );

	for ( const [ width, columns ] of [ [ 768, 2 ], [ 1440, 3 ], [ 1920, 4 ] ] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		const found = await cards( page ).evaluateAll( ( all ) => all.map( ( one ) => [ '.hh-card__picture', '.hh-card__address' ].map( ( part ) => Math.round( one.querySelector( part )?.getBoundingClientRect().top ?? 0 ) ) ) );
		const rows = new Map< number, Set< number > >();
		for ( const [ picture = 0, address = 0 ] of found ) {
			rows.set( picture, ( rows.get( picture ) ?? new Set() ).add( address ) );
		}
		expect( rows.size, `${ width }` ).toBeLessThanOrEqual( Math.ceil( found.length / columns ) );
		expect( [ ...rows.values() ].filter( ( tops ) => tops.size > 1 ).length, `${ width }` ).toBe( 0 );
	}
} );

test( '[LIST-03] nothing plays where less motion is preferred; no other picture is asked for until a card is turned to', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( LIST );
	const card = await aGallery( page );
	await expect( page.getByRole( 'button', { name: /the pictures$/ } ) ).toHaveCount( 0 );
	await expect( page.locator( '.hh-card-slide img[data-src]' ).first() ).toBeAttached();
	// Each has its own picture and its copy: none of the others.
	expect( await page.locator( '.hh-card-slide:not(:first-child):not(:last-child) img[src]' ).count() ).toBe( 0 );
	await card.hover();
	await expect( card.locator( '.hh-card-slide:nth-child(2) img' ) ).toHaveAttribute( 'src', /\.webp|\.jpe?g/ );
	await card.getByRole( 'button', { name: /^Next photo of / } ).click();
	await expect.poll( () => turned( card ) ).toBe( 1 );
	await expect( card.locator( '[data-hh-card-position]' ) ).toHaveText( /^2\/\d+$/ );
	await card.getByRole( 'link' ).first().focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect.poll( () => turned( card ) ).toBe( 0 );
	// The picture is part of the card's link, wherever it was turned to.
	const address = await card.getByRole( 'link' ).first().getAttribute( 'href' );
	await card.locator( '.hh-card-slides' ).click();
	await expect( page ).toHaveURL( address ?? '' );
} );

test.describe( 'with a finger', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } } );

	test( 'pictures are swiped, and then play no more', async ( { page } ) => {
		await page.goto( LIST );
		const card = await aGallery( page );
		await expect( card.getByRole( 'button', { name: /^Next photo of / } ) ).toBeHidden();
		const box = ( await card.locator( '.hh-card-slides' ).boundingBox() )!;
		const session = await page.context().newCDPSession( page );
		const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0 ) => session.send( 'Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [ { x, y: box.y + box.height / 2 } ] } );
		await touch( 'touchStart', 300 );
		for ( let x = 290; x >= 60; x -= 20 ) {
			await touch( 'touchMove', x );
		}
		await touch( 'touchEnd' );
		await expect.poll( () => turned( card ) ).toBe( 1 );
		await expect( card.locator( '[data-hh-card-position]' ) ).toHaveText( /^2\/\d+$/ );
		await expect( card.getByRole( 'button', { name: 'Pause slideshow' } ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( /\/for-sale\/$/ );
	} );
} );

test( 'an order is asked for once, at the end of the bar, with all filters open', async ( { page } ) => {
	await page.goto( `${ LIST }?sort_by=price_asc` );
	await islandIsAlive( page, 'search-form' );
	await searchForm( page ).getByRole( 'button', { name: /filters/ } ).click();
	await expect( searchForm( page ).getByLabel( 'Max acres' ) ).toBeVisible();
	await expect( page.getByLabel( 'Sort by' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await searchForm( page ).getByLabel( 'Min beds' ).selectOption( '2' );
	await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
	await expect( page ).toHaveURL( /sort_by=price_asc/ );
} );

test( 'rents are told a month, with a week’s beside them', async ( { page } ) => {
	await page.goto( '/estate-agents/to-rent/' );
	const prices = await page.locator( '.hh-cards .hh-card__price' ).allInnerTexts();
	expect( prices.length ).toBeGreaterThan( 3 );
	expect( prices.filter( ( price ) => ! /^(POA|£[\d,]+ (pcm £[\d,]+ pw|pa.*|pppw))$/.test( price.replace( /\s+/g, ' ' ).trim() ) ) ).toEqual( [] );
} );
