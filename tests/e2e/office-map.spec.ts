import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';

test( '[BLK-01] the contact page shows the offices on a map of our own: by itself on a wide screen, at a press on a phone', async ( { page, isMobile } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( '/contact/' );
	await islandIsAlive( page, 'office-map' );
	const island = page.locator( '[data-island="office-map"]' );
	await island.scrollIntoViewIfNeeded();
	if ( isMobile ) {
		await island.getByRole( 'button', { name: 'Show Map' } ).click();
	}
	const labels = island.locator( '.hh-location-label > span' );
	await expect( labels ).toHaveText( await page.locator( '.hh-office__name' ).allTextContents() );
	// Each name is whole inside the map, and none is under another.
	const sheet = await island.locator( '.leaflet-container' ).boundingBox();
	const boxes = await labels.evaluateAll( ( all ) => all.map( ( one ) => one.getBoundingClientRect().toJSON() as DOMRect ) );
	for ( const [ index, box ] of boxes.entries() ) {
		expect( box.left ).toBeGreaterThanOrEqual( sheet?.x ?? Infinity );
		expect( box.right ).toBeLessThanOrEqual( ( sheet?.x ?? 0 ) + ( sheet?.width ?? 0 ) );
		for ( const other of boxes.slice( index + 1 ) ) {
			expect( box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top ).toBe( true );
		}
	}
	await expectAccessible( page );
	if ( ! isMobile ) {
		const own = new URL( page.url() ).origin;
		expect( asked.filter( ( url ) => ! url.startsWith( own ) && ! url.startsWith( 'data:' ) && ! url.startsWith( 'blob:' ) ) ).toEqual( [] );
	}
} );
