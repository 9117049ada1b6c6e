import { expect, type Page } from '@playwright/test';

/**
 * Sends one of the site's forms by its HTML alone, as the person who is signed in: for what a test only prepares. A screen of
 * WordPress's costs the browser seconds.
 *
 * @param page
 * @param address  Of the page with the form.
 * @param selector Of the form.
 * @param values   What is entered, by the fields' names, and the button that is pressed.
 * @return Where the site leads afterwards.
 */
export async function sendForm( page: Page, address: string, selector: string, values: Record< string, string > ): Promise< string > {
	const shown = await page.request.get( address );
	expect( shown.status(), address ).toBe( 200 );
	const form = await page.evaluate( readForm, { html: await shown.text(), selector } );
	expect( form, `${ address } has ${ selector }` ).not.toBeNull();
	const sent = new URLSearchParams( form!.entries );
	for ( const [ name, value ] of Object.entries( values ) ) {
		expect( form!.names, `fields of ${ address }` ).toContain( name );
		sent.set( name, value );
	}
	const answer = await page.request.post( new URL( form!.action || shown.url(), shown.url() ).href, {
		data: sent.toString(),
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Referer: shown.url() },
		maxRedirects: 0,
		timeout: 60_000,
	} );
	expect( answer.status(), `${ address } is sent` ).toBe( 302 );
	return answer.headers().location ?? '';
}

/**
 * Presses a button of a page's form by requests alone, as a browser without JavaScript would.
 *
 * @param page
 * @param address Of the page.
 * @param label   The button's.
 * @return The HTML of the page that this leads to.
 */
export async function press( page: Page, address: string, label: string ): Promise< string > {
	const shown = await page.request.get( address );
	expect( shown.status(), address ).toBe( 200 );
	const form = await page.evaluate( readForm, { html: await shown.text(), label } );
	expect( form, `${ address } has a button ${ label }` ).not.toBeNull();
	const answer = await page.request.post( new URL( form!.action || shown.url(), shown.url() ).href, { form: Object.fromEntries( form!.entries ) } );
	expect( answer.status(), `${ label } is answered` ).toBe( 200 );
	return answer.text();
}

/** Runs in the page: the form of a selector, or the one that a button belongs to, which is pressed. */
function readForm( { html, selector = '', label = '' }: { html: string; selector?: string; label?: string } ): { action: string; entries: string[][]; names: string[] } | null {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const button = label === '' ? undefined : [ ...page.querySelectorAll< HTMLButtonElement >( 'form button' ) ].find( ( { textContent } ) => textContent?.trim() === label );
	const form = label === '' ? page.querySelector< HTMLFormElement >( selector ) : button?.form ?? null;
	return (
		form && {
			action: form.getAttribute( 'action' ) ?? '',
			entries: [ ...new FormData( form ), ...( button?.name ? [ [ button.name, button.value ] ] : [] ) ].filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' ),
			names: [ ...form.elements ].map( ( one ) => one.getAttribute( 'name' ) ?? '' ),
		}
	);
}
