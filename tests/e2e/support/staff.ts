import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { runPhp } from './wp';

type Cookies = Awaited< ReturnType< BrowserContext[ 'cookies' ] > >;

/** WordPress's answer to who may write through its REST API: as lasting as the session. */
let nonce = '';

/** Who is signed in stays so for the run: a session of WordPress holds for days, and signing in takes three pages. */
let session: Cookies = [];

/**
 * Signs the demo's administrator in. The page stays where it is.
 *
 * @param page
 */
export async function signIn( page: Page ): Promise< void > {
	if ( session.length === 0 ) {
		session = await cookiesOf( page, process.env.HH_ADMIN_USER ?? 'admin', process.env.HH_ADMIN_PASSWORD ?? 'password' );
	}
	await page.context().addCookies( session );
}

/**
 * Signs in an account of a role, which it makes where the site has none. Whoever was signed in is no longer.
 *
 * @param page
 * @param role The role's name in WordPress, e.g. `hh_auctioneer`.
 */
export async function signInAs( page: Page, role: string ): Promise< void > {
	const { name, password } = account( role );
	await page.context().clearCookies();
	await page.context().addCookies( await cookiesOf( page, name, password ) );
}

/** The same by WordPress's form, which says where they are afterwards. */
export async function signInByForm( page: Page, role: string ): Promise< void > {
	const { name, password } = account( role );
	await page.context().clearCookies();
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username or Email Address' ).fill( name );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
}

/** Those that this run has seen to: WP-CLI starts WordPress for each. */
const accounts = new Set< string >();

/** Of a role, made where the site has none. */
function account( role: string ): { name: string; password: string } {
	const name = `test-${ role.replace( /_/g, '-' ) }`;
	const password = `${ name }, for a test`;
	if ( ! accounts.has( role ) ) {
		expect( runPhp( 'staff-user.php', { NAME: name, PASSWORD: password, ROLE: role } ).trim() ).toMatch( /^\d+$/ );
		accounts.add( role );
	}
	return { name, password };
}

async function cookiesOf( page: Page, user: string, password: string ): Promise< Cookies > {
	const form = { log: user, pwd: password };
	// WordPress wants to see that cookies come back.
	const headers = { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
	await page.request.post( '/wp-login.php', { form, headers, maxRedirects: 0, timeout: 60_000 } );
	const cookies = ( await page.context().cookies() ).filter( ( { name } ) => /^wordpress_(logged_in_|sec_)?[0-9a-f]{32}$/.test( name ) );
	expect( cookies.map( ( { name } ) => name ), `${ user } is signed in` ).toContainEqual( expect.stringMatching( /^wordpress_logged_in_/ ) );
	return cookies;
}

/**
 * WordPress's own REST API, as whoever is signed in in the page's browser.
 *
 * @param page
 * @param method
 * @param route  Behind `/wp-json/wp/v2/`.
 * @param data
 */
export async function wpRest< Answer >( page: Page, method: 'GET' | 'POST' | 'DELETE', route: string, data?: object ): Promise< Answer > {
	nonce ||= ( await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text() ).trim();
	const answer = await page.request.fetch( `/wp-json/wp/v2/${ route }`, { method, headers: { 'X-WP-Nonce': nonce }, timeout: 60_000, ...( data ? { data } : {} ) } );
	expect( answer.ok(), `${ method } ${ route }: ${ answer.status() } ${ await answer.text() }` ).toBe( true );
	return ( await answer.json() ) as Answer;
}

/** Deletes for good what these routes name, in few requests: WordPress takes 25 at once. */
export async function wpRestDelete( page: Page, routes: string[] ): Promise< void > {
	nonce ||= ( await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text() ).trim();
	for ( let first = 0; first < routes.length; first += 25 ) {
		const requests = routes.slice( first, first + 25 ).map( ( route ) => ( { method: 'DELETE', path: `/wp/v2/${ route }?force=true` } ) );
		const answer = await page.request.post( '/wp-json/batch/v1', { headers: { 'X-WP-Nonce': nonce }, timeout: 60_000, data: { requests } } );
		const { responses } = ( await answer.json() ) as { responses: Array< { status: number; body: unknown } > };
		expect( responses.filter( ( { status } ) => status !== 200 ), 'deleted' ).toEqual( [] );
		expect( responses, 'deleted' ).toHaveLength( requests.length );
	}
}

/** Where the site is, without a slash at the end: also before a page is opened. */
export const siteOrigin = (): string => new URL( test.info().project.use.baseURL ?? '' ).origin;

/** Publishes what is on the screen. WordPress's button turns clicks away while the draft is kept that leaving the title begins. */
export async function publish( page: Page ): Promise< void > {
	const marked = () => document.documentElement.dataset.before === 'yes';
	await page.evaluate( () => ( document.documentElement.dataset.before = 'yes' ) );
	await expect( async () => {
		if ( await page.evaluate( marked ) ) {
			await page.locator( '#publish:not(.disabled)' ).click( { timeout: 5000 } );
		}
		await page.waitForFunction( () => document.documentElement.dataset.before !== 'yes', null, { timeout: 15_000 } );
	} ).toPass( { timeout: 60_000 } );
}

/**
 * Opens a mail that the demo caught, as soon as it is there: mails leave with the outbox, which may take a minute.
 *
 * @param page   Of somebody who is signed in.
 * @param to     The address it goes to.
 * @param about  Words of its subject.
 * @param before What to do before each look.
 */
export async function openCaughtMail( page: Page, to: string, about: RegExp = /./, before: () => Promise< void > = async () => {} ): Promise< void > {
	await page.goto( await caughtMail( page, to, about, before ) );
}

/** The same by the HTML of its screen alone, for what the mail says; the page stays where it is. */
export async function readCaughtMail( page: Page, to: string, about: RegExp = /./, before: () => Promise< void > = async () => {} ): Promise< CaughtMail > {
	const screen = await page.request.get( await caughtMail( page, to, about, before ) );
	expect( screen.status() ).toBe( 200 );
	return page.evaluate( partsOfMail, await screen.text() );
}

interface CaughtMail {
	plain: string;
	headers: string;
	html: string;
}

/** Runs in the page: the parts of a mail, from the HTML of its screen. */
function partsOfMail( html: string ): CaughtMail {
	const screen = new DOMParser().parseFromString( html, 'text/html' );
	const texts = [ ...screen.querySelectorAll( '#wpbody pre' ) ].map( ( { textContent } ) => textContent ?? '' );
	return { plain: texts[ 0 ] ?? '', headers: texts.at( -1 ) ?? '', html: screen.querySelector( '#wpbody iframe' )?.getAttribute( 'srcdoc' ) ?? '' };
}

/** Where such a mail is shown, as soon as it is there. */
async function caughtMail( page: Page, to: string, about: RegExp, before: () => Promise< void > ): Promise< string > {
	let link = '';
	await expect( async () => {
		await before();
		// The list alone: its screen's own scripts and styles are not looked at.
		const list = await page.request.get( '/wp-admin/tools.php?page=hh-caught-mail' );
		expect( list.status() ).toBe( 200 );
		link = await page.evaluate( linkOfRow, { html: await list.text(), to, words: about.source, flags: about.flags } );
		expect( link, `a mail to ${ to }` ).not.toBe( '' );
	} ).toPass( { timeout: 90_000 } );
	return link;
}

/** Runs in the page: where the first link leads of the first row that says both. */
function linkOfRow( { html, to, words, flags }: { html: string; to: string; words: string; flags: string } ): string {
	const about = new RegExp( words, flags );
	const rows = [ ...new DOMParser().parseFromString( html, 'text/html' ).querySelectorAll( '#wpbody tr' ) ];
	const row = rows.find( ( { textContent } ) => ( textContent ?? '' ).includes( to ) && about.test( textContent ?? '' ) );
	return row?.querySelector( 'a' )?.getAttribute( 'href' ) ?? '';
}
