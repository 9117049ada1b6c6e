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

/** Runs in the page. */
function readForm( { html, selector }: { html: string; selector: string } ): { action: string; entries: string[][]; names: string[] } | null {
	const form = new DOMParser().parseFromString( html, 'text/html' ).querySelector< HTMLFormElement >( selector );
	return (
		form && {
			action: form.getAttribute( 'action' ) ?? '',
			entries: [ ...new FormData( form ) ].filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' ),
			names: [ ...form.elements ].map( ( one ) => one.getAttribute( 'name' ) ?? '' ),
		}
	);
}
