/**
 * STAFF-06: the edit screen of a property as somebody sees it on her first day: the facts are there, the rest is folded
 * and says what is in it, and what she opens stays open.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';
import { signIn } from './support/staff';
import { isStill } from './support/still';

/** WordPress's own, which a cookie holds. */
interface UserSettings {
	getUserSetting: ( name: string, otherwise: string ) => string;
}

const SETTING = 'hh_sections_hpapi_property';
const NEW = '/wp-admin/post-new.php?post_type=hpapi_property';

const EDITOR = '#wp-content-editor-container';

/** Runs in the page before its own scripts: which heights WordPress's editor has, one after the other. */
function noteHeights(): void {
	const heights: number[] = ( ( window as Window & { hhHeights?: number[] } ).hhHeights = [] );
	new MutationObserver( ( _, arrival ) => {
		const editor = document.querySelector< HTMLElement >( '#wp-content-editor-container' );
		if ( editor ) {
			arrival.disconnect();
			new ResizeObserver( () => heights.at( -1 ) !== editor.offsetHeight && heights.push( editor.offsetHeight ) ).observe( editor );
		}
	} ).observe( document, { childList: true, subtree: true } );
}

/** Whatever somebody chose before on this site: as on the first day. WordPress takes the newer of its cookie and what it kept. */
async function forget( page: Page ): Promise< void > {
	await page.request.get( '/wp-admin/profile.php' );
	const kept = ( await page.context().cookies() ).filter( ( { name } ) => /^wp-settings-\d+$/.test( name ) );
	for ( const cookie of kept ) {
		const settings = new URLSearchParams( decodeURIComponent( cookie.value ) );
		const others = [ ...settings ].filter( ( [ name ] ) => name !== '' && name !== SETTING );
		await page.context().addCookies( [
			{ ...cookie, value: encodeURIComponent( others.map( ( pair ) => pair.join( '=' ) ).join( '&' ) ) },
			{ ...cookie, name: cookie.name.replace( 'settings', 'settings-time' ), value: String( Math.floor( Date.now() / 1000 ) ) },
		] );
	}
}

test( '[STAFF-06] a property’s form opens with the facts, and remembers what a person unfolds by mouse and by key', async ( { page } ) => {
	await signIn( page );
	await forget( page );
	await page.goto( NEW );
	const section = ( id: string ) => page.locator( `#hh-section-${ id }` );
	const remembered = () => page.evaluate( ( name ) => ( window as unknown as UserSettings ).getUserSetting( name, '' ), SETTING );
	for ( const id of [ 'price', 'facts', 'place' ] ) {
		await expect( section( id ) ).toHaveAttribute( 'open' );
	}
	for ( const id of [ 'costs', 'building', 'rights', 'people', 'reference' ] ) {
		await expect( section( id ) ).not.toHaveAttribute( 'open' );
	}
	await expect( section( 'building' ).locator( 'summary' ) ).toContainText( /\d+ of \d+ filled in/ );
	// A sale does not ask what lettings are asked, and a letting not what sales are.
	await expect( page.getByLabel( 'Deposit (£)' ) ).toBeHidden();
	await page.getByLabel( 'Sale or letting' ).selectOption( '2' );
	await expect( page.getByLabel( 'Deposit (£)' ) ).toBeVisible();
	await expect( page.getByLabel( 'Price qualifier' ) ).toBeHidden();
	await expect( page.getByLabel( 'Available from' ) ).toHaveAttribute( 'type', 'date' );
	await expectAccessible( page, '#hpapi-property' );

	// Only what is folded at first is opened, and folded again: other tests type into the rest, as the same person.
	await section( 'building' ).locator( 'summary' ).click();
	await expect( section( 'building' ) ).toHaveAttribute( 'open' );
	await section( 'rights' ).locator( 'summary' ).press( 'Enter' );
	await expect( section( 'rights' ) ).toHaveAttribute( 'open' );
	// What is opened is written down a moment later.
	await expect.poll( remembered ).toMatch( /building1.*rights1/ );
	await page.addInitScript( noteHeights );
	await page.goto( NEW );
	for ( const id of [ 'rights', 'building' ] ) {
		await expect( section( id ) ).toHaveAttribute( 'open' );
		await section( id ).locator( 'summary' ).click();
		await expect( section( id ) ).not.toHaveAttribute( 'open' );
	}
	await expect.poll( remembered ).toMatch( /rights0.*building0/ );
	await expect( page.locator( '#content_ifr' ) ).toBeVisible();
	await isStill( page.locator( EDITOR ) );
	expect( await page.evaluate( () => ( window as Window & { hhHeights?: number[] } ).hhHeights ), 'what is below the editor never moves from under the pointer' ).toHaveLength( 1 );
	// The server opens and folds them, so the next form says it in its HTML.
	const next = await ( await page.request.get( NEW ) ).text();
	expect( next ).toMatch( /<details[^>]* id="hh-section-price"[^>]* open>/ );
	expect( next ).toMatch( /<details[^>]* id="hh-section-building"(?![^>]* open)[^>]*>/ );
	expect( next ).toMatch( /<details[^>]* id="hh-section-rights"(?![^>]* open)[^>]*>/ );
	for ( const width of [ 1440, 1024, 768, 375 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.locator( '#hpapi-property' ).evaluate( ( box ) => box.scrollWidth - box.clientWidth ), `${ width } px` ).toBeLessThanOrEqual( 0 );
	}
} );
