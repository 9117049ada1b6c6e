/**
 * The steps of forms with what is wrong in them, at each width once: what axe finds, and what axe cannot see
 * (support/targets.ts). One way through a form, on a phone, which each step shows in windows of a desktop, too.
 */
import type { Page } from '@playwright/test';
import { BothSweeps } from './support/both-sweeps';
import { openPage } from './support/page-types';
import { expect, islandIsAlive, test } from './support/site';
import { ask, beSomebody, FIESTA, PATH, sendTo, UNKNOWN_PLATE } from './support/valuation';

test.beforeEach( ( { page } ) => beSomebody( page ) );

const LOOK_UP = '**/caphpi/v1/valuation?**';

async function openWizard( page: Page ): Promise< void > {
	await openPage( page, PATH );
	await islandIsAlive( page, 'valuation-wizard' );
}

test( '[SITE-11] the valuation of a vehicle: each step with its faults, the alert, what is not found and what is asked by phone', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	const wizard = '[data-island="valuation-wizard"]';
	await openWizard( page );
	await page.getByRole( 'button', { name: 'Find my vehicle' } ).click();
	await expect( page.getByLabel( 'Number plate' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await sweep.look( 'vehicle with faults', wizard );

	await page.route( LOOK_UP, ( route ) => route.fulfill( { json: { data: {} } } ) );
	await ask( page, FIESTA );
	const alert = page.getByRole( 'alertdialog' );
	await expect( alert ).toBeVisible();
	await sweep.dialog( 'alert' );
	await alert.getByRole( 'button', { name: 'OK' } ).click();
	await expect( alert ).toHaveCount( 0 );
	await page.unroute( LOOK_UP );

	await ask( page, UNKNOWN_PLATE );
	await expect( page.getByRole( 'link', { name: 'Try another plate' } ) ).toBeVisible();
	await sweep.glance( 'not found', wizard );
	await page.getByRole( 'link', { name: 'Try another plate' } ).click();

	await ask( page, FIESTA, '45' );
	await expect( page.getByRole( 'group', { name: 'Has it really done 45 miles?' } ) ).toBeFocused();
	await sweep.glance( 'a mileage that can hardly be', wizard );
	await page.getByRole( 'button', { name: 'No, 45,000 miles' } ).click();
	await expect( page.getByRole( 'heading', { name: /^Where should we send/ } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Send my valuation' } ).click();
	await expect( page.getByLabel( 'Email address' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await sweep.look( 'owner with faults', wizard );

	await sendTo( page, `e2e-${ Date.now() }@example.com`, 'tn17 3ab' );
	await expect( page.getByRole( 'heading', { name: 'A personal note from our managing director' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Request a call' } ).click();
	await expect( page.getByLabel( 'Mobile number' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await sweep.look( 'asked by phone, with a fault', wizard );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-11] the valuation of a property: each step with its faults; a seller’s faults; the newsletter’s', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	await openPage( page, '/sell/valuation/' );
	await islandIsAlive( page, 'property-valuation' );
	const form = page.getByRole( 'form', { name: 'Request a valuation' } );
	const onward = form.getByRole( 'button', { name: 'Continue' } );
	const invalid = form.locator( '[aria-invalid="true"]:visible' );
	await onward.click();
	await expect( invalid.first() ).toBeVisible();
	await sweep.look( 'address with faults', '[data-island="property-valuation"]' );
	await form.getByLabel( 'Postcode' ).fill( 'TN17 3AA' );
	await form.getByLabel( 'House name or number, and street' ).fill( '14 Mill Lane' );
	await expect( form.getByRole( 'status' ) ).toContainText( 'looks after this postcode' );
	await onward.click();
	await expect( form.getByText( 'What kind of property is it?' ) ).toBeFocused();
	await onward.click();
	await expect( invalid.first() ).toBeVisible();
	await sweep.look( 'property with faults', '[data-island="property-valuation"]' );
	await form.getByRole( 'radio', { name: 'Selling' } ).check();
	await form.getByLabel( 'Property type' ).selectOption( 'Flat or maisonette' );
	await form.getByLabel( 'Bedrooms' ).selectOption( '2' );
	await onward.click();
	await form.getByRole( 'button', { name: 'Request a valuation' } ).click();
	await expect( invalid.first() ).toBeVisible();
	await sweep.look( 'person with faults', '[data-island="property-valuation"]' );

	await openPage( page, '/car-auctions/' );
	await islandIsAlive( page, 'sell-at-auction' );
	const seller = page.getByRole( 'form', { name: 'Sell at auction' } );
	await seller.getByRole( 'button', { name: 'Request an estimate' } ).click();
	await expect( seller.getByLabel( 'Number plate' ) ).toBeFocused();
	await sweep.look( 'a seller’s faults', '[data-island="sell-at-auction"]' );

	await openPage( page, '/' );
	await islandIsAlive( page, 'newsletter' );
	const band = page.locator( '.hh-newsletter-band' );
	await band.getByLabel( 'Email address' ).fill( 'jo@' );
	await band.getByRole( 'button', { name: 'Sign up' } ).click();
	await expect( band.getByLabel( 'Email address' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await sweep.glance( 'newsletter with a fault', '.hh-newsletter-band' );
	expect( sweep.faults ).toEqual( [] );
} );
