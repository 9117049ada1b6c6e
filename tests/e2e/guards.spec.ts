import { expect, test } from './support/site';

test( '[SEC-01] every page carries the security headers, and its policy is there', async ( { request } ) => {
	for ( const address of [ '/', '/property-for-sale/', '/no-such-page/', '/wp-json/', '/wp-login.php', '/?feed=rss2' ] ) {
		const headers = ( await request.get( address ) ).headers();
		expect.soft( headers[ 'x-content-type-options' ], address ).toBe( 'nosniff' );
		expect.soft( headers[ 'content-security-policy' ], address ).toContain( "frame-ancestors 'self'" );
		expect.soft( headers[ 'referrer-policy' ], address ).toMatch( /^(strict-origin-when-cross-origin|no-referrer)$/ );
		expect.soft( headers[ 'permissions-policy' ], address ).toContain( 'camera=()' );
		expect.soft( headers[ 'strict-transport-security' ], address ).toBeUndefined();
	}
	// The site of `npm start` reports, those of the production stack enforce.
	const home = ( await request.get( '/' ) ).headers();
	expect( home[ 'content-security-policy-report-only' ] ?? home[ 'content-security-policy' ] ).toContain( "default-src 'self'" );
} );

test( '[SEC-01] the policy is watched: what it does not know fails a test', async ( { page, complaints } ) => {
	await page.route( 'https://elsewhere.example/**', ( route ) => route.fulfill( { contentType: 'text/javascript', body: '' } ) );
	const home = await page.goto( '/' );
	const isEnforced = home!.headers()[ 'content-security-policy' ]!.includes( 'default-src' );
	expect( complaints ).toEqual( [] );
	await page.evaluate( () => {
		const script = document.createElement( 'script' );
		script.src = 'https://elsewhere.example/evil.js';
		document.head.append( script );
	} );
	await expect.poll( () => complaints.some( ( one ) => one.startsWith( 'breaks the policy script-src' ) ) ).toBe( true );
	if ( isEnforced ) {
		await expect.poll( () => complaints.some( ( one ) => one.startsWith( 'logged' ) ) ).toBe( true );
	}
	complaints.length = 0;
} );

test( '[SEC-01] no redirect and no address follows the Host header', async ( { request, baseURL } ) => {
	const own = new URL( baseURL! ).host;
	for ( const address of [ '/', '/property-for-sale', '/wp-admin/', '/auctions', '/no-such-page/' ] ) {
		const answer = await request.get( address, { headers: { Host: 'evil.example' }, maxRedirects: 0 } );
		const location = answer.headers().location ?? '';
		expect.soft( `${ location } ${ decodeURIComponent( location ) } ${ await answer.text() }`, address ).not.toContain( 'evil.example' );
		expect.soft( answer.status() === 301 ? new URL( location ).host : own, address ).toBe( own );
	}
} );

test( '[SEC-02] _method: a list is 400, a GET writes nothing', async ( { request } ) => {
	expect( ( await request.get( '/wp-json/hpapi/v1/estate-agents/locations?_method[]=GET' ) ).status() ).toBe( 400 );
	const token = await request.get( '/wp-json/hpapi/v1/auction/sync-token?_method=POST&auctioneer_id=a&sale_id=b' );
	expect( [ token.status(), ( await token.json() ).code ] ).toEqual( [ 400, 'rest_invalid_param' ] );
} );

test( '[API-18] HEAD says what GET says, and calendars, feeds and redirects how long they may be kept', async ( { page, request } ) => {
	await page.goto( '/auctions/' );
	const calendar = await page.locator( 'a[href*=".ics"]' ).first().getAttribute( 'href' );
	expect( calendar ).toBeTruthy();
	for ( const address of [ '/', '/property-for-sale/', '/?feed=rss2', '/property-for-sale/?feed=rss2', calendar!.replace( /^webcal:/, 'http:' ), '/wp-json/hpapi/v1/estate-agents/locations' ] ) {
		const [ get, head ] = [ await request.get( address ), await request.head( address ) ];
		expect.soft( get.headers()[ 'cache-control' ], address ).toMatch( /max-age=/ );
		for ( const name of [ 'cache-control', 'etag', 'last-modified', 'content-type' ] ) {
			expect.soft( head.headers()[ name ], `${ name } of ${ address }` ).toBe( get.headers()[ name ] );
		}
		expect.soft( [ head.status(), ( await head.body() ).length ], address ).toEqual( [ get.status(), 0 ] );
	}
	const moved = await request.get( '/property-for-sale', { maxRedirects: 0 } );
	expect( [ moved.status(), moved.headers()[ 'cache-control' ] ] ).toEqual( [ 301, 'public, max-age=3600' ] );
} );

test( 'search terms of 6 KB are answered', async ( { request } ) => {
	for ( const letter of [ 'a', '%C3%A9' ] ) {
		const answer = await request.get( `/?s=${ letter.repeat( 6000 / letter.length ) }` );
		expect( answer.status() ).toBeLessThan( 500 );
	}
} );
