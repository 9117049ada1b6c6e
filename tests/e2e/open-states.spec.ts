/**
 * What opens on a page, once at each width: what axe finds, and what axe cannot see (support/targets.ts). Several
 * states on one loaded page, one after the other; of a later one, only what is new on it.
 */
import type { Locator, Page } from '@playwright/test';
import { PAGE_TYPES, openPage } from './support/page-types';
import { expect, islandIsAlive, openEnquiry, openSearch, openSection, searchForm, test } from './support/site';
import { Sweep } from './support/sweep';
import { beSomebody } from './support/valuation';

/** A list's filters, a form's faults: whatever opens comes without a movement. */
test.beforeEach( ( { page } ) => beSomebody( page ) );

/** Whatever folds, of a part of the page. */
const openAll = ( page: Page, within: string ) =>
	page.locator( `${ within } details` ).evaluateAll( ( all ) => all.forEach( ( one ) => one.toggleAttribute( 'open', true ) ) );

async function closedByEscape( page: Page, what: Locator, opener?: Locator ): Promise< void > {
	await page.keyboard.press( 'Escape' );
	await expect( what ).toBeHidden();
	if ( opener ) {
		await expect( opener ).toBeFocused();
	}
}

test( '[SITE-11] what opens on every page: the menu, its submenus, the question about cookies', async ( { page, isMobile } ) => {
	const sweep = new Sweep( page, isMobile );
	await page.goto( '/news/' );
	await expect( page.getByRole( 'region', { name: 'Cookies on this site' } ) ).toBeVisible();
	await sweep.dialog( 'cookies asked', '.hh-consent' );
	await page.getByRole( 'button', { name: 'Decline' } ).click();
	if ( isMobile ) {
		const toggle = page.locator( 'summary', { hasText: /^\s*Menu/ } );
		await toggle.click();
		await sweep.look( 'menu', '.hh-header' );
		await openAll( page, '.hh-menu' );
		await sweep.dialog( 'menu with submenus', '.hh-menu' );
		await closedByEscape( page, page.getByRole( 'navigation', { name: 'Main' } ) );
	} else {
		const summaries = page.locator( '.hh-nav .hh-submenu > summary' );
		expect( await summaries.count() ).toBeGreaterThan( 1 );
		for ( const summary of await summaries.all() ) {
			await summary.click();
			await sweep.look( `submenu ${ ( await summary.textContent() )?.trim() }`, '.hh-header' );
			await page.keyboard.press( 'Escape' );
		}
		for ( const width of [ 768, 1024, 1200 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const summary of await page.locator( '.hh-header summary:visible' ).all() ) {
				await summary.click();
				await openAll( page, '.hh-menu' );
				await sweep.look( `menu ${ ( await summary.textContent() )?.trim() }`, '.hh-header', [ width ] );
				await page.keyboard.press( 'Escape' );
			}
		}
	}
	await page.getByRole( 'button', { name: 'Cookies' } ).click();
	await sweep.look( 'cookies asked again', '.hh-consent' );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-11] what opens on a list: filters, suggestions, saving the search; and the card of the map', async ( { page, isMobile } ) => {
	const sweep = new Sweep( page, isMobile );
	await openPage( page, '/estate-agents/for-sale/' );
	await islandIsAlive( page, 'search-form' );
	await islandIsAlive( page, 'save-search' );
	const save = page.getByRole( 'button', { name: 'Email alerts for this search' } );
	await save.click();
	const dialog = page.getByRole( 'dialog', { name: 'Email alerts for this search' } );
	await sweep.dialog( 'saving a search' );
	await dialog.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	await expect( dialog.getByLabel( 'Email address' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await sweep.look( 'saving a search, with a fault' );
	await closedByEscape( page, dialog, save );
	await openSearch( page );
	await searchForm( page ).getByRole( 'button', { name: /filters/ } ).click();
	await sweep.look( 'all filters', '[data-island="search-form"]' );
	await searchForm( page ).getByRole( 'combobox', { name: 'Location' } ).fill( 'ben' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	await sweep.look( 'suggestions', '.hh-combobox__list' );

	await openPage( page, '/estate-agents/for-sale/?view=map' );
	await islandIsAlive( page, 'property-map' );
	const pin = page.locator( '.hh-pin, .hh-map__pin' ).first();
	for ( let zooms = 0; zooms < 8 && ! ( await pin.isVisible() ); zooms++ ) {
		await page.locator( '.hh-cluster' ).first().evaluate( ( button: HTMLElement ) => button.click() );
		await expect( page.locator( '.hh-cluster, .hh-pin, .hh-map__pin' ).first() ).toBeAttached();
	}
	if ( ! ( await page.getByRole( 'dialog' ).isVisible() ) ) {
		await pin.evaluate( ( button: HTMLElement ) => button.click() );
	}
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await sweep.look( 'card of the map', '.hh-pin-card' );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	await expect( page.getByRole( 'button', { name: 'Finish' } ) ).toBeVisible();
	await sweep.look( 'drawing an area', '.hh-property-map__stage' );
	await page.getByRole( 'button', { name: 'Cancel' } ).click();
	await page.getByRole( 'button', { name: 'Show the map full screen' } ).click();
	await sweep.look( 'the map full screen', '.hh-property-map__stage' );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-11] what opens on a property: the enquiry with its faults, the calculators, the brochure, the whole screen', async ( { page, context, isMobile } ) => {
	const sweep = new Sweep( page, isMobile );
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => Object.defineProperty( navigator, 'share', { value: undefined } ) );
	// Browsers without windows say that they show no PDFs, and would only get the link.
	await page.addInitScript( () => Object.defineProperty( Navigator.prototype, 'pdfViewerEnabled', { get: () => true } ) );
	await openPage( page, PAGE_TYPES[ 'the estate agency' ]![ 'property for sale' ]! );
	await islandIsAlive( page, 'property-enquiry' );
	await islandIsAlive( page, 'property-gallery' );
	await openEnquiry( page );
	const enquiry = page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await enquiry.getByText( 'Ask a question', { exact: true } ).click();
	await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( enquiry.getByLabel( 'Name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await openAll( page, '#main' );
	await islandIsAlive( page, 'mortgage-calculator' );
	await islandIsAlive( page, 'stamp-duty-calculator' );
	await page.locator( '[data-island="mortgage-calculator"] input[type="text"], [data-island="mortgage-calculator"] input:not([type])' ).first().fill( 'x' );
	await page.locator( '[data-island="stamp-duty-calculator"] input' ).first().fill( 'x' );
	await page.getByRole( 'button', { name: 'Share' } ).click();
	await expect( page.getByText( 'Link copied.' ) ).toBeVisible();
	await sweep.look( 'question with faults, all that opens, both calculators with a fault, the link copied' );
	await enquiry.getByText( /view/i ).first().click();
	await sweep.look( 'booking a viewing', '#enquiry' );

	const full = page.getByRole( 'button', { name: /Show full screen/ } );
	await full.click();
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer.getByRole( 'tab', { name: /^Floorplan/ } ) ).toBeVisible();
	await sweep.dialog( 'pictures full screen, beside a floorplan' );
	await viewer.getByRole( 'tab', { name: /^Floorplan/ } ).click();
	await sweep.dialog( 'floorplan full screen' );
	await closedByEscape( page, viewer, full );
	await openPage( page, PAGE_TYPES[ 'the estate agency' ]![ 'property with a brochure' ]! );
	const brochure = page.locator( '#tours' ).getByRole( 'link', { name: 'Brochure' } );
	await brochure.click();
	await expect( page.getByRole( 'dialog', { name: 'Brochure' } ) ).toBeVisible();
	await sweep.dialog( 'brochure' );
	await closedByEscape( page, page.getByRole( 'dialog', { name: 'Brochure' } ), brochure );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-11] what opens in the auctions: filters, suggestions, the lot’s pictures, the film, the legal pack and the enquiry with faults', async ( { page, isMobile } ) => {
	const sweep = new Sweep( page, isMobile );
	await openPage( page, '/auctions/cars-fleet/' );
	await islandIsAlive( page, 'lot-catalogue' );
	if ( isMobile ) {
		await page.getByRole( 'button', { name: /^Filters/ } ).click();
	}
	await openAll( page, '.hh-lot-filters' );
	await sweep.dialog( 'filters of a catalogue' );

	await openPage( page, '/auctions/property-weald/lot/1/' );
	await islandIsAlive( page, 'lot-gallery' );
	await islandIsAlive( page, 'lot-legal-pack' );
	await islandIsAlive( page, 'lot-enquiry' );
	await openEnquiry( page );
	await openSection( page, 'legal-pack' );
	await page.getByRole( 'button', { name: 'Send me the legal pack' } ).click();
	await page.locator( '[data-island="lot-enquiry"]' ).getByRole( 'button', { name: /^Send/ } ).last().click();
	await openAll( page, '#main' );
	await sweep.look( 'legal pack and enquiry with faults, all that opens' );
	await page.getByRole( 'button', { name: /Show full screen/ } ).click();
	await expect( page.getByRole( 'dialog', { name: /^Photos of/ } ) ).toBeVisible();
	await sweep.dialog( 'pictures of a lot full screen' );

	await openPage( page, '/auctions/cars-day/lot/11/' );
	const film = page.getByRole( 'link', { name: 'Once round the car' } ).first();
	await film.click();
	await expect( page.getByRole( 'dialog', { name: 'Once round the car' } ).locator( 'video' ) ).toBeVisible();
	await sweep.dialog( 'film' );
	await closedByEscape( page, page.getByRole( 'dialog', { name: 'Once round the car' } ), film );
	expect( sweep.faults ).toEqual( [] );
} );
