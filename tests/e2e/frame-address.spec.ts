import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { sendForm } from './support/forms';
import { expect, test } from './support/site';
import { signIn, siteOrigin } from './support/staff';

const SETTINGS = '/wp-admin/options-general.php?page=hh-framing';

/** A site of another origin whose one page shows ours in a frame, and remembers what it heard from it. */
async function parentSite( framed: string ): Promise< { origin: string; close: () => void } > {
	const html = `<!doctype html><title>Parent</title><link rel="icon" href="data:,"><script>window.heard = []; addEventListener( 'message', ( { data, origin } ) => data?.type === 'hearth-hammer:address' && heard.push( origin + ' ' + data.url ) );</script><iframe src="${ framed }" width="900" height="700"></iframe>`;
	const server = createServer( ( _request, answer ) => answer.writeHead( 200, { 'Content-Type': 'text/html' } ).end( html ) );
	await new Promise< void >( ( resolve ) => server.listen( 0, '127.0.0.1', resolve ) );
	return { origin: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`, close: () => server.close() };
}

async function allow( page: Page, origins: string ): Promise< void > {
	await page.goto( SETTINGS );
	await page.getByLabel( 'Sites that embed this one' ).fill( origins );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
}

/** Opens the page with the frame; the answer asks what it has heard. */
async function open( page: Page, origin: string ): Promise< () => Promise< string[] > > {
	await page.goto( `${ origin }/` );
	await expect( page.frameLocator( 'iframe' ).getByRole( 'main' ) ).toBeVisible();
	await page.frames()[ 1 ]?.waitForLoadState();
	return () => page.evaluate( () => ( window as unknown as { heard: string[] } ).heard );
}

test( '[SITE-08] a parent on the list shows the page and hears its address, and no other does', async ( { page, browser } ) => {
	test.slow();
	await signIn( page );
	const site = siteOrigin();
	const allowed = await parentSite( `${ site }/news/` );
	const other = await parentSite( `${ site }/news/` );
	await allow( page, allowed.origin );
	try {
		const visitor = await ( await browser.newContext() ).newPage();
		const heard = await open( visitor, allowed.origin );
		await expect.poll( heard ).toEqual( [ `${ site } ${ site }/news/` ] );
		await visitor.frames()[ 1 ]?.evaluate( () => {
			window.location.hash = 'main';
		} );
		await expect.poll( heard ).toEqual( [ `${ site } ${ site }/news/`, `${ site } ${ site }/news/#main` ] );
		await visitor.frames()[ 1 ]?.goto( `${ site }/estate-agents/for-sale/` );
		await expect.poll( async () => ( await heard() ).at( -1 ) ).toBe( `${ site } ${ site }/estate-agents/for-sale/` );

		const stranger = await ( await browser.newContext() ).newPage();
		const complaints: string[] = [];
		stranger.on( 'console', ( message ) => message.type() === 'error' && complaints.push( message.text() ) );
		// Its browser shows nothing of us in a frame.
		await stranger.goto( `${ other.origin }/` );
		await expect.poll( () => complaints.some( ( one ) => one.includes( 'frame-ancestors' ) ) ).toBe( true );
		expect( await stranger.evaluate( () => ( window as unknown as { heard: string[] } ).heard ) ).toEqual( [] );
		complaints.length = 0;
		// And in a browser that knows no such rule, it hears nothing.
		await stranger.route( ( url ) => url.origin === site, async ( route ) => {
			const response = await route.fetch();
			const headers = response.headers();
			delete headers[ 'content-security-policy' ];
			await route.fulfill( { response, headers } );
		} );
		const nothing = await open( stranger, other.origin );
		await stranger.frames()[ 1 ]?.evaluate( () => {
			window.location.hash = 'main';
		} );
		await stranger.frames()[ 1 ]?.goto( `${ site }/estate-agents/for-sale/` );
		// A message of its own comes through behind whatever the page has sent: nothing is still on its way.
		await stranger.frames()[ 1 ]?.evaluate( () => window.parent.postMessage( { type: 'hearth-hammer:address', url: 'the last' }, '*' ) );
		await expect.poll( nothing ).toEqual( [ `${ site } the last` ] );
		expect( complaints ).toEqual( [] );
		// A request that is still on its way ends with its page.
		await stranger.unrouteAll( { behavior: 'ignoreErrors' } );
		await visitor.context().close();
		await stranger.context().close();
	} finally {
		allowed.close();
		other.close();
		await sendForm( page, SETTINGS, 'form[action="options.php"]', { 'hh_framing[origins]': '' } );
	}
	expect( await ( await page.request.get( '/news/' ) ).text() ).not.toContain( 'id="hh-frame-origins"' );
} );
