import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const isCi = process.env.CI === 'true' || process.env.CI === '1';

/** The shell takes a third less of the processor than the whole browser; either will do. */
const installed = [ '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ];
const browser = process.env.CHROMIUM_PATH ?? installed.find( ( path ) => existsSync( path ) ) ?? 'chromium';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const files = ( ...names: string[] ) => names.map( ( name ) => `**/${ name }.spec.ts` );

/** What these prove does not hang on the width; on a phone only axe looks at their pages. */
const onDesktop = files( 'area-guide', 'aria', 'auction-roles', 'bidders', 'blocks', 'brand', 'consent', 'cookies', 'edit-screens', 'editor-content', 'enquiry-answers', 'firm-pages', 'first-screens', 'forced-colors', 'frame-address', 'getting-started', 'guards', 'home-page', 'keyboard', 'lot-alerts', 'lot-by-hand', 'lot-mails', 'lot-purge', 'map-clusters', 'map-without-tiles', 'negotiator', 'newsletter', 'no-javascript', 'one-line', 'own-addresses', 'page-cache', 'page-styles', 'page-weight', 'people', 'property-by-hand', 'property-enquiry', 'property-facts', 'property-import', 'property-list-columns', 'property-lists', 'relative-time', 'revalidation', 'sale-day-desk', 'sale-life', 'saved-properties', 'saved-searches', 'search-form', 'search-places', 'section-guide', 'sell-page', 'staff-lists', 'valuation-mail', 'vehicle-valuer' );

/** Nor do these ways of visitors, most of whom have a phone; on a desktop only axe looks at their pages. */
const onPhone = files( 'auction-way', 'car-make-search', 'first-fault', 'islands', 'left-edge', 'letting-filters', 'lettings', 'lot-cards', 'lot-catalogue', 'open-forms', 'opening', 'parts', 'property-valuation', 'sale-results', 'sell-at-auction', 'sync-overlay', 'thanks', 'valuation-reminder', 'valuation-wizard', 'waking' );

/**
 * HH_SITES, "address=folder address=folder": a worker for each site, so that no test meets what another one writes.
 * Each worker reads this file anew and knows its number.
 */
const sites = ( process.env.HH_SITES ?? '' ).split( ' ' ).filter( Boolean );
const [ address, folder ] = ( sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ] ?? '' ).split( '=' );
if ( address && folder ) {
	Object.assign( process.env, { HH_BASE_URL: address, HH_SITE_DIR: folder } );
}

/**
 * `npm run test:e2e` on a site that is already up (`npm start`); HH_BASE_URL names another, HH_SITES several.
 * One worker for a site: the embedded one has one, too.
 */
export default defineConfig( {
	testDir: 'tests/e2e',
	testMatch: '**/*.spec.ts',
	outputDir: 'test-results',
	workers: Math.max( 1, sites.length ),
	fullyParallel: false,
	forbidOnly: isCi,
	// A busy machine may be slow once; the report names what needed a second try.
	retries: isCi ? 1 : 0,
	// Limits for what hangs. What is only slow, on a machine that does much else, is no fault of the site's.
	timeout: 300_000,
	expect: { timeout: 30_000 },
	reporter: isCi ? [ [ 'list' ], [ 'json', { outputFile: 'reports/e2e.json' } ] ] : [ [ 'list' ] ],
	use: {
		baseURL: process.env.HH_BASE_URL ?? 'http://127.0.0.1:8888',
		browserName: 'chromium',
		launchOptions: { executablePath: browser, args: [ '--no-sandbox' ] },
		locale: 'en-GB',
		trace: isCi ? 'on-first-retry' : 'retain-on-failure',
	},
	projects: [
		{ name: 'desktop', testIgnore: onPhone, use: desktop },
		{ name: 'desktop, any width', testMatch: onPhone, grep: /axe/, use: desktop },
		{ name: 'phone', testIgnore: onDesktop, use: phone },
		{ name: 'phone, any width', testMatch: onDesktop, grep: /axe/, use: phone },
	],
} );
