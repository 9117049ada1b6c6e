import { aParish, expect, test } from './support/site';

test( '[API-18] pages can be asked for again: 304 where nothing has changed, nothing shared of a private one', async ( { page, request } ) => {
	await page.goto( '/' );
	const parish = await aParish( page );
	const lists = `/property-for-sale/${ parish.toLowerCase().replace( / /g, '-' ) }/`;
	for ( const address of [ '/', lists ] ) {
		const first = await request.get( address );
		const tag = first.headers().etag ?? '';
		expect( tag ).toMatch( /^W\/"[0-9a-f]{32}"$/ );
		const again = await request.get( address, { headers: { 'If-None-Match': tag } } );
		expect( [ again.status(), ( await again.body() ).length ] ).toEqual( [ 304, 0 ] );
	}
	const missing = await request.get( '/no-such-page/' );
	expect( [ missing.status(), missing.headers().etag ] ).toEqual( [ 404, undefined ] );
} );
