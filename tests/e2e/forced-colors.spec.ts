import type { Locator, Page } from '@playwright/test';
import { expect, islandIsAlive, openPropertyWithPictures, test } from './support/site';

test.use( { contextOptions: { forcedColors: 'active' } } );

/** What a contrast theme leaves of an element and the line under it: no colours of ours, no shadows. */
const look = ( one: Locator ) =>
	one.evaluate( ( element ) => {
		const of = ( style: CSSStyleDeclaration ) => [ style.backgroundColor, style.color, style.borderInlineStart, style.borderTop, style.outlineStyle, style.height ].join( ' | ' );
		const line = getComputedStyle( element, '::after' );
		return [ of( getComputedStyle( element ) ), line.content === 'none' ? '' : `${ line.backgroundColor } ${ line.transform }` ];
	} );

async function differ( chosen: Locator, other: Locator ): Promise< void > {
	await expect( chosen ).toBeVisible();
	const [ [ box, line ], [ otherBox, otherLine ] ] = [ await look( chosen ), await look( other ) ];
	const canvas = await chosen.page().evaluate( () => {
		const probe = document.body.appendChild( document.createElement( 'i' ) );
		probe.style.backgroundColor = 'Canvas';
		const { backgroundColor } = getComputedStyle( probe );
		probe.remove();
		return backgroundColor;
	} );
	const isLine = line !== otherLine && line !== '' && ! line?.startsWith( canvas );
	expect( isLine || box !== otherBox, `${ box } ${ line } beside ${ otherBox } ${ otherLine }` ).toBe( true );
}

const isActive = ( page: Page ) => page.evaluate( () => matchMedia( '(forced-colors: active)' ).matches );

test( '[SITE-11] in a contrast theme the current tab of the search can be told apart', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	const tabs = page.locator( '.hh-tabs__tab' );
	await differ( tabs.and( page.locator( '[aria-selected="true"], [aria-current], :has(input:checked)' ) ).first(), tabs.and( page.locator( ':not([aria-selected="true"], [aria-current], :has(input:checked))' ) ).first() );
} );

test( '[SITE-11] in a contrast theme the current view of a list, the current item of the menu, a saved property, a chosen filter and a lit mark of the map can be told apart', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	expect( await isActive( page ) ).toBe( true );
	await differ( page.locator( '.hh-views__link[aria-current]' ).first(), page.locator( '.hh-views__link:not([aria-current])' ).first() );
	const list = page.locator( '.hh-nav__list' );
	await differ( list.locator( 'a[aria-current]' ).first(), list.locator( 'a:not([aria-current])' ).first() );
	const hearts = page.locator( '.hh-card .hh-heart' );
	const fill = ( heart: Locator ) => heart.locator( 'svg' ).evaluate( ( shape ) => getComputedStyle( shape ).fill );
	await hearts.first().click();
	await expect( hearts.first() ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect.poll( () => fill( hearts.first() ) ).not.toBe( await fill( hearts.nth( 1 ) ) );

	await page.goto( '/auctions/cars-fleet/?gearbox=manual' );
	const box = page.locator( 'input[type="checkbox"][value="manual"]' );
	await expect( box ).toBeChecked();
	// The system's own box, which every theme draws with its tick.
	await expect( box ).toHaveCSS( 'appearance', 'auto' );

	await page.goto( '/estate-agents/for-sale/?view=map' );
	await islandIsAlive( page, 'property-map' );
	const marks = page.locator( '.hh-cluster' );
	await marks.nth( 1 ).waitFor( { state: 'attached' } );
	await marks.nth( 0 ).evaluate( ( mark ) => mark.classList.add( 'is-lit' ) );
	expect( await marks.nth( 0 ).evaluate( ( mark ) => getComputedStyle( mark ).backgroundColor ) ).not.toBe( await marks.nth( 1 ).evaluate( ( mark ) => getComputedStyle( mark ).backgroundColor ) );
} );

test( '[SITE-11] in a contrast theme the current thumbnail can be told apart', async ( { page } ) => {
	await openPropertyWithPictures( page, 3 );
	await islandIsAlive( page, 'property-gallery' );
	await page.getByRole( 'button', { name: /Show full screen/ } ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	const thumb = ( rest: string ) => page.locator( `.hh-gallery__thumb${ rest } img` ).first();
	await differ( thumb( '[aria-current="true"]' ), thumb( ':not([aria-current="true"])' ) );
} );
