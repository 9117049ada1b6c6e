/** What each type of page tells shared caches, and that what they may keep is the same for every visitor. */
import { PAGE_TYPES } from './support/page-types';
import { expect, test } from './support/site';

/** Of a visitor who has looked round, filled in forms and allowed everything; not what scripts put right (the window's width, a list as a grid). */
const COOKIES = {
	hh_consent: '["statistics","marketing"]',
	hh_browser: '0123456789abcdef0123456789abcdef',
	hh_valuation_session: '{"plate":"HP21AAA"}',
	hh_valuation_count: '2',
	hh_search_tab: 'rent',
	hh_recent_search: '{"location":"Cranbrook"}',
	hubspotutk: 'fedcba9876543210fedcba9876543210',
};
const Cookie = Object.entries( COOKIES )
	.map( ( [ key, value ] ) => `${ key }=${ encodeURIComponent( value ) }` )
	.join( '; ' );

/** Without what the clock changes between two requests. */
const still = ( html: string ) => html.replace( /(?:just now|\d+ (?:second|minute|hour)s? ago)/g, 'ago' );

/** At least so many pages of each part are for all. */
const PUBLIC: Record< string, number > = { 'the estate agency': 8, 'the office': 10, 'the auctions': 14 };

for ( const [ part, pages ] of Object.entries( PAGE_TYPES ) ) {
	test( `[OPS-03] ${ part }: each page is for all and says what it shows, or is private`, async ( { page, playwright, baseURL } ) => {
		const site = { baseURL: baseURL ?? '' };
		const visitor = await playwright.request.newContext( { ...site, extraHTTPHeaders: { Cookie } } );
		let shared = 0;
		for ( const [ name, address ] of Object.entries( pages ) ) {
			await test.step( name, async () => {
				const path = typeof address === 'string' ? address : await address( page );
				// A new one each time: a form gives its visitor a cookie.
				const stranger = await playwright.request.newContext( site );
				const first = await stranger.get( path );
				const { 'cache-control': said = '', 'surrogate-key': tags, 'set-cookie': cookies } = first.headers();
				if ( ! said.includes( 'public' ) ) {
					expect( said, path ).toMatch( /private/ );
					expect( [ path, said.includes( 'no-store' ), tags ] ).toEqual( [ path, true, undefined ] );
					return;
				}
				shared++;
				expect( [ path, first.status(), cookies ] ).toEqual( [ path, 200, undefined ] );
				expect( tags, path ).toMatch( /^site( [a-z]+(-[a-z0-9]+)?)+$/ );
				expect( tags!.length, path ).toBeLessThan( 2048 );
				// A time on the page may move on between the two; what is one visitor's is different each time.
				let mine = first;
				await expect( async () => {
					const theirs = await visitor.get( path );
					const [ seen, before ] = [ await theirs.text(), await mine.text() ];
					mine = seen === before ? mine : await stranger.get( path );
					expect( still( seen ), path ).toBe( still( before ) );
				} ).toPass();
				await stranger.dispose();
			} );
		}
		await visitor.dispose();
		expect( shared ).toBeGreaterThanOrEqual( PUBLIC[ part ]! );
	} );
}
