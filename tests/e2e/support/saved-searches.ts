/** What the tests of saved searches share: staff's browser, the mails that the site caught, a property by hand. */
import { expect, type Browser, type Page } from '@playwright/test';
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
 * The same property by what the screen sends, where a test is not about the screen.
 *
 * @param admin
 * @param title
 * @param price In pounds.
 * @return Its number.
 */
export async function postProperty( admin: Page, title: string, price: number ): Promise< number > {
	const html = await ( await admin.request.get( '/wp-admin/post-new.php?post_type=hpapi_property' ) ).text();
	const form = await admin.evaluate( fillIn, { html, values: { title, 'hpapi-price': String( price ), 'hpapi-bedrooms': '4', 'hpapi-postcode': 'TN33 0QT', 'hpapi-display_address': title } } );
	const answer = await admin.request.post( '/wp-admin/post.php', { form: { ...form, publish: 'Publish' } } );
	const id = Number( new URL( answer.url() ).searchParams.get( 'post' ) );
	expect( id, `${ title } is published: ${ answer.url() }` ).toBeGreaterThan( 0 );
	return id;
}

/** Runs in the page: what the form of a screen sends once these fields are filled in, by their ids. */
function fillIn( { html, values }: { html: string; values: Record< string, string > } ): Record< string, string > {
	const screen = new DOMParser().parseFromString( html, 'text/html' );
	for ( const [ id, value ] of Object.entries( values ) ) {
		( screen.getElementById( id ) as HTMLInputElement ).value = value;
	}
	return Object.fromEntries( [ ...new FormData( screen.querySelector< HTMLFormElement >( '#post' )! ) ].map( ( [ name, value ] ) => [ name, String( value ) ] ) );
}

/** Staff's button, which stands for the minute's worker. */
export async function runNow( admin: Page ): Promise< void > {
	await admin.goto( QUEUE );
	await admin.getByRole( 'button', { name: 'Run now' } ).click();
	await expect( admin.locator( '.notice' ).first() ).toBeVisible();
}

/** The demo stays as it was. */
export async function binProperty( admin: Page, title: string ): Promise< void > {
	await admin.goto( `/wp-admin/edit.php?post_type=hpapi_property&s=${ encodeURIComponent( title ) }` );
	const row = admin.getByRole( 'row' ).filter( { hasText: title } );
	await row.hover();
	await row.getByRole( 'link', { name: /Move .* to the Bin|Move .* to the Trash/ } ).click();
	await expect( row ).toHaveCount( 0 );
}
