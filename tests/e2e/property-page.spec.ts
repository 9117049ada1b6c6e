import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { cardLinks, expect, haveDeclined, islandIsAlive, layoutShift, test } from './support/site';
import { isStill } from './support/still';

/** Where the properties of the demo are, by their streets: no test moves them. */
const addresses = new Map< string, string >();

async function addressOf( page: Page, street: string ): Promise< string > {
	const address = addresses.get( street ) ?? ( await cardLinks( page, '/property-for-sale/cranbrook/', new RegExp( street ) ) )[ 0 ] ?? '';
	addresses.set( street, address );
	return address;
}

/** A property of the demo by the name of its street. */
async function open( page: Page, street: string ): Promise< void > {
	await page.goto( await addressOf( page, street ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( street );
}

/** Browsers without windows say that they show no PDFs, and would only get the link. */
const showsPdfs = ( page: Page ) => page.addInitScript( () => Object.defineProperty( Navigator.prototype, 'pdfViewerEnabled', { get: () => true } ) );

const related = ( page: Page ) => page.getByRole( 'region', { name: 'You may also like' } );
const scrollTo = ( page: Page, top: number ) => page.evaluate( ( to ) => window.scrollTo( { top: to, behavior: 'instant' } ), top );

// The page at its top is looked at in every-page.spec.ts.
test( '[PROP-04] features of the parish and related property, in rows with buttons; nothing jumps, and axe finds nothing with the rows in sight', async ( { page } ) => {
	await open( page, 'Stone Street' );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	await expect( page.getByRole( 'region', { name: 'Life in Cranbrook' } ).getByRole( 'listitem' ).first() ).toContainText( 'Union Mill' );
	const row = related( page );
	const slides = row.locator( '.hh-carousel__slide' );
	await row.scrollIntoViewIfNeeded();
	await expect( slides.first() ).toBeInViewport();
	const next = row.getByRole( 'button', { name: 'Next' } );
	await expect( row.getByRole( 'button', { name: 'Previous' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await next.click();
	await expect( slides.first() ).not.toBeInViewport( { ratio: 0.05 } );
	await expect( slides.first() ).toHaveAttribute( 'inert', '' );
	await expect( row.getByText( / of 8$/ ) ).not.toHaveText( /^1 / );
	await isStill( row.locator( '.hh-carousel__track' ) );
	await expectAccessible( page );
	await row.getByRole( 'button', { name: 'Previous' } ).click();
	await expect( slides.first() ).toBeInViewport();
} );

test( '[PROP-05] the overview stands still, the quote gives way, and it fades at its stop', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'On phones it stands in the page.' );
	await open( page, 'Stone Street' );
	const side = page.getByRole( 'complementary', { name: 'At a glance' } );
	const quote = side.locator( 'blockquote' );
	await expect( quote ).toContainText( 'The morning light' );
	const who = side.locator( '.hh-valuer__who' );
	await expect( who ).toContainText( 'Eleanor Ashdown' );
	await scrollTo( page, 40 );
	await isStill( side );
	await expect( quote ).toBeVisible();
	await scrollTo( page, 60 );
	await expect( quote ).toBeHidden();
	// Only the words give way.
	await expect( who ).toBeVisible();
	await scrollTo( page, 1500 );
	const top = () => side.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) );
	const still = await top();
	await scrollTo( page, 1700 );
	expect( await top() ).toBe( still );
	await expect( side ).toHaveCSS( 'opacity', '1' );
	// So far that its lower edge is at the stop.
	await page.evaluate( () => {
		const end = document.querySelector( '.hh-property__body' )?.getBoundingClientRect().bottom ?? 0;
		window.scrollTo( { top: window.scrollY + end - 300, behavior: 'instant' } );
	} );
	await expect( side ).toHaveCSS( 'opacity', '0' );
	await scrollTo( page, 0 );
	await expect( side ).toHaveCSS( 'opacity', '1' );
	await expect( quote ).toBeVisible();
	for ( const [ width, position ] of [ [ 990, 'static' ], [ 991, 'sticky' ] ] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect( side ).toHaveCSS( 'position', position );
	}
} );

test( 'on a phone, price and buttons stay at the foot of the screen until the footer comes', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'Wide screens have the overview.' );
	await open( page, 'Stone Street' );
	const bar = page.getByRole( 'group', { name: 'Price and contact' } );
	await scrollTo( page, 1500 );
	await expect( bar ).toBeInViewport( { ratio: 1 } );
	expect( ( await bar.getByRole( 'link', { name: 'Call' } ).boundingBox() )?.height ).toBeGreaterThanOrEqual( 44 );
	await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
	await scrollTo( page, 99999 );
	await expect( bar ).not.toBeInViewport();
} );

test( '[PROP-06] who values the property, what the firm has won, and a brochure in a dialog', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'open-states.spec.ts opens the brochure of a phone' );
	await showsPdfs( page );
	await open( page, 'The Hill' );
	await expect( page.locator( '.hh-valuer' ) ).toContainText( 'Eleanor Ashdown' );
	await expect( page.locator( '.hh-award' ).first() ).toContainText( '2025' );
	const link = page.locator( '#tours' ).getByRole( 'link', { name: 'Brochure' } );
	await link.click();
	const dialog = page.getByRole( 'dialog', { name: 'Brochure' } );
	await expect( dialog.locator( 'iframe[title="Brochure"]' ) ).toBeVisible();
	await expect( dialog.getByRole( 'link', { name: 'Open in a new tab' } ) ).toHaveAttribute( 'href', /\.pdf$/ );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( link ).toBeFocused();
} );

test( '[PROP-07] an early-bird time counts down', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	await page.clock.install();
	await open( page, 'Stone Street' );
	const bird = page.locator( '.hh-early-bird' );
	await expect( bird ).toContainText( /Viewings for our mailing list first:\s+ends in \d+ (day|hour|minute|second)/ );
	await page.clock.fastForward( 7 * 24 * 3600 * 1000 );
	await expect( bird ).toBeHidden();
} );

test.describe( 'files that fail', () => {
	test.skip( ( { isMobile } ) => isMobile, 'the same on every width' );

	test( '[PROP-09] where they are gone: Content not found; where they fail: The content could not be loaded.', async ( { page, complaints } ) => {
		await showsPdfs( page );
		let status = 0;
		await page.route( '**/*.pdf', ( route ) => route.fulfill( { status } ) );
		await open( page, 'The Hill' );
		const dialog = page.getByRole( 'dialog' );
		for ( const [ answer, message ] of [ [ 404, 'Content not found' ], [ 503, 'The content could not be loaded.' ] ] as const ) {
			status = answer;
			await page.locator( '#tours' ).getByRole( 'link', { name: 'Brochure' } ).click();
			await expect( dialog.getByRole( 'alert' ), `${ answer }` ).toHaveText( message );
			await dialog.getByRole( 'button', { name: 'Close' } ).click();
			await expect( dialog ).toBeHidden();
		}
		// That is what was asked for, and what the browser logs of it comes in its own time.
		await page.close();
		complaints.length = 0;
	} );

	test( '[PROP-09] a picture that cannot be loaded says so in the viewer', async ( { page, complaints } ) => {
		await open( page, 'The Hill' );
		await islandIsAlive( page, 'property-gallery' );
		await page.route( /\.(webp|jpe?g|png)$/, ( route ) => route.abort() );
		await page.getByRole( 'button', { name: 'Floorplan' } ).click();
		await expect( page.getByRole( 'dialog' ).getByRole( 'alert' ) ).toHaveText( 'The image could not be loaded.' );
		// Others further down fail in their own time.
		await page.close();
		complaints.length = 0;
	} );
} );

test( 'the line of links is short and plain, and leads to the sections', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same words and places; open-states.spec.ts opens the sections of a phone' );
	await open( page, 'The Hill' );
	const bar = page.getByRole( 'navigation', { name: 'On this page' } );
	const links = bar.getByRole( 'link' );
	const words = await links.allInnerTexts();
	expect( words.filter( ( word ) => ! [ 'Photos', 'Description', 'Floorplan', 'Floorplans', 'Material information', 'Document', 'Documents', 'Tour', 'Tours', 'Tours and documents', 'Location', 'Costs', 'Viewing' ].includes( word ) ) ).toEqual( [] );
	expect( words.length ).toBeGreaterThanOrEqual( 4 );
	expect( words.length ).toBeLessThanOrEqual( 8 );
	// It stays, and hides no heading that it leads to.
	await links.getByText( 'Location' ).click();
	const heading = page.getByRole( 'heading', { name: 'Location', level: 2 } );
	await expect( heading ).toBeInViewport();
	await expect.poll( async () => ( await heading.boundingBox() )!.y - ( await bar.boundingBox() )!.y - ( await bar.boundingBox() )!.height ).toBeGreaterThanOrEqual( 0 );
	await expect( bar ).toBeInViewport( { ratio: 1 } );
	for ( const href of await links.evaluateAll( ( all ) => all.map( ( link ) => link.getAttribute( 'href' ) ?? '' ) ) ) {
		await expect( page.locator( href === '#photos' ? `div${ href }` : `section${ href }` ) ).toHaveCount( 1 );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the rows scroll and hide nothing', async ( { page, isMobile } ) => {
		test.skip( isMobile, 'the same on every width' );
		await open( page, 'Stone Street' );
		await expect( related( page ).getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( related( page ).getByRole( 'link' ) ).toHaveCount( 8 );
		await expect( page.locator( '.hh-early-bird' ) ).toContainText( /ends\s+\w+day \d+ \w+ at 5pm/ );
	} );
} );

test( '[PROP-08] nothing plays or glides where less motion is preferred', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, 'Stone Street' );
	const row = related( page );
	await row.getByRole( 'button', { name: 'Next' } ).click();
	await expect( row.getByText( '4 to 6 of 8' ) ).toBeVisible();
	expect( await row.locator( '.hh-carousel__track' ).evaluate( ( track ) => getComputedStyle( track ).transitionDuration ) ).toBe( '0s' );
} );

test( '[PROP-08] slides side by side by width; whatever the tab key comes to in a row of cards is in sight, before and after the row was moved', async ( { page, isMobile } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await open( page, 'Stone Street' );
	const row = related( page );
	for ( const [ width, count ] of isMobile ? [] : ( [ [ 375, 1 ], [ 767, 1 ], [ 768, 2 ], [ 1199, 2 ], [ 1200, 3 ], [ 1799, 3 ], [ 1800, 4 ], [ 1440, 3 ] ] as const ) ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect.poll( () => row.locator( '.hh-carousel__track' ).evaluate( ( track ) => [ ...track.children ].filter( ( slide ) => slide.getBoundingClientRect().right <= track.getBoundingClientRect().right + 1 ).length ), `${ width } px` ).toBe( count );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ width } px` ).toBeLessThanOrEqual( 0 );
	}
	const next = row.getByRole( 'button', { name: 'Next' } );
	const walk = async ( presses: number ) => {
		let links = 0;
		for ( let press = 0; press < presses; press++ ) {
			await page.keyboard.press( 'Tab' );
			const focused = row.locator( 'a:focus, button:focus' );
			if ( ( await focused.count() ) > 0 ) {
				links += 1;
				await expect( focused ).toBeInViewport( { ratio: 1 } );
			}
		}
		return links;
	};
	await row.scrollIntoViewIfNeeded();
	await next.focus();
	expect( await walk( 5 ), 'links and hearts' ).toBeGreaterThan( 3 );
	// Swiper moves the row from here on.
	await next.focus();
	await page.keyboard.press( 'Enter' );
	await expect( row.locator( '.hh-carousel__slide' ).first() ).not.toBeInViewport( { ratio: 0.05 } );
	expect( await walk( 5 ), 'links and hearts after a step' ).toBeGreaterThan( 3 );
} );

test( 'what can be done about a sold property stands in whole lines, and so does what is booked and saved', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'sets its own widths' );
	const [ sold = '' ] = await cardLinks( page, '/estate-agents/for-sale/?status_group=complete', /Sold/ );
	for ( const address of [ sold, await addressOf( page, 'Stone Street' ) ] ) {
		await page.goto( address );
		for ( const [ width, height ] of [ [ 320, 720 ], [ 375, 720 ], [ 768, 1024 ], [ 1366, 768 ], [ 1920, 1080 ] ] as const ) {
			await page.setViewportSize( { width, height } );
			const buttons = await page.locator( '.hh-overview__actions' ).locator( '.hh-button, .hh-save' ).filter( { visible: true } ).evaluateAll( ( all ) => all.map( ( button ) => ( { name: button.textContent, height: button.getBoundingClientRect().height } ) ) );
			expect( buttons.length, `${ width } ${ address }` ).toBeGreaterThan( 1 );
			expect( buttons.filter( ( one ) => one.height >= 56 ), `${ width } ${ address }` ).toEqual( [] );
		}
	}
} );

test( 'the pictures end where their column ends, and their buttons lie on the large one', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A phone has one picture.' );
	await open( page, 'Stone Street' );
	// It puts elements of its own in the place of the server's.
	await islandIsAlive( page, 'property-gallery' );
	for ( const [ width, height ] of [ [ 1366, 768 ], [ 1440, 900 ], [ 1920, 900 ], [ 1920, 1080 ] ] as const ) {
		await page.setViewportSize( { width, height } );
		const ends = () => page.evaluate( ( parts ) => parts.map( ( part ) => Math.round( document.querySelector( part )?.getBoundingClientRect().right ?? -1 ) ), [ '.hh-gallery__mosaic', '.hh-property__head', '.hh-gallery__stage', '.hh-gallery__extra' ] );
		await expect.poll( async () => Math.min( ...( await ends() ) ), `${ width } × ${ height }: each part is there` ).toBeGreaterThan( 0 );
		const [ mosaic, head, stage, extra ] = ( await ends() ) as [ number, number, number, number ];
		expect( Math.abs( mosaic - head ), `${ width } × ${ height }` ).toBeLessThanOrEqual( 1 );
		expect( extra, `${ width } × ${ height } buttons` ).toBeLessThanOrEqual( stage );
	}
} );

test( 'half as long as it was: no property of the demo is longer than 6,200 px on a phone', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'It is a phone that has to scroll.' );
	await haveDeclined( page );
	const all = [ ...( await cardLinks( page, '/property-for-sale/cranbrook/' ) ), ...( await cardLinks( page, '/property-to-rent/cranbrook/' ) ) ];
	expect( all.length ).toBeGreaterThan( 4 );
	// The richest pages are the longest.
	const sizes = new Map( await Promise.all( all.map( async ( address ) => [ address, ( await ( await page.request.get( address ) ).text() ).length ] as const ) ) );
	const longest = all.sort( ( one, other ) => sizes.get( other )! - sizes.get( one )! ).slice( 0, 3 );
	const letting = all.find( ( address ) => /-to-rent-/.test( address ) )!;
	await page.setViewportSize( { width: 375, height: 720 } );
	for ( const address of new Set( [ ...longest, letting ] ) ) {
		await page.goto( address );
		await islandIsAlive( page, 'property-gallery' );
		await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
		expect( await page.evaluate( () => document.documentElement.scrollHeight ), address ).toBeLessThanOrEqual( 6200 );
		// The next one as a visitor who has looked at nothing before.
		await page.evaluate( () => window.localStorage.clear() );
	}
} );

test( 'what is folded opens by its line, by links and by the address; price, tenure and council tax are never folded', async ( { page, isMobile } ) => {
	await open( page, 'Stone Street' );
	const material = page.locator( '#material-information' );
	for ( const label of [ 'Price', 'Tenure', 'Council tax band' ] ) {
		await expect( material.getByText( label, { exact: true } ) ).toBeVisible();
	}
	const form = page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	if ( isMobile ) {
		await expect( form ).toBeHidden();
		await expect( page.locator( '#description .hh-prose' ) ).toBeHidden();
		await page.getByRole( 'group', { name: 'Price and contact' } ).getByRole( 'link', { name: /^Ask/ } ).click();
	} else {
		await expect( page.locator( '#description .hh-prose' ) ).toBeVisible();
	}
	await expect( form ).toBeVisible();
	await page.goto( `${ page.url().split( '#' )[ 0 ] }#mortgage-calculator` );
	await page.reload();
	await expect( page.getByRole( 'form', { name: 'Mortgage' } ) ).toBeVisible();
} );
