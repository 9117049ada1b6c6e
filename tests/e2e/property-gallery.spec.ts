import type { Locator, Page } from '@playwright/test';
import { expect, islandIsAlive, layoutShift, openPropertyWithPictures, propertyWith, test } from './support/site';
import { isStill } from './support/still';
import { doubleTap, drag } from './support/touch';

/** The one in sight: those beside it are there too, and inert. */
const pictureOf = ( viewer: Locator ) => viewer.locator( '.hh-slides__slide:not([inert]) img' );

async function open( page: Page ): Promise< void > {
	await openPropertyWithPictures( page, 4 );
	await islandIsAlive( page, 'property-gallery' );
}

test( '[PROP-01] next, thumbnails and the whole screen, closed by Escape', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'Fingers and small windows are below.' );
	await open( page );
	const gallery = page.getByRole( 'region', { name: 'Photos' } );
	// A brochure's dialog may be there, too.
	const dialogs = await page.locator( 'dialog' ).count();
	await expect( gallery.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await gallery.getByRole( 'button', { name: 'Next photo' } ).click();
	await expect( gallery.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await gallery.getByRole( 'button', { name: 'Next photo' } ).click();
	await expect( gallery.getByText( /^3 of \d+$/ ) ).toBeVisible();
	const opener = gallery.getByRole( 'button', { name: /Show full screen/ } );
	await opener.click();
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer ).toBeVisible();
	const size = page.viewportSize();
	// Once it has come in.
	await expect.poll( () => viewer.boundingBox() ).toEqual( { x: 0, y: 0, width: size?.width, height: size?.height } );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^4 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Photo 2' } ).click();
	await expect( viewer.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await expect( viewer.getByRole( 'button', { name: 'Photo 2' } ) ).toHaveAttribute( 'aria-current', 'true' );
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	await expect( page.locator( 'dialog' ) ).toHaveCount( dialogs );
	await expect( opener ).toBeFocused();
	// What stands beside the large picture opens the whole screen at it, and has the focus again.
	const beside = gallery.getByRole( 'button', { name: 'Photo 3' } );
	await beside.click();
	await expect( viewer.getByText( /^3 of \d+$/ ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	await expect( beside ).toBeFocused();
	await gallery.getByRole( 'button', { name: /^All \d+ photos$/ } ).click();
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
} );

test( 'a finger loads the large picture once, and of the others those to swipe to: narrow screens show no small ones', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'Wide screens show them.' );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => request.resourceType() === 'image' && fetched.push( request.url() ) );
	await open( page );
	await expect( page.locator( '.hh-gallery__tiles' ) ).toBeHidden();
	// Both neighbours are there: what the island fetches when it wakes, it has asked for by now.
	await expect( page.locator( '.hh-slides__slide img' ) ).toHaveCount( 3 );
	const nameOf = ( url: string ) => url.replace( /^.*\//, '' ).replace( /(-\d+x\d+)?\.\w+$/, '' );
	const slides = await page.locator( '.hh-slides__slide img' ).evaluateAll( ( all ) => all.map( ( one ) => ( one as HTMLImageElement ).src ) );
	const small = await page.locator( '.hh-gallery__small' ).evaluateAll( ( all ) => all.map( ( one ) => ( one as HTMLImageElement ).src ) );
	const beside = small.map( nameOf ).filter( ( name ) => ! slides.map( nameOf ).includes( name ) );
	expect( beside.length ).toBeGreaterThan( 0 );
	expect( fetched.map( nameOf ).filter( ( name ) => beside.includes( name ) ) ).toEqual( [] );
	expect( fetched.map( nameOf ).filter( ( name ) => name === nameOf( slides[ 0 ]! ) ) ).toHaveLength( 1 );
} );

test( 'the large picture is 3:2, no larger than its file, fetched first, and chosen for its width', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'sets its own widths' );
	for ( const [ width, height ] of [ [ 1280, 720 ], [ 1440, 900 ], [ 1920, 1080 ] ] as const ) {
		// The browser chooses a file as the page loads.
		await page.setViewportSize( { width, height } );
		await open( page );
		const picture = page.locator( '.hh-gallery__picture' ).first();
		await expect( picture ).toHaveAttribute( 'fetchpriority', 'high' );
		await expect.poll( () => picture.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 ) ).toBe( true );
		const { box, file, stated } = await picture.evaluate( ( image: HTMLImageElement ) => {
			const { width: wide, height: high } = image.getBoundingClientRect();
			// With `srcset` the browser tells the width that `sizes` says.
			return { box: { width: wide, height: high }, file: Number( /-(\d+)x\d+\.\w+$/.exec( image.currentSrc )?.[ 1 ] ?? 99999 ), stated: image.naturalWidth };
		} );
		expect( box.width / box.height, `${ width }: shape` ).toBeGreaterThan( 1.4 );
		expect( box.width / box.height, `${ width }: shape` ).toBeLessThan( 1.65 );
		expect( box.width, `${ width }: file` ).toBeLessThanOrEqual( file + 1 );
		expect( Math.abs( stated - box.width ) / box.width, `${ width }: sizes says ${ stated }, it is ${ box.width }` ).toBeLessThan( 0.25 );
		const small = page.locator( '.hh-gallery__tile:visible' );
		expect( await small.count(), `${ width }: beside it` ).toBe( height < 800 ? 2 : 3 );
		for ( const one of await small.all() ) {
			const beside = ( await one.boundingBox() )!;
			expect( beside.width / beside.height ).toBeGreaterThan( 1.35 );
			expect( beside.width / beside.height ).toBeLessThan( 1.7 );
		}
	}
} );

/** Fails where a finger in the middle of a control would meet something else, or nothing. */
async function expectUnderFinger( control: Locator, name: string ): Promise< void > {
	await expect( control, name ).toBeVisible();
	const hit = await control.evaluate( ( element ) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const found = document.elementFromPoint( left + width / 2, top + height / 2 );
		return found !== null && ( element.contains( found ) || found.contains( element ) );
	} );
	expect( hit, `${ name } is in the window and not covered` ).toBe( true );
}

test( '[PROP-01] [PROP-02] the whole screen on small phones, beside a floorplan: Close, Next, Previous and the tabs are in the window, 44 px large, under the finger', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'sets its own widths' );
	await open( page );
	const viewer = await openViewer( page );
	for ( const [ width, height ] of [ [ 320, 568 ], [ 360, 640 ], [ 375, 720 ], [ 414, 896 ], [ 720, 360 ] ] as const ) {
		await page.setViewportSize( { width, height } );
		await expect.poll( () => viewer.boundingBox() ).toEqual( { x: 0, y: 0, width, height } );
		await expect( viewer.getByRole( 'tab' ) ).toHaveCount( 2 );
		// Of the row of thumbnails the first: the others are scrolled to.
		const targets = await viewer.locator( '[role="tab"], button:not(.hh-gallery__thumb), button[aria-label="Photo 1"]' ).filter( { visible: true } ).evaluateAll( ( all ) =>
			all.map( ( target ) => ( { words: target.getAttribute( 'aria-label' ) ?? ( target as HTMLElement ).innerText, box: target.getBoundingClientRect().toJSON() as DOMRect } ) )
		);
		expect( targets.length, `${ width }` ).toBeGreaterThanOrEqual( 5 );
		for ( const { words, box } of targets ) {
			const name = `${ width }: ${ words }`;
			expect( box.x, name ).toBeGreaterThanOrEqual( 0 );
			expect( box.y, name ).toBeGreaterThanOrEqual( 0 );
			expect( box.x + box.width, name ).toBeLessThanOrEqual( width );
			expect( box.y + box.height, name ).toBeLessThanOrEqual( height );
			expect( box.height, name ).toBeGreaterThanOrEqual( 44 );
			expect( box.width, name ).toBeGreaterThanOrEqual( 44 );
		}
		for ( const tab of [ /^Floorplan/, /^Photos/ ] ) {
			await viewer.getByRole( 'tab', { name: tab } ).click();
			await expectUnderFinger( viewer.getByRole( 'button', { name: 'Close' } ), `${ width }: Close beside ${ tab.source }` );
		}
		for ( const control of [ 'Next photo', 'Previous photo' ] ) {
			await expectUnderFinger( viewer.getByRole( 'button', { name: control } ), `${ width }: ${ control }` );
		}
		// The picture keeps most of the window.
		expect( ( await viewer.locator( '.hh-viewer__stage' ).boundingBox() )!.height, `${ width }` ).toBeGreaterThanOrEqual( height / 2 );
	}
	// A low window has no room for thumbnails.
	await page.setViewportSize( { width: 375, height: 720 } );
	for ( const [ control, place ] of [ [ 'Next photo', /^2 of \d+$/ ], [ 'Previous photo', /^1 of \d+$/ ], [ 'Photo 2', /^2 of \d+$/ ] ] as const ) {
		await viewer.getByRole( 'button', { name: control } ).tap();
		await expect( viewer.getByText( place ), control ).toBeVisible();
	}
	await viewer.getByRole( 'button', { name: 'Close' } ).tap();
	await expect( viewer ).toBeHidden();
} );

test( '[PROP-02] the floorplan opens in the same viewer', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await open( page );
	const plan = page.getByRole( 'region', { name: 'Photos' } ).getByRole( 'button', { name: /^Floorplan/ } );
	await plan.click();
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer.getByRole( 'tab', { name: /^Floorplan/ } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( pictureOf( viewer ) ).toBeVisible();
	await viewer.getByRole( 'tab', { name: 'Photos' } ).click();
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Close' } ).click();
	await expect( viewer ).toBeHidden();
} );

test( 'the page of a property does not jump when its gallery, calculators and form come alive, and is not wider than the window', async ( { page } ) => {
	await page.goto( await propertyWith( page, /data-island="stamp-duty-calculator"/, '/property-for-sale/cranbrook/' ) );
	for ( const island of [ 'property-gallery', 'stamp-duty-calculator', 'mortgage-calculator', 'property-enquiry' ] ) {
		await islandIsAlive( page, island );
	}
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

/** How many times as wide as whole the picture in sight is, to a tenth. */
async function scaleOf( viewer: Locator ): Promise< number > {
	return pictureOf( viewer ).evaluate( ( image ) => Math.round( ( image.getBoundingClientRect().width / ( image as HTMLElement ).offsetWidth ) * 10 ) / 10 );
}

const openViewer = async ( page: Page ) => {
	await page.getByRole( 'button', { name: /Show full screen/ } ).click();
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer.locator( '.hh-slides.is-live' ) ).toBeVisible();
	return viewer;
};

const middleOf = async ( target: Locator ) => {
	const box = ( await target.boundingBox() )!;
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test( '[PROP-01] a finger turns the pictures, on the page and full screen', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'a finger' );
	await open( page );
	const gallery = page.getByRole( 'region', { name: 'Photos' } );
	await expect( gallery.locator( '.hh-slides.is-live' ) ).toBeVisible();
	for ( const [ control, place ] of [ [ 'Next photo', /^2 of \d+$/ ], [ 'Previous photo', /^1 of \d+$/ ] ] as const ) {
		await gallery.getByRole( 'button', { name: control } ).tap();
		await expect( gallery.getByText( place ), control ).toBeVisible();
	}
	const at = await middleOf( gallery.locator( '.hh-gallery__stage' ) );
	const across = ( by: number, from = at ) => drag( page, [ [ from, { x: from.x + by, y: from.y + 5 } ] ] );
	await across( -150 );
	await expect( gallery.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await across( 150 );
	await expect( gallery.getByText( /^1 of \d+$/ ) ).toBeVisible();
	// A swipe is no tap.
	await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
	// Up and down is the page's.
	await drag( page, [ [ at, { x: at.x - 10, y: at.y - 150 } ] ] );
	await expect( gallery.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( 50 );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	const viewer = await openViewer( page );
	await across( -150, await middleOf( viewer.locator( '.hh-viewer__stage' ) ) );
	await expect( viewer.getByText( /^2 of \d+$/ ) ).toBeVisible();
} );

test( '[PROP-01] two fingers enlarge, one then moves the picture instead of turning it, two taps and back', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'fingers' );
	await open( page );
	const viewer = await openViewer( page );
	const at = await middleOf( viewer.locator( '.hh-viewer__stage' ) );
	await drag( page, [ [ { x: at.x - 30, y: at.y }, { x: at.x - 90, y: at.y } ], [ { x: at.x + 30, y: at.y }, { x: at.x + 90, y: at.y } ] ] );
	await expect.poll( () => scaleOf( viewer ) ).toBeGreaterThan( 2.5 );
	const before = await middleOf( pictureOf( viewer ) );
	await drag( page, [ [ at, { x: at.x - 80, y: at.y } ] ] );
	await expect.poll( async () => ( await middleOf( pictureOf( viewer ) ) ).x ).toBeLessThan( before.x - 50 );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await doubleTap( page, at, new Date( '2027-01-01T10:00:00Z' ) );
	await expect.poll( () => scaleOf( viewer ) ).toBe( 1 );
	await doubleTap( page, at, new Date( '2027-01-01T10:01:00Z' ) );
	await expect.poll( () => scaleOf( viewer ) ).toBe( 2.5 );
} );

test( '[PROP-01] zoom by keys and buttons, which swiping respects; the wheel enlarges what lies under the pointer, the mouse drags it, the next picture is whole', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'keys and a mouse' );
	await open( page );
	const viewer = await openViewer( page );
	const picture = pictureOf( viewer );
	await page.keyboard.press( '+' );
	await expect.poll( () => scaleOf( viewer ) ).toBe( 1.5 );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Zoom out' } ).click();
	await expect.poll( () => scaleOf( viewer ) ).toBe( 1 );
	const stage = ( await viewer.locator( '.hh-viewer__stage' ).boundingBox() )!;
	const upper = { position: { x: stage.width / 2, y: stage.height / 3 } };
	await viewer.locator( '.hh-viewer__stage' ).dblclick( upper );
	await expect.poll( () => scaleOf( viewer ) ).toBe( 2.5 );
	await viewer.locator( '.hh-viewer__stage' ).dblclick( upper );
	await expect.poll( () => scaleOf( viewer ) ).toBe( 1 );
	await isStill( picture );

	const box = ( await picture.boundingBox() )!;
	const under = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.4 };
	await page.mouse.move( under.x, under.y );
	for ( let turn = 0; turn < 4; turn++ ) {
		await page.mouse.wheel( 0, -100 );
	}
	await expect.poll( () => scaleOf( viewer ) ).toBeGreaterThan( 2 );
	await isStill( picture );
	const larger = ( await picture.boundingBox() )!;
	// Where the pointer is in the picture, before and after: the caption's height apart.
	expect( Math.abs( ( under.x - larger.x ) / larger.width - 0.7 ) ).toBeLessThan( 0.02 );
	expect( Math.abs( ( under.y - larger.y ) / larger.height - 0.4 ) ).toBeLessThan( 0.04 );
	await page.mouse.down();
	await page.mouse.move( under.x - 60, under.y, { steps: 6 } );
	await page.mouse.up();
	await expect.poll( async () => Math.round( larger.x - ( ( await picture.boundingBox() )?.x ?? 0 ) ) ).toBeGreaterThanOrEqual( 50 );
	await viewer.getByRole( 'button', { name: 'Next photo' } ).click();
	await expect( viewer.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await expect.poll( () => scaleOf( viewer ) ).toBe( 1 );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^3 of \d+$/ ) ).toBeVisible();
} );

test( '[PROP-01] by keyboard alone: arrows turn where the focus is, the focus stays in, and everything has a name', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'a keyboard' );
	await open( page );
	const gallery = page.getByRole( 'region', { name: 'Photos' } );
	await page.locator( 'body' ).press( 'ArrowRight' );
	await expect( gallery.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await gallery.getByRole( 'button', { name: 'Photo 2' } ).focus();
	await expect( gallery.locator( '.hh-slides.is-live' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( gallery.getByText( /^2 of \d+$/ ) ).toBeVisible();
	const viewer = await openViewer( page );
	await expect( viewer.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'tab', { name: 'Photos' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByRole( 'tab', { name: /^Floorplan/ } ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	for ( let press = 0; press < 12; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect( await page.evaluate( () => document.activeElement === document.body || document.activeElement?.closest( 'dialog' ) !== null ) ).toBe( true );
	}
} );
