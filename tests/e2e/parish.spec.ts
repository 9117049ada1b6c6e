import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, layoutShift, test } from './support/site';

const PARISH = '/parish/cranbrook/';

/** The heading of a row and the link beside it stay on one line. */
async function expectHeadsInLine( page: Page ): Promise< void > {
	for ( const width of [ 768, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const lines = await page.locator( '.hh-carousel__head:has(.hh-more)' ).evaluateAll( ( heads ) =>
			heads.map( ( head ) =>
				[ '.hh-carousel__title', '.hh-more' ].map( ( part ) => {
					// An empty box stands on the line of the words before it.
					const words = document.createElement( 'span' );
					const mark = document.createElement( 'span' );
					mark.style.display = 'inline-block';
					const whole = head.querySelector( part )!;
					words.append( ...whole.childNodes, mark );
					whole.append( words );
					const { bottom } = mark.getBoundingClientRect();
					words.replaceWith( ...words.childNodes );
					mark.remove();
					return bottom;
				} )
			)
		);
		expect( lines.length ).toBeGreaterThan( 0 );
		for ( const [ heading, link ] of lines ) {
			expect( Math.abs( heading! - link! ), `${ width }` ).toBeLessThanOrEqual( 1 );
		}
	}
}

test( '[PAR-01] the picture of a parish is whole at every width, and beside its name where there is room; the heading of a row and the link beside it share a line; axe finds nothing and nothing jumps', async ( { page, isMobile } ) => {
	await page.goto( PARISH );
	// With the faces in the browser's cache: how far words move while those come is the tokens' business.
	await page.reload();
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	await expectAccessible( page );
	const picture = page.locator( '.hh-parish__picture img' );
	for ( const width of isMobile ? [ 320, 375 ] : [ 768, 1000, 1440, 1920 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect.poll( () => picture.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 ) ).toBe( true );
		const { shown, own, isBeside } = await picture.evaluate( ( image: HTMLImageElement ) => {
			const [ box, title ] = [ image, document.querySelector( 'h1' )! ].map( ( one ) => one.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
			return { shown: box.width / box.height, own: image.naturalWidth / image.naturalHeight, isBeside: box.left >= title.right - 1 && box.top < title.bottom };
		} );
		expect( Math.abs( shown / own - 1 ), `${ width }` ).toBeLessThan( 0.02 );
		expect( isBeside, `${ width }` ).toBe( width >= 992 );
	}
	if ( ! isMobile ) {
		await expectHeadsInLine( page );
	}
} );

test( '[PAR-01] a carousel of property and one of posts about the parish; neighbours and searches lead on', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'Most who come here have a phone; where the parts are on a desktop is asked above.' );
	await page.goto( PARISH );
	await expect( page.getByRole( 'link', { name: /^\d+ for sale$/ } ) ).toBeVisible();
	for ( const href of await page.locator( '.hh-parish__links a' ).evaluateAll( ( links ) => links.map( ( link ) => link.getAttribute( 'href' ) ?? '' ) ) ) {
		expect( ( await page.request.get( href ) ).status(), href ).toBe( 200 );
	}
	const sale = page.getByRole( 'region', { name: 'For sale in Cranbrook' } );
	await sale.scrollIntoViewIfNeeded();
	await expect( sale.getByRole( 'article' ).first() ).toContainText( 'Cranbrook' );
	await sale.getByRole( 'button', { name: 'Next' } ).click();
	await expect( sale.locator( '.hh-carousel__slide' ).first() ).not.toBeInViewport( { ratio: 0.05 } );
	const posts = page.getByRole( 'region', { name: 'News about Cranbrook' } );
	await expect( posts.locator( '.hh-carousel__slide' ) ).toHaveCount( 2 );
	await posts.getByRole( 'link', { name: 'What a weatherboard house asks of you' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'What a weatherboard house asks of you' );
	await page.goBack();
	await page.getByRole( 'link', { name: 'Benenden' } ).first().click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Benenden' );
} );

test( 'a parish with property on the market is among the places that the search suggests', async ( { request, isMobile } ) => {
	test.skip( isMobile, 'An answer has no width.' );
	const answer = await request.get( '/wp-json/hpapi/v1/estate-agents/locations?query=cranb' );
	const { data } = ( await answer.json() ) as { data: Array< { kind: string; value: string } > };
	expect( data.filter( ( one ) => one.kind === 'parish' ).map( ( one ) => one.value ) ).toContain( 'Cranbrook' );
} );
