import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { BothSweeps } from './support/both-sweeps';
import { expect, layoutShift, test } from './support/site';
import { signIn, wpRest } from './support/staff';

const SLUG = 'e2e-parts';

const heading = ( text: string, level = 2 ) => `<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ text }</h${ level }><!-- /wp:heading -->`;
const paragraph = ( text: string ) => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const group = ( style: string, inside: string ) => `<!-- wp:group ${ style === '' ? '' : `{"className":"is-style-${ style }"} ` }--><div class="wp-block-group${ style === '' ? '' : ` is-style-${ style }` }">${ inside }</div><!-- /wp:group -->`;
const details = ( question: string, answer: string, style = '' ) => `<!-- wp:details ${ style === '' ? '' : `{"className":"${ style }"} ` }--><details class="wp-block-details ${ style }"><summary>${ question }</summary>${ answer }</details><!-- /wp:details -->`;
const picture = ( src: string, alt: string ) => `<!-- wp:image --><figure class="wp-block-image"><img src="${ src }" alt="${ alt }"/></figure><!-- /wp:image -->`;
const testimonial = ( length: number, name: string ) => `<!-- wp:hearth-hammer/testimonial ${ JSON.stringify( { quote: 'They knew the lane, the neighbours and the price. '.repeat( 20 ).slice( 0, length ).trim().padEnd( length, '.' ), name, about: 'Sold in Benenden' } ) } /-->`;

const LOGO = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22120%22 height=%2260%22%3E%3Crect width=%22120%22 height=%2260%22/%3E%3C/svg%3E';

const content = () =>
	[
		'<!-- wp:hearth-hammer/on-this-page /-->',
		heading( 'Questions' ),
		details( 'What does it cost?', paragraph( 'One and a half per cent.' ) ),
		details( 'How long does it take?', paragraph( 'Twelve weeks.' ) ),
		heading( 'Who is it for?' ),
		group( 'hh-tabs', [ 'Sellers', 'Buyers', 'Landlords' ].map( ( name ) => group( '', heading( name, 3 ) + paragraph( `For ${ name.toLowerCase() }. `.repeat( 30 ) ) ) ).join( '' ) ),
		details( 'Our offices', '<!-- wp:list --><ul class="wp-block-list"><li><a href="/news/">Cranbrook</a></li><li><a href="/auctions/">Tenterden</a></li></ul><!-- /wp:list -->', 'is-style-hh-dropdown' ),
		heading( 'Clients' ),
		testimonial( 60, 'A. Short' ) + testimonial( 150, 'B. Middle' ) + testimonial( 300, 'C. Long' ),
		group( 'hh-carousel', heading( 'More of them', 3 ) + [ 1, 2, 3, 4, 5 ].map( ( number ) => testimonial( 90, `Client ${ number }` ) ).join( '' ) ),
		heading( 'Where to begin' ),
		`<!-- wp:columns --><div class="wp-block-columns">${ [ 'Sell', 'Let' ].map( ( name ) => `<!-- wp:column --><div class="wp-block-column">${ group( 'hh-header-card', `<!-- wp:heading {"level":3} --><h3 class="wp-block-heading"><a href="/news/">${ name }</a></h3><!-- /wp:heading -->` + paragraph( 'All that it takes.' ) ) }</div><!-- /wp:column -->` ).join( '' ) }</div><!-- /wp:columns -->`,
		`<!-- wp:image {"className":"is-style-hh-film"} --><figure class="wp-block-image is-style-hh-film"><a href="https://youtu.be/dQw4w9WgXcQ"><img src="${ LOGO }" alt="The mill" width="600" height="300"/></a></figure><!-- /wp:image -->`,
		`<!-- wp:gallery {"className":"is-style-hh-logos"} --><figure class="wp-block-gallery has-nested-images is-style-hh-logos">${ [ 1, 2, 3, 4 ].map( ( number ) => picture( LOGO, `Logo ${ number }` ) ).join( '' ) }</figure><!-- /wp:gallery -->`,
	].join( '\n\n' );

async function remove( page: Page ): Promise< void > {
	for ( const { id } of await wpRest< Array< { id: number } > >( page, 'GET', `pages?slug=${ SLUG }&status=publish` ) ) {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
}

test.beforeAll( async ( { browser } ) => {
	const page = await ( await browser.newContext() ).newPage();
	await signIn( page );
	await remove( page );
	await wpRest( page, 'POST', 'pages', { title: 'E2E parts', slug: SLUG, status: 'publish', content: content() } );
	await page.context().close();
} );

test.afterAll( async ( { browser } ) => {
	const page = await ( await browser.newContext() ).newPage();
	await signIn( page );
	await remove( page );
	await page.context().close();
} );

test.beforeEach( async ( { page } ) => {
	await page.goto( `/${ SLUG }/` );
} );

test( '[SITE-04] parts of a page are in order at any width: nothing jumps, nothing overflows, nothing is hard to reach or to read', async ( { page } ) => {
	expect( await layoutShift( page ), 'on a phone' ).toBeLessThan( 0.02 );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.reload();
	expect( await layoutShift( page ), 'on a desktop' ).toBeLessThan( 0.02 );
	for ( const width of [ 320, 375, 768, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ), `${ width } px` ).toBe( true );
		// For axe one phone is like another.
		if ( width !== 375 ) {
			await expectAccessible( page );
		}
	}
} );

test( '[SITE-04] an accordion opens by keyboard and by click, and a double click leaves it open; a dropdown button opens a list of links, and Escape closes it and takes the focus back', async ( { page } ) => {
	const first = page.locator( 'details', { hasText: 'What does it cost?' } );
	await first.locator( 'summary' ).press( 'Enter' );
	await expect( first.getByText( 'One and a half per cent.' ) ).toBeVisible();
	const second = page.locator( 'details', { hasText: 'How long does it take?' } );
	await second.locator( 'summary' ).dblclick();
	await expect( second.getByText( 'Twelve weeks.' ) ).toBeVisible();
	await expect( async () => {
		// Once the 250 ms are over it takes the next one.
		if ( await second.getByText( 'Twelve weeks.' ).isVisible() ) {
			await second.locator( 'summary' ).press( 'Enter' );
		}
		await expect( second.getByText( 'Twelve weeks.' ) ).toBeHidden( { timeout: 200 } );
	} ).toPass();

	const button = page.locator( '.is-style-hh-dropdown summary' );
	const link = page.locator( '.is-style-hh-dropdown' ).getByRole( 'link', { name: 'Tenterden' } );
	await button.click();
	await expect( link ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Escape' );
	await expect( link ).toBeHidden();
	await expect( button ).toBeFocused();
} );

test( '[SITE-04] tabs show one panel, move by arrow keys, and are found by a link to a panel', async ( { page } ) => {
	const tab = ( name: string ) => page.getByRole( 'tab', { name } );
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'tabpanel', { name: 'Sellers' } ) ).toContainText( 'For sellers.' );
	await tab( 'Sellers' ).press( 'ArrowRight' );
	await expect( tab( 'Buyers' ) ).toBeFocused();
	await expect( page.getByRole( 'tabpanel', { name: 'Buyers' } ) ).toBeVisible();
	await tab( 'Landlords' ).click();
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	const address = await tab( 'Buyers' ).getAttribute( 'href' );
	await page.goto( `/${ SLUG }/${ address }` );
	await expect( page.getByRole( 'tabpanel', { name: 'Buyers' } ) ).toBeVisible();
} );

test( '[SITE-04] the list of what is on the page scrolls to each part, below the header', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const list = page.getByRole( 'navigation', { name: 'On this page' } );
	await expect( list.getByRole( 'link' ) ).toHaveText( [ 'Questions', 'Who is it for?', 'Clients', 'Where to begin' ] );
	await list.getByRole( 'link', { name: 'Clients' } ).click();
	await expect( page ).toHaveURL( /#clients$/ );
	const title = page.getByRole( 'heading', { name: 'Clients', exact: true } );
	await expect( title ).toBeInViewport( { ratio: 1 } );
	const header = await page.locator( '.hh-header' ).evaluate( ( element ) => element.getBoundingClientRect().bottom );
	await expect.poll( async () => ( await title.boundingBox() )?.y ?? 0 ).toBeGreaterThanOrEqual( header );
} );

test( '[SITE-04] [SITE-11] parts of a page that are open: accordions, a dropdown, each tab, a film, which is fetched when it is asked for, and whose panel Escape closes', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const asked: string[] = [];
	await page.route( /youtube/, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: '<html lang="en"><title>Player</title><h1>Player</h1></html>' } );
	} );
	await page.locator( '#main details' ).evaluateAll( ( all ) => all.forEach( ( one ) => one.toggleAttribute( 'open', true ) ) );
	await page.getByRole( 'tab', { name: 'Landlords' } ).click();
	await sweep.look( 'accordions and a tab', '#main' );
	const link = page.getByRole( 'link', { name: 'Play video: The mill' } );
	expect( asked ).toEqual( [] );
	await link.press( 'Enter' );
	const panel = page.getByRole( 'dialog', { name: 'The mill' } );
	await expect( panel.locator( 'iframe' ) ).toHaveAttribute( 'src', /^https:\/\/www\.youtube-nocookie\.com\/embed\// );
	await expect( panel.locator( 'iframe' ) ).toBeVisible();
	await sweep.dialog( 'film' );
	await page.keyboard.press( 'Escape' );
	await expect( panel ).toBeHidden();
	await expect( link ).toBeFocused();
	await expect( page.locator( 'dialog iframe' ) ).toHaveCount( 0 );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-05] testimonials are larger the longer they are', async ( { page } ) => {
	const size = ( name: string ) =>
		page
			.locator( '.hh-testimonial', { hasText: name } )
			.locator( '.hh-testimonial__quote' )
			.evaluate( ( element ) => parseFloat( getComputedStyle( element ).fontSize ) );
	const [ short, middle, long ] = [ await size( 'A. Short' ), await size( 'B. Middle' ), await size( 'C. Long' ) ];
	expect( middle ).toBeGreaterThan( short );
	expect( long ).toBeGreaterThan( middle );
	await expect( page.getByRole( 'region', { name: 'More of them' } ).locator( '.hh-carousel__slide' ) ).toHaveCount( 5 );
} );

test( '[SITE-05] [SITE-06] [SITE-13] the row of logos begins with the next one at the next visit, if cookies are allowed', async ( { page } ) => {
	const first = () => page.locator( '.is-style-hh-logos img' ).first().getAttribute( 'alt' );
	expect( await first() ).toBe( 'Logo 1' );
	await page.reload();
	expect( await first() ).toBe( 'Logo 1' );
	expect( ( await page.context().cookies() ).map( ( { name } ) => name ) ).not.toContain( 'hh_image_logos' );
	await page.getByRole( 'button', { name: 'Accept', exact: true } ).click();
	await expect.poll( async () => ( await page.context().cookies() ).map( ( { name } ) => name ) ).toContain( 'hh_image_logos' );
	await page.reload();
	expect( await first() ).toBe( 'Logo 2' );
	await page.reload();
	expect( await first() ).toBe( 'Logo 3' );
	await expect( page.locator( '.is-style-hh-logos img' ) ).toHaveCount( 4 );
	const cookie = ( await page.context().cookies() ).find( ( { name } ) => name === 'hh_image_logos' );
	expect( cookie?.value ).toBe( '2' );
	expect( Math.round( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86400 ) ).toBe( 365 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SITE-04] every part can be used', async ( { page } ) => {
		await page.locator( 'summary', { hasText: 'What does it cost?' } ).click();
		await expect( page.getByText( 'One and a half per cent.' ) ).toBeVisible();
		for ( const name of [ 'Sellers', 'Buyers', 'Landlords' ] ) {
			await expect( page.getByRole( 'heading', { name, exact: true } ) ).toBeVisible();
		}
		await page.locator( '.hh-tab-panels' ).getByRole( 'link', { name: 'Landlords' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Landlords' } ) ).toBeInViewport();
		await page.locator( '.is-style-hh-dropdown summary' ).click();
		await expect( page.getByRole( 'link', { name: 'Tenterden' } ).first() ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Play video: The mill' } ) ).toHaveAttribute( 'href', 'https://youtu.be/dQw4w9WgXcQ' );
		for ( const logo of [ 1, 2, 3, 4 ] ) {
			await expect( page.getByAltText( `Logo ${ logo }` ) ).toBeVisible();
		}
	} );
} );
