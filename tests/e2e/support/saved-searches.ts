/** What the tests of saved searches share: staff's browser, the mails that the site caught, a property by hand. */
import { expect, type Browser, type Page } from '@playwright/test';
import { sendForm } from './forms';
import { publish, readCaughtMail, signIn } from './staff';

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

/** The mail to an address whose subject holds these words, as soon as it is there. */
export const mail = readCaughtMail;

export function link( text: string, page: string ): string {
	const found = new RegExp( `https?://[^\\s<>"]+/saved-searches/${ page }/[^\\s<>"]+` ).exec( text );
	expect( found, `a link to ${ page }` ).not.toBeNull();
	return found?.[ 0 ] ?? '';
}

/**
 * A property that staff enter by hand.
 *
 * @param admin
 * @param title
 * @param price In pounds.
 * @param place Where on the map; else by its postcode.
 */
export async function newProperty( admin: Page, title: string, price: number, place?: { latitude: number; longitude: number } ): Promise< void > {
	await admin.goto( '/wp-admin/post-new.php?post_type=hpapi_property' );
	await admin.locator( '#title' ).fill( title );
	await admin.locator( '#hpapi-price' ).fill( String( price ) );
	await admin.locator( '#hpapi-bedrooms' ).fill( '4' );
	await admin.locator( '#hpapi-postcode' ).fill( 'TN33 0QT' );
	await admin.locator( '#hpapi-display_address' ).fill( title );
	for ( const [ name, degrees ] of Object.entries( place ?? {} ) ) {
		await admin.locator( `#hpapi-${ name }` ).fill( String( degrees ) );
	}
	await publish( admin );
	await expect( admin.getByText( /Property published/ ) ).toBeVisible();
}

/**
 * The same by the form alone, for a test about something else.
 *
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

/** The demo stays as it was. */
export async function binProperty( admin: Page, title: string ): Promise< void > {
	await admin.goto( `/wp-admin/edit.php?post_type=hpapi_property&s=${ encodeURIComponent( title ) }` );
	const row = admin.getByRole( 'row' ).filter( { hasText: title } );
	await row.hover();
	await row.getByRole( 'link', { name: /Move .* to the Bin|Move .* to the Trash/ } ).click();
	await expect( row ).toHaveCount( 0 );
}
