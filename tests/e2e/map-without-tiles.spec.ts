/**
 * Maps whose tiles do not come, and the map of a catalogue of property.
 */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';

/** As where tiles are blocked, or there is no way to their server. */
const withoutTiles = ( page: Page ) => page.route( /\/\d+\/\d+\/\d+\.png$/, ( route ) => route.abort() );

/** The land is drawn, below the place of the tiles, and the page asked for it once. */
async function showsLand( page: Page ): Promise< void > {
	await expect( page.locator( '.hh-map.is-plain' ).first() ).toBeVisible();
	await page.waitForFunction( () => performance.getEntriesByType( 'resource' ).some( ( { name } ) => /british-isles\.\w+\.json/.test( name ) ) );
	const pane = page.locator( '.leaflet-hh-land-pane' ).first();
	await expect( pane ).toBeAttached();
	expect( await pane.evaluate( ( land ) => Number( getComputedStyle( land ).zIndex ) < Number( getComputedStyle( land.parentElement!.querySelector( '.leaflet-tile-pane' )! ).zIndex ) ) ).toBe( true );
}

test( 'a list on a map without tiles has the coast, counties and places, fitted to what was found', async ( { page } ) => {
	await withoutTiles( page );
	await page.goto( '/estate-agents/for-sale/?view=map' );
	await showsLand( page );
	await expect( page.locator( '.hh-map__land' ) ).toBeAttached();
	await expect( page.locator( '.hh-place--town' ).first() ).toBeAttached();
	await expect( page.locator( '.hh-cluster, .hh-pin' ).first() ).toBeVisible();
	const out = page.getByRole( 'button', { name: 'Zoom out' } );
	for ( let step = 0; step < 3; step++ ) {
		await out.click();
		await page.waitForFunction( () => ! document.querySelector( '.leaflet-zoom-anim' ) );
	}
	await expect( page.locator( '.hh-place--county' ).first() ).toBeAttached();
} );

test( 'the map of the offices is drawn over the same land', async ( { page } ) => {
	await withoutTiles( page );
	await page.goto( '/contact/' );
	await islandIsAlive( page, 'office-map' );
	const show = page.getByRole( 'button', { name: /^(Show|Hide) Map$/ } ).first();
	await expect( show ).toBeVisible();
	if ( ( await show.textContent() ) === 'Show Map' ) {
		await show.click();
	}
	await showsLand( page );
} );

test( 'a catalogue of property is shown on a map, with the lots of its filters, and goes back to its list; one of cars has no map', async ( { page } ) => {
	await withoutTiles( page );
	await page.goto( '/auctions/property-weald/?tenure=freehold' );
	await islandIsAlive( page, 'lot-catalogue' );
	const map = page.waitForResponse( ( answer ) => answer.url().includes( 'lots/map' ) );
	await page.getByRole( 'button', { name: 'Show Map' } ).click();
	const { data, total } = ( await ( await map ).json() ) as { data: Array< { url: string } >; total: number };
	expect( ( await map ).url() ).toContain( 'tenure=freehold' );
	expect( total ).toBeGreaterThan( 0 );
	await showsLand( page );
	await expect( page.locator( '.hh-lot-catalogue__list' ).first() ).toBeHidden();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'on the map' } ) ).toBeVisible();
	const marks = page.locator( '.hh-lot-map .hh-pin, .hh-lot-map .hh-cluster' );
	await expect( marks.first() ).toBeVisible();
	const counted = await marks.evaluateAll( ( found ) => found.reduce( ( sum, mark ) => sum + ( mark.classList.contains( 'hh-pin' ) ? 1 : Number( mark.textContent ) ), 0 ) );
	expect( counted ).toBe( data.length );
	const pin = page.locator( '.hh-lot-map .hh-pin' ).first();
	if ( await pin.isVisible() ) {
		await pin.click();
		const link = page.getByRole( 'dialog' ).getByRole( 'link' ).first();
		await expect( link ).toHaveAttribute( 'href', /\/auctions\/property-weald\/lot\/[^/]+\/\?tenure=freehold$/ );
		await page.keyboard.press( 'Escape' );
	}
	await page.getByRole( 'button', { name: 'Show list' } ).click();
	await expect( page.locator( '.hh-lot-map' ) ).toHaveCount( 0 );
	await expect( page.locator( '.hh-lot-catalogue__list' ).first() ).toBeVisible();

	await page.goto( '/auctions/cars-day/' );
	await islandIsAlive( page, 'lot-catalogue' );
	await expect( page.getByRole( 'button', { name: 'Show Map' } ) ).toHaveCount( 0 );
} );
