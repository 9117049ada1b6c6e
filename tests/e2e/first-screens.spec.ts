import type { Locator, Page } from '@playwright/test';
import { cardLinks, cards, expect, haveDeclined, islandIsAlive, searchForm, test } from './support/site';
import { frames } from './support/still';
import { PATH } from './support/valuation';

/** Whether all of it is in the window as the page opens. */
async function expectInFirstScreen( page: Page, what: Locator, name: string, foot = 0 ): Promise< void > {
	await expect( what, name ).toBeVisible();
	// An island that comes alive puts elements of its own in the place of the server's.
	let box: Awaited< ReturnType< Locator[ 'boundingBox' ] > > = null;
	await expect.poll( async () => ( box = await what.boundingBox() ), name ).not.toBeNull();
	expect( box!.y, `${ name }: top` ).toBeGreaterThanOrEqual( 0 );
	expect( box!.y + box!.height, `${ name }: lower edge` ).toBeLessThanOrEqual( page.viewportSize()!.height - foot );
}

/** A page at its top in a window of that size. One that is open is not loaded again: where its parts are, styles alone say. */
async function openAt( page: Page, width: number, height: number, address: string ): Promise< void > {
	await page.setViewportSize( { width, height } );
	if ( page.url() === new URL( address, test.info().project.use.baseURL ).href ) {
		await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
		await frames( page );
	} else {
		await page.goto( address );
	}
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
}

/** A property that someone speaks for. */
let quoted = '';

async function aQuotedProperty( page: Page ): Promise< string > {
	quoted ||= ( await cardLinks( page, '/property-for-sale/cranbrook/', /Stone Street/ ) )[ 0 ] ?? '';
	return quoted;
}

test( 'the first property of a list stands in the first screen of a phone, the whole of its card; the search is a line that opens', async ( { page } ) => {
	await haveDeclined( page );
	for ( const address of [ '/estate-agents/for-sale/', '/property-for-sale/cranbrook/?min_beds=2', '/estate-agents/to-rent/' ] ) {
		for ( const [ width, height ] of [ [ 375, 720 ], [ 360, 640 ] ] as const ) {
			await openAt( page, width, height, address );
			await islandIsAlive( page, 'search-form' );
			for ( const part of [ 'picture', 'price', 'address', 'facts' ] ) {
				await expectInFirstScreen( page, cards( page ).first().locator( `.hh-card__${ part }` ), `${ width } ${ address } ${ part }` );
			}
		}
	}
	await openAt( page, 375, 720, '/property-for-sale/cranbrook/?min_beds=2' );
	// It puts elements of its own in the place of the server's.
	await islandIsAlive( page, 'search-form' );
	const summary = page.locator( '.hh-refine summary' );
	await expect( summary ).toContainText( 'Cranbrook, At least 2 bedrooms' );
	expect( ( await summary.boundingBox() )!.height ).toBeGreaterThanOrEqual( 44 );
	await expect( searchForm( page ) ).toBeHidden();
	await summary.focus();
	await page.keyboard.press( 'Enter' );
	await expect( searchForm( page ).getByRole( 'combobox', { name: 'Location' } ) ).toHaveValue( 'Cranbrook' );
	await expect( searchForm( page ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /At least 2 bedrooms/ } ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( searchForm( page ) ).toBeHidden();
	await page.setViewportSize( { width: 768, height: 1024 } );
	await expect( searchForm( page ) ).toBeVisible();
	await expect( summary ).toBeHidden();
} );

test( '[LIST-04] a map begins near the top of desktops and tablets, and its tools do not move it; the search is a line that opens', async ( { page } ) => {
	await haveDeclined( page );
	await page.route( /tile\.openstreetmap\.org/, ( route ) => route.fulfill( { status: 204 } ) );
	// Nothing while the island takes the place of the server's frame.
	const top = () => page.evaluate( () => document.querySelector( '.hh-property-map__stage' )?.getBoundingClientRect().top ?? 0 );
	for ( const [ width, height, most ] of [ [ 1920, 1080, 310 ], [ 1440, 900, 310 ], [ 1000, 800, 360 ], [ 768, 1024, 400 ] ] as const ) {
		// The server's frame has to be as high as the map that takes its place: each width loads the page.
		await page.setViewportSize( { width, height } );
		await page.goto( '/property-for-sale/cranbrook/?view=map&min_beds=2' );
		await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
		let before = 0;
		await expect.poll( async () => ( before = await top() ) ).toBeGreaterThan( 0 );
		expect( before, `${ width }` ).toBeLessThanOrEqual( most );
		await islandIsAlive( page, 'property-map' );
		await expect( page.getByRole( 'group', { name: 'Map tools' } ) ).toBeVisible();
		expect( await top(), `${ width } with its tools` ).toBeCloseTo( before, 0 );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	}
	await page.setViewportSize( { width: 1440, height: 900 } );
	await expect( searchForm( page ) ).toBeHidden();
	await page.locator( '.hh-refine summary' ).click();
	const form = ( await searchForm( page ).boundingBox() )!;
	const views = ( await page.locator( '.hh-views' ).boundingBox() )!;
	expect( form.y + form.height, 'read from top to bottom' ).toBeLessThanOrEqual( views.y );
	await expect( searchForm( page ).getByRole( 'combobox', { name: 'Location' } ) ).toHaveValue( 'Cranbrook' );
	await expect( page.getByRole( 'link', { name: /At least 2 bedrooms/ } ) ).toBeVisible();
} );

test( 'the home page has its search whole in the first screen of a tablet, and its street whole above: no roof is cut and nothing covers it, to a wide screen', async ( { page } ) => {
	await haveDeclined( page );
	for ( const [ width, height ] of [ [ 768, 1024 ], [ 820, 1180 ], [ 1024, 768 ] ] as const ) {
		await openAt( page, width, height, '/' );
		await expectInFirstScreen( page, searchForm( page ).getByRole( 'button', { name: 'Search' } ), `${ width } search` );
		await expectInFirstScreen( page, searchForm( page ).getByLabel( 'Property type' ), `${ width } type` );
	}
	for ( const [ width, height ] of [ [ 768, 1024 ], [ 1024, 768 ], [ 1440, 900 ], [ 1920, 1080 ] ] as const ) {
		await openAt( page, width, height, '/' );
		const houses = await page.locator( '.hh-home-hero .hh-hero__picture' ).evaluate( ( element ) => {
			const image = element as HTMLImageElement;
			const box = image.getBoundingClientRect();
			// As `object-fit: cover` draws a picture of 16 by 9, and where its houses are: chimneys, doorsteps, the first wall.
			const drawn = Math.max( box.width, ( box.height * 16 ) / 9 );
			const [ x, y ] = getComputedStyle( image ).objectPosition.split( ' ' ).map( ( part ) => parseFloat( part ) / 100 );
			const left = box.left + ( box.width - drawn ) * x!;
			const top = box.top + ( box.height - ( drawn * 9 ) / 16 ) * y!;
			return { top: top + ( drawn * 9 * 0.14 ) / 16, bottom: top + ( drawn * 9 * 0.63 ) / 16, left: left + drawn * 0.31, frame: { top: box.top, bottom: box.bottom } };
		} );
		const panel = ( await page.locator( '.hh-home-hero__panel' ).boundingBox() )!;
		expect( houses.top, `${ width } chimneys` ).toBeGreaterThanOrEqual( houses.frame.top );
		expect( houses.bottom, `${ width } doorsteps` ).toBeLessThanOrEqual( houses.frame.bottom + 1 );
		expect( houses.left, `${ width } first house` ).toBeGreaterThanOrEqual( 0 );
		expect( panel.y, `${ width } panel` ).toBeGreaterThanOrEqual( houses.frame.bottom - 1 );
		await expectInFirstScreen( page, page.getByRole( 'heading', { level: 1 } ), `${ width } heading` );
		await expectInFirstScreen( page, searchForm( page ).getByLabel( 'Property type' ), `${ width } search` );
		// The search ends where the screen does, give or take what its foot keeps free.
		expect( height - ( panel.y + panel.height ), `${ width } empty below` ).toBeLessThanOrEqual( 100 );
	}
} );

test( '[PROP-05] price and address of a property are in the first screen of desktops, of a tablet and of a phone; who speaks for it is seen before the words give way', async ( { page } ) => {
	await haveDeclined( page );
	const address = await aQuotedProperty( page );
	for ( const [ width, height ] of [ [ 1440, 900 ], [ 1280, 720 ], [ 1920, 1080 ] ] as const ) {
		await openAt( page, width, height, address );
		await expectInFirstScreen( page, page.locator( '.hh-overview__price' ), `${ width } price` );
		await expectInFirstScreen( page, page.locator( '.hh-overview__address' ), `${ width } address` );
		await expectInFirstScreen( page, page.locator( '.hh-gallery__stage' ), `${ width } picture` );
		await expectInFirstScreen( page, page.locator( '.hh-gallery__tiles' ), `${ width } pictures beside it` );
		await expectInFirstScreen( page, page.getByRole( 'link', { name: /^All \d+ photos$/ } ), `${ width } all photos` );
		await expectInFirstScreen( page, page.getByRole( 'heading', { level: 1 } ), `${ width } heading` );
		await expectInFirstScreen( page, page.locator( '.hh-key-facts' ), `${ width } key facts` );
		const side = page.getByRole( 'complementary', { name: 'At a glance' } );
		await expect( side ).toContainText( /Guide price\s+£485,000/ );
		await expectInFirstScreen( page, side.getByRole( 'link', { name: 'Book a viewing' } ), `${ width } viewing` );
		await expectInFirstScreen( page, side.getByRole( 'button', { name: /^Save/ } ), `${ width } save` );
		await expectInFirstScreen( page, side.locator( '.hh-valuer__picture' ), `${ width } face` );
		await expectInFirstScreen( page, side.locator( '.hh-valuer__phone' ), `${ width } their number` );
		const quote = side.locator( 'blockquote' );
		await expect( quote ).toHaveCSS( 'opacity', '1' );
		await expectInFirstScreen( page, quote, `${ width } quote` );
		const price = await page.locator( '.hh-overview__price' ).boundingBox();
		await page.evaluate( () => window.scrollTo( { top: 60, behavior: 'instant' } ) );
		await expect( quote ).toBeHidden();
		// What was above it has not moved but with the page.
		expect( ( await page.locator( '.hh-overview__price' ).boundingBox() )!.y, `${ width } price` ).toBeGreaterThanOrEqual( price!.y - 61 );
	}
	for ( const [ width, height ] of [ [ 768, 1024 ], [ 768, 720 ], [ 375, 720 ] ] as const ) {
		await openAt( page, width, height, address );
		const bar = page.getByRole( 'group', { name: 'Price and contact' } );
		const foot = ( await bar.boundingBox() )!.height;
		await expectInFirstScreen( page, page.getByRole( 'heading', { level: 1 } ), `${ width } address`, foot );
		await expectInFirstScreen( page, bar.getByText( /£|POA/ ), `${ width } price` );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	}
} );

test( 'the bar of a phone has the qualifier before the price, asks where it says so, and books a viewing', async ( { page } ) => {
	await haveDeclined( page );
	const address = await aQuotedProperty( page );
	for ( const width of [ 320, 375 ] ) {
		await openAt( page, width, 720, address );
		const bar = page.getByRole( 'group', { name: 'Price and contact' } );
		await expect( bar ).toHaveText( /^\s*Guide price\s+£485,000\s/ );
		expect( ( await bar.boundingBox() )!.height, 'two lines' ).toBeLessThanOrEqual( 100 );
		for ( const link of await bar.getByRole( 'link' ).all() ) {
			expect( ( await link.boundingBox() )!.height ).toBeGreaterThanOrEqual( 44 );
		}
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	}
	await islandIsAlive( page, 'property-enquiry' );
	const bar = page.getByRole( 'group', { name: 'Price and contact' } );
	const kind = ( name: RegExp ) => page.locator( '[data-island="property-enquiry"]' ).getByRole( 'radio', { name } );
	await bar.getByRole( 'link', { name: 'Ask' } ).click();
	await expect( page ).toHaveURL( /#enquiry-ask$/ );
	await expect( kind( /ask|question/i ) ).toBeChecked();
	await bar.getByRole( 'link', { name: /^Book viewing/ } ).click();
	await expect( page ).toHaveURL( /#enquiry$/ );
	await expect( kind( /view/i ) ).toBeChecked();
	// The same link again, after another choice.
	await kind( /ask|question/i ).evaluate( ( radio: HTMLElement ) => radio.click() );
	await expect( kind( /ask|question/i ) ).toBeChecked();
	await bar.getByRole( 'link', { name: /^Book viewing/ } ).click();
	await expect( kind( /view/i ) ).toBeChecked();
} );

test( 'while the site still asks for cookies a phone shows it too: first price of lists, search of the home page, plate of the valuation', async ( { page } ) => {
	const asks = page.locator( '[data-hh-consent]' );
	for ( const address of [ '/estate-agents/for-sale/', '/property-for-sale/cranbrook/?min_beds=2', '/estate-agents/to-rent/' ] ) {
		await openAt( page, 375, 720, address );
		await islandIsAlive( page, 'search-form' );
		await expectInFirstScreen( page, asks, `${ address } question` );
		await expectInFirstScreen( page, cards( page ).first().locator( '.hh-card__price' ), `${ address } price` );
	}
	await openAt( page, 375, 720, '/' );
	await islandIsAlive( page, 'search-form' );
	await expect( asks ).toBeVisible();
	await expectInFirstScreen( page, searchForm( page ).getByRole( 'combobox', { name: 'Location' } ), 'field of the home page' );
	await expectInFirstScreen( page, searchForm( page ).getByRole( 'button', { name: 'Search' } ), 'search of the home page' );
	await openAt( page, 375, 720, PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await expect( asks ).toBeVisible();
	await expectInFirstScreen( page, page.locator( '[data-island="valuation-wizard"] input[type="text"]' ).first(), 'plate' );
	// Small is not too small for a finger, and no answer is smaller than the other.
	const [ accept, decline ] = await Promise.all( [ 'Accept', 'Decline' ].map( ( name ) => asks.getByRole( 'button', { name } ).boundingBox() ) );
	expect( accept!.height ).toBeGreaterThanOrEqual( 44 );
	expect( decline ).toEqual( { ...decline, width: accept!.width, height: accept!.height, y: accept!.y } );
} );

/** Of a field for a number plate: how wide what it asks for is, and how much room there is. */
const plateOf = ( page: Page ) =>
	page.locator( 'input[name="vrm"]' ).first().evaluate( ( field ) => {
		const input = field as HTMLInputElement;
		const [ own, asked ] = [ getComputedStyle( input ), getComputedStyle( input, '::placeholder' ) ];
		// As the browser draws it, on a line of its own.
		const copy = document.body.appendChild( document.createElement( 'span' ) );
		copy.style.cssText = `position:absolute;white-space:pre;font:${ asked.fontWeight } ${ asked.fontSize } ${ asked.fontFamily };letter-spacing:${ asked.letterSpacing };text-transform:${ own.textTransform }`;
		copy.textContent = input.placeholder;
		const words = copy.getBoundingClientRect().width;
		copy.remove();
		return { words, room: input.clientWidth - parseFloat( own.paddingLeft ) - parseFloat( own.paddingRight ) };
	} );

test( 'number plates: the valuation’s is in the first screen of a phone and of a tablet, the home page’s in the first three of a phone; what they ask for is read whole', async ( { page } ) => {
	await haveDeclined( page );
	await openAt( page, 375, 720, '/' );
	const plate = ( await page.locator( 'input[name="vrm"]' ).boundingBox() )!;
	expect( plate.y + plate.height ).toBeLessThanOrEqual( 3 * 720 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	for ( const width of [ 320, 375, 768, 1440 ] ) {
		await openAt( page, width, 800, '/' );
		const { words, room } = await plateOf( page );
		expect( words, `the home page at ${ width }` ).toBeLessThanOrEqual( room );
	}

	for ( const [ width, height, last ] of [ [ 768, 1024, 'button' ], [ 820, 1180, 'button' ], [ 1024, 768, 'plate' ] ] as const ) {
		await openAt( page, width, height, PATH );
		await expectInFirstScreen( page, last === 'button' ? page.getByRole( 'button', { name: 'Find my vehicle' } ) : page.getByLabel( 'Number plate' ), `${ width } ${ last }` );
	}
	await openAt( page, 375, 720, PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await expectInFirstScreen( page, page.locator( '[data-island="valuation-wizard"] input[type="text"]' ).first(), 'plate' );
	// What is in an empty field cannot be taken for something that was filled in: it would be no answer.
	await expect( page.getByLabel( 'Number plate' ) ).toHaveAttribute( 'placeholder', /^\D+$/ );
	await expect( page.getByLabel( 'Mileage' ) ).toHaveAttribute( 'placeholder', /^e\.g\. \d/ );
	for ( const width of [ 320, 1440 ] ) {
		await openAt( page, width, 800, PATH );
		const { words, room } = await plateOf( page );
		expect( words, `the valuation at ${ width }` ).toBeLessThanOrEqual( room );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false, viewport: { width: 375, height: 720 } } );

	test( 'the search of a phone opens all the same', async ( { page } ) => {
		await page.goto( '/property-for-sale/cranbrook/' );
		await expect( searchForm( page ) ).toBeHidden();
		await page.locator( '.hh-refine summary' ).click();
		await searchForm( page ).getByLabel( 'Location' ).fill( 'Rye' );
		await searchForm( page ).getByRole( 'button', { name: 'Search' } ).click();
		await expect( page ).toHaveURL( /\/property-for-sale\/rye\/$/ );
	} );
} );

test( 'every order that a list offers on a phone is read whole in its select', async ( { page } ) => {
	for ( const address of [ '/estate-agents/for-sale/', '/auctions/cars-fleet/', '/auctions/property-weald/' ] ) {
		for ( const width of [ 320, 375, 414 ] ) {
			await openAt( page, width, 720, address );
			const select = page.locator( '.hh-sort select' ).filter( { visible: true } );
			const cut = await select.evaluate( ( element: HTMLSelectElement ) => {
				const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle( element );
				const pen = document.createElement( 'canvas' ).getContext( '2d' ) as CanvasRenderingContext2D;
				pen.font = `${ fontWeight } ${ fontSize } ${ fontFamily }`;
				const room = element.clientWidth - parseFloat( paddingLeft ) - parseFloat( paddingRight );
				return [ ...element.options ].map( ( { text } ) => text ).filter( ( text ) => pen.measureText( text ).width > room );
			} );
			expect( cut, `${ address } at ${ width } px` ).toEqual( [] );
		}
	}
} );
