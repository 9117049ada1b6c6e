import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { mapIsStill } from './support/map';
import { cardLinks, cards, expect, islandIsAlive, layoutShift, test } from './support/site';
import { frames, isStill } from './support/still';

const MAP = '/estate-agents/for-sale/?view=map';
const TILES = /tile\.openstreetmap\.org/;
const PIXEL = Buffer.from( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64' );

const map = ( page: Page ) => page.getByRole( 'region', { name: /^Map/ } );
const pins = ( page: Page ) => page.locator( '.hh-pin' );
const marks = ( page: Page ) => page.locator( '.hh-pin, .hh-cluster' );
const count = ( page: Page ) => page.locator( '.hh-property-map__count' );

// No test asks the outside world for tiles: that they fail is what these pages are to bear.
test.beforeEach( ( { page } ) => page.route( TILES, ( route ) => route.abort() ) );
test.afterEach( ( { complaints } ) => {
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );

// The embedded site answers one request at a time.
test.slow();

async function open( page: Page, address = MAP ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'property-map' );
	await expect( marks( page ).first() ).toBeVisible();
}

/** Zooms into clusters until a single property is to be seen. */
async function aPin( page: Page ) {
	for ( let step = 0; step < 12 && ( await pins( page ).count() ) === 0; step++ ) {
		await page.locator( '.hh-cluster' ).first().evaluate( ( button: HTMLElement ) => button.click() );
		await mapIsStill( page );
		if ( await page.getByRole( 'dialog' ).isVisible() ) {
			await page.keyboard.press( 'Escape' );
		}
	}
	return pins( page ).first();
}

const property = ( index: number ) => ( {
	url: `https://example.com/property/${ index }/`,
	image: '',
	parish: 'Cranbrook',
	price_string: '£400,000',
	heading: '3 bedroom house for sale',
	status: 'For sale',
	latitude: 50.9 + ( ( index * 7919 ) % 5003 ) / 12000,
	longitude: 0.1 + ( ( index * 104729 ) % 5009 ) / 6000,
	map_marker_url: '/wp-content/plugins/hpapi/assets/map-marker-available.svg',
} );

test( '[LIST-04] all properties of the search on the map, clustered; a click or a key shows a card, and 5,000 stay smooth', async ( { page, isMobile } ) => {
	await open( page );
	const answer = await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?trans_type=1' );
	const { data } = ( await answer.json() ) as { data: unknown[] };
	await expect( count( page ) ).toHaveText( `${ data.length } properties in this area` );
	const marked = await marks( page ).evaluateAll( ( all ) => all.reduce( ( sum, one ) => sum + ( Number( one.textContent ) || 1 ), 0 ) );
	expect( marked ).toBe( data.length );

	const pin = await aPin( page );
	const name = ( await pin.getAttribute( 'aria-label' ) ) ?? '';
	expect( await pin.locator( 'img' ).getAttribute( 'src' ) ).toMatch( /map-marker-\w+\.svg$/ );
	await pin.evaluate( ( button: HTMLElement ) => button.click() );
	const card = page.getByRole( 'dialog', { name } );
	await expect( card, 'whole, without scrolling' ).toBeInViewport( { ratio: 0.95 } );
	await expect( card.getByRole( 'link' ) ).toHaveAttribute( 'href', /\/property\/\d+\// );
	await card.getByRole( 'button', { name: 'Close' } ).click();
	await expect( card ).toBeHidden();
	// Keys are a desk's, and a wide window has the most of them in view.
	if ( isMobile ) {
		return;
	}

	const byKey = page.getByRole( 'button', { name, exact: true } ).first();
	await byKey.focus();
	await page.keyboard.press( 'Enter' );
	await expect( card ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( byKey ).toBeFocused();

	await page.route( /map-properties/, ( route ) => route.fulfill( { json: { data: Array.from( { length: 5000 }, ( _, index ) => property( index ) ) } } ) );
	await open( page );
	await expect( count( page ) ).toHaveText( '5,000 properties in this area' );
	await map( page ).focus();
	const times = page.evaluate(
		() =>
			new Promise< number[] >( ( resolve ) => {
				const all: number[] = [];
				let before = performance.now();
				const next = ( now: number ) => {
					all.push( now - before );
					before = now;
					if ( all.length < 90 ) {
						requestAnimationFrame( next );
					} else {
						resolve( all );
					}
				};
				requestAnimationFrame( next );
			} )
	);
	for ( const key of [ 'ArrowRight', 'ArrowRight', 'ArrowDown', '+', 'ArrowLeft', '+', 'ArrowUp' ] ) {
		await page.keyboard.press( key );
		await frames( page, 7 );
	}
	const sorted = ( await times ).sort( ( one, other ) => one - other );
	test.info().annotations.push( { type: 'frames', description: `median ${ sorted[ 45 ]?.toFixed( 1 ) } ms, 95th ${ sorted[ 85 ]?.toFixed( 1 ) } ms` } );
	// Only what is in view is in the document, whatever the number of properties.
	expect( await marks( page ).count() ).toBeLessThan( 400 );
	expect( await page.locator( '.hh-map-rows li' ).count() ).toBeLessThanOrEqual( 51 );
} );

test( 'the part of the map goes into the address, and a reload shows it again', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await open( page );
	expect( page.url() ).not.toContain( 'bounds=' );
	await map( page ).focus();
	await page.keyboard.press( '+' );
	await expect.poll( () => page.url() ).toContain( 'bounds=' );
	await mapIsStill( page );
	const [ address, said ] = [ page.url(), await count( page ).innerText() ];
	expect( await page.locator( 'a[data-hh-view-link="grid"]' ).getAttribute( 'href' ) ).toContain( 'bounds=' );
	await page.reload();
	await islandIsAlive( page, 'property-map' );
	await expect( count( page ) ).toHaveText( said );
	expect( page.url() ).toBe( address );
} );

/** How many of these properties lie in the part of the map that the address names. */
const inBounds = ( address: string, all: Array< { latitude: number; longitude: number } > ): number => {
	const [ south = 0, west = 0, north = 0, east = 0 ] = ( new URL( address ).searchParams.get( 'bounds' ) ?? '' ).split( ',' ).map( Number );
	return all.filter( ( one ) => one.latitude >= south && one.latitude <= north && one.longitude >= west && one.longitude <= east ).length;
};

test( 'what the map says of an area is so after every move and zoom, and of all where it does not follow', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	await open( page );
	const { data } = ( await ( await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?trans_type=1' ) ).json() ) as { data: Array< { latitude: number; longitude: number } > };
	await map( page ).focus();
	for ( const key of [ '+', 'ArrowRight', 'ArrowDown', '+', 'ArrowLeft', '-', '-', '-' ] ) {
		const before = page.url();
		await page.keyboard.press( key );
		await expect.poll( () => page.url(), { intervals: [ 100 ] } ).not.toBe( before );
		const words = () => {
			const number = inBounds( page.url(), data );
			return number === 0 ? 'No properties in this area' : `${ number } ${ number === 1 ? 'property' : 'properties' } in this area`;
		};
		await expect.poll( async () => ( await count( page ).innerText() ) === words(), { message: `${ key }: ${ words() }`, intervals: [ 100 ] } ).toBe( true );
	}
	await page.getByRole( 'checkbox', { name: /Search as I move/ } ).uncheck();
	await expect( count( page ) ).toHaveText( `${ data.length } properties` );
} );

// Drawing it is in map-drawing.spec.ts.
test( 'a drawn area is counted as one, and what the page said of it goes with it', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	// A triangle round Cranbrook.
	await open( page, `${ MAP }&polygon=${ encodeURIComponent( '_}gvH_ry@_af@?~oR_t`B' ) }` );
	expect( page.url() ).toContain( 'polygon=' );
	await expect( count( page ) ).toHaveText( /^(\d+ propert(y|ies)|No properties) in the area you drew$/ );
	await expect( page.locator( '.hh-area' ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).not.toContainText( 'area drawn' );
	const chip = page.locator( '[data-hh-filter="polygon"]' );
	await expect( chip ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Clear the area' } ).first().click();
	await expect.poll( () => page.url() ).not.toContain( 'polygon=' );
	await expect( page.locator( '.hh-area' ) ).toHaveCount( 0 );
	await expect( count( page ) ).toHaveText( /properties in this area$|^\d+ properties$/ );
	await expect( chip ).toBeHidden();
	// The form hears of it when a visitor turns to it.
	await islandIsAlive( page, 'search-form' );
	await expect( page.locator( 'form[role="search"] input[name="polygon"]' ) ).toHaveCount( 0 );
} );

test( 'a price on the map is whole: its qualifier stands before it', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	const { data } = ( await ( await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?trans_type=1&location=Cranbrook' ) ).json() ) as { data: Array< { price_string: string; latitude: number; longitude: number } > };
	const guided = data.find( ( one ) => one.price_string.startsWith( 'Guide price £' ) );
	expect( guided ).toBeDefined();
	const { latitude, longitude, price_string } = guided!;
	await page.goto( `${ MAP }&bounds=${ [ latitude - 0.002, longitude - 0.002, latitude + 0.002, longitude + 0.002 ].map( ( one ) => one.toFixed( 5 ) ).join( '%2C' ) }` );
	await islandIsAlive( page, 'property-map' );
	await expect( page.locator( '.hh-map-rows__price' ).filter( { hasText: price_string } ).first() ).toBeVisible();
	const pin = page.getByRole( 'button', { name: new RegExp( `^${ price_string }, ` ) } ).first();
	await pin.evaluate( ( button: HTMLElement ) => button.click() );
	await expect( page.locator( '.hh-pin-card__price' ).first() ).toHaveText( price_string );
} );

/** Whether two boxes share a point. */
const meet = ( one: { x: number; y: number; width: number; height: number }, other: { x: number; y: number; width: number; height: number } ): boolean =>
	one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test( 'a pin says its price in short; the first view cuts none off, and none lies on the map’s note', async ( { page } ) => {
	for ( const address of [ MAP, '/estate-agents/to-rent/?view=map', '/property-for-sale/cranbrook/?view=map' ] ) {
		await open( page, address );
		await expect( page.locator( '.hh-map.is-plain, .leaflet-tile-loaded' ).first() ).toBeVisible( { timeout: 15_000 } );
		const stage = ( await map( page ).boundingBox() )!;
		const note = ( await page.locator( '.leaflet-control-attribution' ).boundingBox() )!;
		const labels = await page.locator( '.hh-pin__label, .hh-cluster' ).evaluateAll( ( all ) => all.map( ( label ) => ( { text: ( label as HTMLElement ).innerText, box: label.getBoundingClientRect().toJSON() as DOMRect } ) ) );
		expect( labels.length ).toBeGreaterThan( 0 );
		for ( const { text, box } of labels ) {
			const name = `${ address } ${ text }`;
			expect( meet( box, note ), `${ name } on the note` ).toBe( false );
			expect( box.x, name ).toBeGreaterThanOrEqual( stage.x );
			expect( box.y, name ).toBeGreaterThanOrEqual( stage.y );
			expect( box.x + box.width, name ).toBeLessThanOrEqual( stage.x + stage.width );
			expect( box.y + box.height, name ).toBeLessThanOrEqual( stage.y + stage.height );
		}
	}
	const drawn = await pins( page ).evaluateAll( ( all ) => all.map( ( pin ) => ( { text: pin.textContent, box: pin.getBoundingClientRect() } ) ).map( ( { text, box } ) => ( { text, least: Math.min( box.width, box.height ) } ) ) );
	for ( const { text, least } of drawn ) {
		expect( text ).toMatch( /^(POA|£\d+(\.\d+)?[km])$/ );
		expect( least ).toBeGreaterThanOrEqual( 44 );
	}
} );

// What axe finds on it is in every-page.spec.ts, with a card open and while drawing in open-states.spec.ts.
test( 'the page of the map does not jump; the map is as high as the window: it stays beside its cards, or has them in a bar below it', async ( { page, isMobile } ) => {
	await open( page );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	// The page's own number is that of when it came, and is not shown beside the map's.
	await expect( count( page ) ).toBeVisible();
	await expect( page.locator( '.hh-list__count' ) ).toBeHidden();
	// The question about cookies stands over the lower edge until it is answered.
	await page.getByRole( 'button', { name: 'Decline' } ).click();
	const header = ( await page.locator( '.hh-header' ).boundingBox() )!.height;
	const height = page.viewportSize()!.height;
	const stage = page.locator( '.hh-property-map__stage' );
	const side = page.locator( '.hh-property-map__side' );
	await stage.evaluate( ( element, top ) => window.scrollTo( { top: element.getBoundingClientRect().top + window.scrollY - top, behavior: 'instant' } ), header );
	const [ box, bar ] = [ ( await stage.boundingBox() )!, ( await side.boundingBox() )! ];
	expect( box.y ).toBeCloseTo( header, -1 );
	if ( isMobile ) {
		// The map and the bar fill the window between them, and the first card is whole.
		expect( bar.y ).toBeCloseTo( box.y + box.height, 0 );
		expect( bar.y + bar.height ).toBeLessThanOrEqual( height + 2 );
		expect( bar.y + bar.height ).toBeGreaterThan( height - 24 );
		const card = ( await page.locator( '.hh-map-rows__row' ).first().boundingBox() )!;
		expect( card.y + card.height ).toBeLessThanOrEqual( height );
		expect( card.width ).toBeGreaterThan( 240 );
		const session = await page.context().newCDPSession( page );
		const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0 ) => session.send( 'Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [ { x, y: card.y + card.height / 2 } ] } );
		await touch( 'touchStart', 300 );
		for ( let x = 280; x >= 40; x -= 20 ) {
			await touch( 'touchMove', x );
		}
		await touch( 'touchEnd' );
		// A fast finger brings the second card, or the third: how fast this one is depends on the machine.
		const lit = page.locator( '.hh-map-rows__row:not(:first-child).is-lit' );
		await expect( lit ).toHaveCount( 1 );
		await isStill( page.locator( '.hh-map-rows' ) );
		await expect( page.locator( '.is-lit:is(.hh-pin, .hh-cluster)' ) ).toHaveCount( 1 );
		// It stays at the gutter: the pin that it lit does not take the bar elsewhere.
		await expect( lit ).toHaveCount( 1 );
		const { x } = ( await lit.boundingBox() )!;
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x ).toBeLessThan( 40 );
		return;
	}
	expect( box.height ).toBeCloseTo( height - header, -1 );
	expect( bar.x ).toBeGreaterThan( box.x + box.width );
	// The page scrolls the cards past the map.
	await page.evaluate( () => window.scrollBy( { top: 500, behavior: 'instant' } ) );
	expect( Math.abs( ( await stage.boundingBox() )!.y - box.y ) ).toBeLessThan( 3 );
	expect( ( await side.boundingBox() )!.y ).toBeLessThan( bar.y - 400 );
	// A card lights its pin; another part of the map is read from the first of its cards.
	await page.locator( '.hh-map-rows__row' ).nth( 4 ).hover();
	await expect( page.locator( '.is-lit:is(.hh-pin, .hh-cluster)' ) ).toHaveCount( 1 );
	await map( page ).focus();
	await page.keyboard.press( '+' );
	await expect.poll( async () => ( await side.boundingBox() )!.y ).toBeGreaterThanOrEqual( header - 4 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

test( 'what is under offer or sold has a sign of its own on its pin, not a colour alone', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	const drawings = await Promise.all(
		[ 'available', 'under_offer', 'complete' ].map( async ( group ) => ( await page.request.get( `/wp-content/plugins/hpapi/assets/map-marker-${ group }.svg` ) ).text() )
	);
	const shapes = drawings.map( ( drawing ) => [ ...drawing.matchAll( / d="([^"]+)"/g ) ].map( ( [ , path ] ) => path ).join( '|' ) );
	expect( new Set( shapes ).size ).toBe( 3 );
} );

test( 'an area is drawn with a finger: a line says how, and what it takes is in reach', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'a finger' );
	await open( page );
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	const hint = page.locator( '.hh-property-map__told' );
	await expect( hint ).toHaveText( 'Draw with your finger, or tap to add points.' );
	const stage = ( await map( page ).boundingBox() )!;
	const width = page.viewportSize()!.width;
	for ( const name of [ 'Finish', 'Cancel', 'Undo', 'Add a point at the centre of the map' ] ) {
		const box = ( await page.getByRole( 'button', { name } ).boundingBox() )!;
		expect( box.height, name ).toBeGreaterThanOrEqual( 44 );
		expect( box.x, name ).toBeGreaterThanOrEqual( 0 );
		expect( box.x + box.width, name ).toBeLessThanOrEqual( width );
	}
	const line = ( await hint.boundingBox() )!;
	expect( line.y ).toBeGreaterThanOrEqual( stage.y );
	expect( line.height ).toBeLessThanOrEqual( 44 );
	await map( page ).scrollIntoViewIfNeeded();
	const box = ( await map( page ).boundingBox() )!;
	const at = ( x: number, y: number ) => ( { x: box.x + box.width * x, y: box.y + box.height * y } );
	// A tap sets a corner, which can be taken back.
	await page.touchscreen.tap( at( 0.5, 0.5 ).x, at( 0.5, 0.5 ).y );
	await expect( hint ).toContainText( '1 point added' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( hint ).toContainText( 'Draw with your finger' );
	for ( const [ x, y ] of [ [ 0.2, 0.3 ], [ 0.7, 0.3 ], [ 0.45, 0.7 ] ] as const ) {
		await page.touchscreen.tap( at( x, y ).x, at( x, y ).y );
	}
	await expect( hint ).toContainText( '3 points added' );
	expect( ( await hint.boundingBox() )!.height, 'one line' ).toBeLessThanOrEqual( 44 );
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expect.poll( () => page.url() ).toContain( 'polygon=' );
	await expect( count( page ) ).toHaveText( /in the area you drew$/ );
	await expect( hint ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Clear the area' } ).first().click();
	await expect.poll( () => page.url() ).not.toContain( 'polygon=' );
} );

test( '[LIST-05] where the data of the map do not come, the list is there and nothing is said', async ( { page, complaints, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await page.route( /map-properties/, ( route ) => route.abort() );
	await page.goto( MAP );
	await expect( page.locator( '[data-island="property-map"][data-island-state="failed"]' ) ).toBeAttached();
	await expect( cards( page ).first() ).toBeVisible();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	// The browser's own log, and React's.
	complaints.splice( 0 );
} );

test( 'tiles are shown where they can be had, and our own places where they cannot', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await open( page );
	await expect( page.locator( '.hh-map.is-plain' ) ).toBeVisible( { timeout: 15_000 } );
	await expect( page.locator( '.hh-place' ).first() ).toBeAttached();
	await expect( page.getByText( /Street map not available/ ) ).toBeVisible();
	await page.unroute( TILES );
	await page.route( TILES, ( route ) => route.fulfill( { body: PIXEL, contentType: 'image/png' } ) );
	await open( page );
	await expect( page.locator( '.leaflet-tile-loaded' ).first() ).toBeAttached();
	await expect( page.getByRole( 'link', { name: 'OpenStreetMap contributors' } ) ).toBeVisible();
	await expect( page.locator( '.hh-map.is-plain' ) ).toHaveCount( 0 );
} );

// What else is on the page, axe has looked at in every-page.spec.ts.
test.describe( 'the map of a property', () => {
	const openProperty = async ( page: Page ) => {
		await page.goto( ( await cardLinks( page, '/estate-agents/for-sale/' ) )[ 0 ] ?? '' );
		await islandIsAlive( page, 'property-location' );
	};

	test( '[PROP-03] on a wide screen it is open on our own ground, and no server of tiles is asked before the visitor asks for streets', async ( { page, isMobile, complaints } ) => {
		test.skip( isMobile, 'Phones have the button alone.' );
		await openProperty( page );
		const tiles: string[] = [];
		page.on( 'request', ( request ) => TILES.test( request.url() ) && tiles.push( request.url() ) );
		// Not before the visitor comes near.
		await expect( map( page ) ).toHaveCount( 0 );
		const before = await page.locator( '.hh-location-map__panel' ).boundingBox();
		await page.locator( '#location' ).scrollIntoViewIfNeeded();
		await expect( map( page ) ).toBeVisible();
		await expect( page.locator( '.hh-map.is-plain .hh-place:not(.hh-location-station, .hh-place--unnamed) span' ).first() ).toBeVisible();
		await expect( page.locator( '.hh-location-circle, .hh-location-pin' ) ).toBeVisible();
		// It had its room.
		expect( ( await map( page ).boundingBox() )!.height ).toBeLessThanOrEqual( before!.height );
		// No name of a place lies under the note of what is shown, nor under the scale.
		const over = await page.locator( '.hh-map' ).evaluate( ( element ) => {
			const notes = [ ...element.querySelectorAll( '.leaflet-bottom .leaflet-control' ) ].map( ( note ) => note.getBoundingClientRect() );
			const names = [ ...element.querySelectorAll( '.hh-place:not(.hh-place--unnamed) span' ) ].map( ( name ) => name.getBoundingClientRect() ).filter( ( { width } ) => width > 0 );
			return names.filter( ( name ) => notes.some( ( note ) => name.left < note.right && name.right > note.left && name.top < note.bottom && name.bottom > note.top ) ).length;
		} );
		expect( over ).toBe( 0 );
		expect( tiles ).toEqual( [] );
		await expectAccessible( page, '#location' );
		await page.getByRole( 'button', { name: 'Show street map' } ).click();
		await expect.poll( () => tiles.length ).toBeGreaterThan( 0 );
		await expect( page.getByRole( 'button', { name: 'Show street map' } ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Hide Map' } ).click();
		await expect( map( page ) ).toHaveCount( 0 );
		complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
	} );

	test( '[PROP-03] comes with the button and goes with it; where it fails that is said, and the button is as before', async ( { page, isMobile, complaints } ) => {
		test.skip( ! isMobile, 'On a wide screen it is there without being asked for.' );
		await openProperty( page );
		for ( const broken of [ /chunks\/map\.[^/]*js/, /\/loader\/property-map\// ] ) {
			await page.route( broken, ( route ) => route.abort() );
			await page.getByRole( 'button', { name: 'Show Map' } ).click();
			await expect( page.getByText( 'Sorry, error loading the map', { exact: true } ) ).toBeVisible();
			await expect( page.getByRole( 'button', { name: 'Show Map' } ) ).toBeVisible();
			await page.unroute( broken );
		}
		complaints.splice( 0 );

		const panel = page.waitForResponse( /\/loader\/property-map\/\d+\/$/ );
		await page.getByRole( 'button', { name: 'Show Map' } ).click();
		expect( ( await panel ).headers()[ 'x-robots-tag' ] ).toBe( 'noindex' );
		await expect( map( page ) ).toBeVisible();
		await expect( page.getByText( 'Sorry, error loading the map' ) ).toHaveCount( 0 );
		await expect( page.locator( '.hh-location-circle, .hh-location-pin' ) ).toBeVisible();
		await expectAccessible( page, '#location' );
		await page.getByRole( 'button', { name: 'Hide Map' } ).click();
		await expect( map( page ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'button', { name: 'Show Map' } ) ).toBeVisible();
	} );
} );
