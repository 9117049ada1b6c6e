/** What the tests of saved searches share: staff's browser, a property of theirs, the worker. */
import { expect, type Browser, type Page } from '@playwright/test';
import { sendForm } from './forms';
import { signIn } from './staff';

const QUEUE = '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-saved-searches&tab=delivery';

export const number = () => Math.floor( Math.random() * 250 ) + 2;
export const email = () => `e2e-saved-${ Date.now() }-${ number() }@example.com`;
export const button = ( page: Page ) => page.getByRole( 'button', { name: 'Email alerts for this search' } );

/** A page of staff's, in a browser of their own. */
export async function staff( browser: Browser ): Promise< Page > {
	const page = await ( await browser.newContext( { viewport: { width: 1280, height: 900 } } ) ).newPage();
	await signIn( page );
	return page;
}

export function link( text: string, page: string ): string {
	const found = new RegExp( `https?://[^\\s<>"]+/saved-searches/${ page }/[^\\s<>"]+` ).exec( text );
	expect( found, `a link to ${ page }` ).not.toBeNull();
	return found?.[ 0 ] ?? '';
}

/**
 * A property that staff enter, by its form alone: typing it in is what property-by-hand.spec.ts is about.
 *
 * @param admin
 * @param title
 * @param price In pounds.
 * @param place Where on the map; else by its postcode.
 * @return The number of its post.
 */
export async function postProperty( admin: Page, title: string, price: number, place?: { latitude: number; longitude: number } ): Promise< number > {
	const address = await sendForm( admin, '/wp-admin/post-new.php?post_type=hpapi_property', '#post', {
		post_title: title,
		'hpapi_field[price]': String( price ),
		'hpapi_field[bedrooms]': '4',
		'hpapi_field[postcode]': 'TN33 0QT',
		'hpapi_field[display_address]': title,
		...( place ? { 'hpapi_field[latitude]': String( place.latitude ), 'hpapi_field[longitude]': String( place.longitude ) } : {} ),
		publish: 'Publish',
	} );
	expect( address, `${ title } is published` ).toContain( 'message=6' );
	return Number( new URL( address ).searchParams.get( 'post' ) );
}

/** Staff's button, which stands for the minute's worker. */
export async function runNow( admin: Page ): Promise< void > {
	await admin.goto( QUEUE );
	await admin.getByRole( 'button', { name: 'Run now' } ).click();
	await expect( admin.locator( '.notice' ).first() ).toBeVisible();
}

/** The same by its form. */
export async function runWorker( admin: Page ): Promise< void > {
	await sendForm( admin, QUEUE, 'form:has( [value="Run now"] )', {} );
}
