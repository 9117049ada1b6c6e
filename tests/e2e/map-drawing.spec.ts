/**
 * An area drawn on the map, with whatever a visitor has in hand: the ring that is searched is the ring that was drawn.
 */
import type { CDPSession, Page } from '@playwright/test';
import { decodePolygon, isInPolygon, type Point } from '../../src/lib/geo/polygon';
import { mapIsStill } from './support/map';
import { expect, islandIsAlive, test } from './support/site';
import { frames, isStill } from './support/still';
import type { Spot } from './support/touch';

/** Around Cranbrook and Hawkhurst, so that homes are inside and outside of what is drawn. */
const MAP = '/estate-agents/for-sale/?view=map&bounds=51.00000%2C0.40000%2C51.15000%2C0.70000';

/** In parts of the map's width and height: a ring with a dent, which no other direction or order of corners makes. */
const RING: ReadonlyArray< readonly [ number, number ] > = [ [ 0.22, 0.26 ], [ 0.55, 0.22 ], [ 0.72, 0.4 ], [ 0.5, 0.48 ], [ 0.62, 0.72 ], [ 0.3, 0.66 ] ];

/** Pixels: a line is noted every four, and simplified a little. */
const NEAR = 6;

interface Box extends Spot {
	width: number;
	height: number;
}
interface Hand {
	down: ( at: Spot ) => Promise< void >;
	move: ( at: Spot ) => Promise< void >;
	up: ( at: Spot ) => Promise< void >;
}

const map = ( page: Page ) => page.getByRole( 'region', { name: /^Map/ } );
const told = ( page: Page ) => page.locator( '.hh-property-map__told' );
const parameter = ( page: Page, name: string ) => new URL( page.url() ).searchParams.get( name ) ?? '';
const mercator = ( latitude: number ) => Math.log( Math.tan( Math.PI / 4 + ( latitude * Math.PI ) / 360 ) );

test.slow();
test.beforeEach( ( { page } ) => page.route( /tile\.openstreetmap\.org/, ( route ) => route.abort() ) );
test.afterEach( ( { complaints } ) => {
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );

/** The map with the address that names what it shows, and the box it is shown in. */
async function begin( page: Page ): Promise< Box > {
	await page.goto( MAP );
	await islandIsAlive( page, 'property-map' );
	await expect( page.locator( '.hh-pin, .hh-cluster' ).first() ).toBeVisible();
	await map( page ).focus();
	// The address says what is shown once the map has moved.
	const before = page.url();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => page.url() ).not.toBe( before );
	await mapIsStill( page );
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	await expect( map( page ) ).toBeFocused();
	// All of it: a pen is not followed out of the window.
	await map( page ).evaluate( ( element ) => element.scrollIntoView( { block: 'end', behavior: 'instant' } ) );
	await isStill( map( page ) );
	return ( await map( page ).boundingBox() )!;
}

const bounds = ( page: Page ) => {
	const [ south = 0, west = 0, north = 0, east = 0 ] = parameter( page, 'bounds' ).split( ',' ).map( Number );
	return { south, west, north, east };
};

/** Where on the screen a place is, on a map that shows these bounds in this box. */
function spot( { latitude, longitude }: Point, { south, west, north, east }: ReturnType< typeof bounds >, box: Box ): Spot {
	return {
		x: box.x + ( box.width * ( longitude - west ) ) / ( east - west ),
		y: box.y + ( box.height * ( mercator( north ) - mercator( latitude ) ) ) / ( mercator( north ) - mercator( south ) ),
	};
}

const corners = ( box: Box ): Spot[] => RING.map( ( [ x, y ] ) => ( { x: box.x + box.width * x, y: box.y + box.height * y } ) );

const between = ( a: Spot, b: Spot, part: number ): Spot => ( { x: a.x + ( b.x - a.x ) * part, y: a.y + ( b.y - a.y ) * part } );

/** The closed way round these corners, in steps of at most so many pixels. */
function way( ring: readonly Spot[], step: number ): Spot[] {
	return ring.flatMap( ( from, at ) => {
		const to = ring[ ( at + 1 ) % ring.length ]!;
		const parts = Math.max( 1, Math.ceil( Math.hypot( to.x - from.x, to.y - from.y ) / step ) );
		return Array.from( { length: parts }, ( _, part ) => between( from, to, part / parts ) );
	} );
}

/** How far the farthest point of one way is from the other. */
function apart( from: readonly Spot[], to: readonly Spot[] ): number {
	return Math.max( ...from.map( ( a ) => Math.min( ...to.map( ( b ) => Math.hypot( a.x - b.x, a.y - b.y ) ) ) ) );
}

/** What was drawn is what is in the address, is asked for, and is counted. */
async function expectSearched( page: Page, drawn: readonly Spot[], shown: ReturnType< typeof bounds >, box: Box, asked: Promise< { url: () => string } > ): Promise< void > {
	const request = new URL( ( await asked ).url() );
	await expect.poll( () => parameter( page, 'polygon' ) ).not.toBe( '' );
	const polygon = parameter( page, 'polygon' );
	expect( request.searchParams.get( 'polygon' ) ).toBe( polygon );
	const ring = decodePolygon( polygon )!;
	const searched = way( ring.map( ( one ) => spot( one, shown, box ) ), 1 );
	const meant = way( drawn, 1 );
	expect( apart( meant, searched ), 'drawn, and not searched' ).toBeLessThan( NEAR );
	expect( apart( searched, meant ), 'searched, and not drawn' ).toBeLessThan( NEAR );

	const { data } = ( await ( await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?trans_type=1' ) ).json() ) as { data: Point[] };
	const inside = data.filter( ( one ) => isInPolygon( one, ring ) ).length;
	expect( inside ).toBeGreaterThan( 0 );
	expect( inside ).toBeLessThan( data.length );
	await expect( page.locator( '.hh-property-map__count' ) ).toHaveText( `${ inside } ${ inside === 1 ? 'property' : 'properties' } in the area you drew` );
	await expect( page.locator( '.hh-area' ) ).toBeVisible();
}

const mouse = ( page: Page ): Hand => ( {
	down: async ( { x, y } ) => {
		await page.mouse.move( x, y );
		await page.mouse.down();
	},
	move: ( { x, y } ) => page.mouse.move( x, y ),
	up: () => page.mouse.up(),
} );

const pen = ( session: CDPSession ): Hand => {
	const send = ( type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Spot ) =>
		session.send( 'Input.dispatchMouseEvent', { type, x, y, pointerType: 'pen', button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, force: 0.5 } );
	return {
		down: async ( at ) => void ( await send( 'mousePressed', at ) ),
		move: async ( at ) => void ( await send( 'mouseMoved', at ) ),
		up: async ( at ) => void ( await send( 'mouseReleased', at ) ),
	};
};

const finger = ( session: CDPSession ): Hand => {
	const send = ( type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[] ) => session.send( 'Input.dispatchTouchEvent', { type, touchPoints } );
	return {
		down: async ( at ) => void ( await send( 'touchStart', [ at ] ) ),
		move: async ( at ) => void ( await send( 'touchMove', [ at ] ) ),
		up: async () => void ( await send( 'touchEnd', [] ) ),
	};
};

/** What a hand does does not hang on the width. A pen comes with a touch screen, where it is what a mouse is, too. */
for ( const [ kind, device ] of [ [ 'mouse', 'desktop' ], [ 'pen', 'phone' ], [ 'finger', 'phone' ] ] as const ) {
	for ( const [ pace, step ] of [ [ 'slowly', 8 ], [ 'fast', 90 ] ] as const ) {
		test( `an area drawn ${ pace } with a ${ kind } is the one that is searched, and the map stays where it is`, async ( { page, isMobile } ) => {
			test.skip( isMobile !== ( device === 'phone' ), `Drawn on a ${ device }.` );
			const box = await begin( page );
			const shown = bounds( page );
			const pane = page.locator( '.leaflet-map-pane' );
			const place = await pane.getAttribute( 'style' );
			const session = await page.context().newCDPSession( page );
			const hand = { mouse, pen: () => pen( session ), finger: () => finger( session ) }[ kind ]( page );
			const [ first, ...rest ] = way( corners( box ), step ) as [ Spot, ...Spot[] ];
			await hand.down( first );
			for ( const [ at, one ] of rest.entries() ) {
				await hand.move( one );
				if ( pace === 'slowly' && at % 5 === 0 ) {
					await frames( page, 1 );
				}
			}
			// A map that is dragged moves with the next frame.
			await frames( page );
			expect( await pane.getAttribute( 'style' ) ).toBe( place );
			const asked = page.waitForRequest( /map-properties\?.*polygon=/ );
			await hand.up( rest.at( -1 )! );
			await expectSearched( page, corners( box ), shown, box, asked );
		} );
	}
}

test( 'an area of clicks is the one that is searched; a double click adds points and does not zoom', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A phone has taps, below.' );
	const box = await begin( page );
	const shown = bounds( page );
	for ( const [ at, { x, y } ] of corners( box ).entries() ) {
		await page.mouse.click( x, y );
		await expect( told( page ) ).toContainText( `${ at + 1 } point` );
	}
	const { x, y } = corners( box ).at( -1 )!;
	await page.mouse.dblclick( x, y );
	await expect( told( page ) ).toContainText( `${ RING.length + 2 } points` );
	const asked = page.waitForRequest( /map-properties\?.*polygon=/ );
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expectSearched( page, corners( box ), shown, box, asked );
} );

test( 'an area of taps is the one that is searched; two quick taps do not zoom', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'This window has no touch screen.' );
	const box = await begin( page );
	const shown = bounds( page );
	for ( const [ at, { x, y } ] of corners( box ).entries() ) {
		// The clicks of two taps in less time than a test's hand takes.
		await page.locator( '.hh-drawing' ).evaluate( ( sheet ) => {
			const click = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
			sheet.dispatchEvent( new PointerEvent( 'click', click ) );
			sheet.dispatchEvent( new PointerEvent( 'click', click ) );
		} );
		await mapIsStill( page );
		await page.touchscreen.tap( x, y );
		await expect( told( page ) ).toContainText( `${ at + 1 } point` );
	}
	const asked = page.waitForRequest( /map-properties\?.*polygon=/ );
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expectSearched( page, corners( box ), shown, box, asked );
} );

test( 'an area drawn with the keys is the one that is searched', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'Keys are those of a desktop.' );
	const box = await begin( page );
	const shown = bounds( page );
	const drawn: Spot[] = [];
	for ( const keys of [ [ 'ArrowLeft', 'ArrowDown' ], [ 'ArrowRight', 'ArrowRight' ], [ 'ArrowLeft', 'ArrowUp', 'ArrowUp' ] ] ) {
		for ( const key of keys ) {
			const before = page.url();
			await page.keyboard.press( key );
			await expect.poll( () => page.url() ).not.toBe( before );
			await mapIsStill( page );
		}
		const now = bounds( page );
		await page.keyboard.press( 'Enter' );
		const middle = 2 * Math.atan( Math.exp( ( mercator( now.north ) + mercator( now.south ) ) / 2 ) ) - Math.PI / 2;
		drawn.push( spot( { latitude: ( middle * 180 ) / Math.PI, longitude: ( now.west + now.east ) / 2 }, shown, box ) );
		await expect( told( page ) ).toContainText( `${ drawn.length } point` );
	}
	const asked = page.waitForRequest( /map-properties\?.*polygon=/ );
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expectSearched( page, drawn, shown, box, asked );
} );
