/** Cards of lots have the parts of cards of properties: photographs that are turned over, marks, a heart with a name. */
import type { Locator, Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';

const CATALOGUE = '/auctions/cars-fleet/';

const lots = ( page: Page ) => page.locator( '.hh-lot-catalogue__list .hh-lot-card' );
const turned = ( card: Locator ) => card.locator( '.hh-card-slides' ).evaluate( ( row ) => Math.round( row.scrollLeft / row.clientWidth ) );

/** Brings the card into sight and turns its photographs over by the keyboard. */
async function turnOver( page: Page, card: Locator ): Promise< void > {
	await card.scrollIntoViewIfNeeded();
	await expect( card.locator( '.hh-card-slides' ) ).toBeAttached();
	await card.locator( '.hh-card__link' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => turned( card ) ).toBe( 1 );
	await expect( card.locator( '[data-hh-card-position]' ) ).toHaveText( /^2\/\d+$/ );
}

test.beforeEach( async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
} );

test( '[LOT-07] a lot is watched by the heart on its card, which keeps its name and tells its state; the page of watched lots has its card', async ( { page } ) => {
	await page.goto( CATALOGUE );
	const card = lots( page ).nth( 1 );
	const title = ( await card.getByRole( 'heading' ).textContent() ) ?? '';
	const number = ( await card.getAttribute( 'data-lot-number' ) ) ?? '';
	const heart = card.getByRole( 'button', { name: `Watch lot ${ number }, ${ title }` } );
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'false' );
	const box = ( await heart.boundingBox() )!;
	expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 44 );
	await heart.press( 'Enter' );
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.goto( '/auctions/watched/' );
	const watched = page.locator( '.hh-lot-card' );
	await expect( watched ).toHaveCount( 1 );
	await expect( watched ).toContainText( title );
	await turnOver( page, watched );
	await watched.getByRole( 'button', { name: /^Watch lot/ } ).press( 'Enter' );
	await expect( watched ).toHaveCount( 0 );
} );

test( '[AUC-12] [LIST-03] a lot’s photographs are counted and turned over, on the cards that a filter brings, too', async ( { page } ) => {
	await page.goto( CATALOGUE );
	await islandIsAlive( page, 'lot-catalogue' );
	const first = lots( page ).first();
	await expect( first.locator( '.hh-card__marks' ) ).toContainText( /\d+ photos/ );
	await turnOver( page, first );
	await page.getByLabel( 'Sort by' ).selectOption( 'price-desc' );
	await expect( page ).toHaveURL( /sort=price-desc/ );
	await expect( page.locator( '.hh-lot-catalogue__lots[aria-busy="true"]' ) ).toHaveCount( 0 );
	await expect( lots( page ).first().locator( '[data-hh-card-position]' ) ).toHaveText( /^\d+$/ );
	await turnOver( page, lots( page ).first() );
} );

test( 'every button and link on the department’s dark card can be read', async ( { page } ) => {
	await page.goto( CATALOGUE );
	const card = page.locator( '.hh-lot-list__marketing' ).first();
	const links = card.getByRole( 'link' );
	await expect( links.first() ).toBeVisible();
	const same = await links.evaluateAll( ( all ) => all.filter( ( link ) => {
		const own = getComputedStyle( link );
		const isClear = own.backgroundColor === 'rgba(0, 0, 0, 0)';
		return own.color === ( isClear ? getComputedStyle( link.closest( '.hh-lot-list__marketing' )! ).backgroundColor : own.backgroundColor );
	} ).map( ( link ) => link.textContent ) );
	expect( same ).toEqual( [] );
} );
