import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

// Width in px → columns: one below md, two at md and lg, three at xl and xxl, four at xxxl.
const columnsAt = [
	[ 360, 1 ],
	[ 575, 1 ],
	[ 576, 1 ],
	[ 767, 1 ],
	[ 768, 2 ],
	[ 991, 2 ],
	[ 992, 2 ],
	[ 1199, 2 ],
	[ 1200, 3 ],
	[ 1599, 3 ],
	[ 1600, 3 ],
	[ 1799, 3 ],
	[ 1800, 4 ],
	[ 2560, 4 ],
] as const;

/** How many cards stand beside each other, and where the tile of the next page is in their grid. */
const layout = ( page: Page ) =>
	page.evaluate( () => {
		const grid = document.querySelector( '.hh-list .hh-cards' );
		const cards = [ ...( grid?.querySelectorAll( '.hh-card' ) ?? [] ) ].map( ( card ) => card.getBoundingClientRect() );
		const tile = grid?.querySelector( '.hh-next-page' );
		const place = tile?.getBoundingClientRect();
		const box = grid?.getBoundingClientRect();
		const last = cards.at( -1 );
		const isShown = !! place && place.width > 0;
		return {
			cards: cards.length,
			columns: cards.filter( ( card ) => Math.abs( card.top - ( cards[ 0 ]?.top ?? 0 ) ) < 1 ).length,
			hasTile: !! tile,
			isShown,
			endsTheRow: isShown && !! box && !! last && Math.abs( place.right - box.right ) < 1 && Math.abs( place.top - last.top ) < 1,
		};
	} );

interface Taken {
	hhTaken?: Array< { item: Element; next: Element | null; parent: Element } >;
}

/** Runs in the page: the card is gone from the list, until putBack(). */
function takeAway( card: Element ): void {
	const taken = ( ( window as Taken ).hhTaken ??= [] );
	taken.unshift( { item: card, next: card.nextElementSibling, parent: card.parentElement! } );
	card.remove();
}

function putBack(): void {
	( window as Taken ).hhTaken?.splice( 0 ).forEach( ( { item, next, parent } ) => parent.insertBefore( item, next ) );
}

test.describe( 'the columns of a list', () => {
	test.skip( ( { isMobile } ) => isMobile, 'sets its own widths' );

	test( '[LIST-02] at each width its number of columns, and the next page only where the last row has room', async ( { page } ) => {
		await page.goto( '/estate-agents/for-sale/' );
		const tile = page.locator( '.hh-next-page' );
		await expect( tile ).toHaveAttribute( 'href', /\/page\/2\/$/ );
		for ( const [ width, columns ] of columnsAt ) {
			await page.setViewportSize( { width, height: 900 } );
			let seen = await layout( page );
			expect( seen.columns, `columns at ${ width } px` ).toBe( columns );
			expect( seen.hasTile, 'the demo has more than one page' ).toBe( true );
			// Whatever the number of cards: take one away at a time, through every remainder of a row.
			for ( let taken = 0; taken <= columns; taken++ ) {
				const isFull = seen.cards % columns === 0;
				expect( seen.isShown, `${ seen.cards } cards at ${ width } px` ).toBe( ! isFull );
				expect( seen.endsTheRow, `${ seen.cards } cards at ${ width } px` ).toBe( ! isFull );
				await page.locator( '.hh-list .hh-card' ).last().evaluate( takeAway );
				seen = await layout( page );
			}
			expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `too wide at ${ width } px` ).toBeLessThanOrEqual( 0 );
			await page.evaluate( putBack );
		}
	} );

	test( '[LIST-02] the tile says how many are left and leads there; the last page has none', async ( { page } ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( '/estate-agents/for-sale/' );
		const total = Number( ( await page.locator( '.hh-list__count' ).innerText() ).match( /of ([\d,]+)/ )?.[ 1 ]?.replace( ',', '' ) );
		const first = await layout( page );
		await expect( page.locator( '.hh-next-page' ) ).toContainText( `${ total - first.cards } more propert` );
		await page.locator( '.hh-next-page' ).click();
		await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/page\/2\/$/ );
		await page.goto( `/estate-agents/for-sale/page/${ Math.ceil( total / first.cards ) }/` );
		await expect( page.locator( '.hh-pages__item--next' ) ).toHaveCount( 0 );
		await expect( page.locator( '.hh-next-page' ) ).toHaveCount( 0 );
	} );
} );
