import { expect, test as base, type Page } from '@playwright/test';
import { missingRules } from './page-styles';
import { watchPolicy } from './policy';
import { nothingMoves } from './still';

interface Watched {
	/** Whatever the browser complained about on the page: script errors, console errors, failed requests. */
	complaints: string[];
}

/**
 * What the browser logs though nothing is wrong: that a page which is not there answers 404, and now and then that
 * the sandbox of a caught mail keeps out a script (the test tool's own; mails hold none).
 */
const expected = /status of 404|Blocked script execution in 'about:srcdoc'/;

/** WordPress's own screens move from one to the next, and on a phone the browser may say that it could not. */
const transition = /^Transition was (aborted|skipped)/;

/** Tiles come from elsewhere; where there is no way there, the maps draw places of their own. */
const tile = /\/\d+\/\d+\/\d+\.png$/;

/** WordPress's admin tries once what the server compresses; who has signed out meanwhile is refused. */
const compression = /[?&]action=wp-compression-test&/;

/** Every test fails where the page threw, logged an error, asked for something that is not there, broke the policy or lacks its styles. */
export const test = base.extend< Watched >( {
	complaints: [
		async ( { page }, use ) => {
			const complaints: string[] = [];
			page.on( 'pageerror', ( error ) => {
				if ( ! transition.test( error.message ) ) {
					complaints.push( `threw ${ error.message }` );
				}
			} );
			page.on( 'console', ( message ) => {
				if ( message.type() === 'error' && ! expected.test( message.text() ) && ! tile.test( message.location().url ) && ! compression.test( message.location().url ) ) {
					complaints.push( `logged ${ message.text() }` );
				}
			} );
			page.on( 'response', ( response ) => {
				if ( response.status() >= 400 && response.request().resourceType() !== 'document' && ! compression.test( response.url() ) ) {
					complaints.push( `${ response.status() } ${ response.url() }` );
				}
			} );
			await watchPolicy( page, ( violation ) => complaints.push( violation ) );
			await use( complaints );
			// One that a test closed, or left while it loads, has nothing to look at.
			complaints.push( ...( await missingRules( page ).catch( () => [] ) ) );
			expect( complaints ).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };

export const searchForm = ( page: Page ) => page.getByRole( 'search', { name: 'Property search' } );

/** On a phone the search of a list is a line, with the form behind it. */
export async function openSearch( page: Page ): Promise< void > {
	const line = page.locator( '.hh-refine:not([open]) > summary' );
	if ( await line.isVisible() ) {
		await line.click();
	}
}

/** The cards of a list: each is an article with a link to its property. */
export const cards = ( page: Page ) => page.getByRole( 'main' ).getByRole( 'article' );

/** Waits until React has taken over; what is done before is carried over, but a test wants the island. */
export async function islandIsAlive( page: Page, name: string ): Promise< void > {
	const island = page.locator( `[data-island="${ name }"]` ).first();
	await expect( island ).toBeAttached();
	// One that is far down waits until it is seen or touched: it is touched, without a scroll.
	await expect( async () => {
		await island.dispatchEvent( 'pointerover', { bubbles: false } );
		await expect( page.locator( `[data-island="${ name }"][data-island-state="mounted"]` ).first() ).toBeAttached( { timeout: 1000 } );
	} ).toPass();
}

/**
 * On a phone some sections of a property's or a lot's page are a line, with the rest behind it.
 *
 * @param page
 * @param id   Of the section.
 */
export async function openSection( page: Page, id: string ): Promise< void > {
	const line = page.locator( `#${ id } > details:not([open]) > summary` ).first();
	if ( await line.isVisible() ) {
		await line.click();
	}
}

/** The form of such a page. */
export const openEnquiry = ( page: Page ): Promise< void > => openSection( page, 'enquiry' );

/** Opens what is folded under a heading of a property's page. */
export async function unfold( page: Page, heading: string ): Promise< void > {
	const fold = page.locator( 'details.hh-fold' ).filter( { has: page.getByRole( 'heading', { name: heading, exact: true } ) } );
	if ( ( await fold.getAttribute( 'open' ) ) === null ) {
		await fold.locator( 'summary' ).first().click();
	}
}

/**
 * Where the cards of a list lead, by its HTML alone: the page that is looked at is behind one of them.
 *
 * @param page
 * @param list  The list's address.
 * @param words What the card says.
 */
export async function cardLinks( page: Page, list: string, words = /./ ): Promise< string[] > {
	const html = await ( await page.request.get( list ) ).text();
	return page.evaluate(
		( sought ) =>
			[ ...new DOMParser().parseFromString( sought.html, 'text/html' ).querySelectorAll( 'main article' ) ]
				.filter( ( { textContent } ) => new RegExp( sought.words ).test( textContent ?? '' ) )
				.map( ( card ) => card.querySelector( 'a[href]' )?.getAttribute( 'href' ) ?? '' ),
		{ html, words: words.source }
	);
}

/** What propertyWith() has found: no test changes the demo's properties. */
const found = new Map< string, string >();

/** The first property of a list with something in its page's HTML. */
export async function propertyWith( page: Page, part: RegExp, list: string ): Promise< string > {
	const key = `${ list } ${ String( part ) }`;
	if ( ! found.has( key ) ) {
		for ( const link of await cardLinks( page, list ) ) {
			if ( part.test( await ( await page.request.get( link ) ).text() ) ) {
				found.set( key, link );
				break;
			}
		}
	}
	const link = found.get( key );
	expect( link, `a property of ${ list } with ${ String( part ) }` ).toBeDefined();
	return link ?? '';
}

/** Opens the first property of a list that has at least so many pictures. */
export async function openPropertyWithPictures( page: Page, atLeast: number, list = '/property-for-sale/cranbrook/' ): Promise< void > {
	await page.goto( await propertyWith( page, new RegExp( `"Photo ${ atLeast }[":]` ), list ) );
}

/** A visitor who has declined cookies before: the banner's own tests are in consent.spec.ts. */
export async function haveDeclined( page: Page ): Promise< void > {
	await page.context().addCookies( [ { name: 'hh_consent', value: encodeURIComponent( '[]' ), url: base.info().project.use.baseURL ?? '' } ] );
}

/** The name of a parish that has property for sale, from the site itself. */
export async function aParish( page: Page ): Promise< string > {
	const answer = await page.request.get( '/wp-json/hpapi/v1/estate-agents/locations?query=' );
	expect( answer.ok() ).toBe( true );
	const { data } = ( await answer.json() ) as { data: Array< { kind: string; value: string } > };
	const parish = data.find( ( one ) => one.kind === 'parish' );
	expect( parish, 'the demo has a parish with property' ).toBeDefined();
	return parish?.value ?? '';
}

/** How far content jumped until the page was loaded and still: the browser's own sum. */
export async function layoutShift( page: Page ): Promise< number > {
	await page.waitForLoadState( 'load' );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	await nothingMoves( page );
	const { sum, moved } = await page.evaluate(
		() =>
			new Promise< { sum: number; moved: string[] } >( ( resolve ) => {
				let total = 0;
				const places: string[] = [];
				const nameOf = ( node: Node | null ) => ( node instanceof Element ? `${ node.localName }.${ node.className }` : node?.nodeName ?? 'gone' );
				const add = ( entries: PerformanceEntryList ) => {
					for ( const entry of entries as Array< PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Array< { node: Node | null; previousRect: DOMRect; currentRect: DOMRect } > } > ) {
						total += entry.hadRecentInput ? 0 : entry.value;
						places.push( ...entry.sources.map( ( { node, previousRect, currentRect } ) => `${ entry.value.toFixed( 3 ) } ${ nameOf( node ) } ${ previousRect.top } to ${ previousRect.bottom }, then ${ currentRect.top } to ${ currentRect.bottom }` ) );
					}
				};
				const observer = new PerformanceObserver( ( list ) => add( list.getEntries() ) );
				observer.observe( { type: 'layout-shift', buffered: true } );
				// What was before the observer comes as a task of its own, behind the next drawing.
				requestAnimationFrame( () =>
					requestAnimationFrame( () =>
						setTimeout( () => {
							add( observer.takeRecords() );
							observer.disconnect();
							resolve( { sum: total, moved: places } );
						} )
					)
				);
			} )
	);
	// So that a failure says what moved.
	moved.forEach( ( description ) => test.info().annotations.push( { type: 'moved', description } ) );
	return sum;
}
