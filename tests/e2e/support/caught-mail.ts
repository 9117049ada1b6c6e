import { expect, type Page } from '@playwright/test';

/**
 * The plain text of a mail that the demo caught, as soon as it is there, by requests alone: for what only needs its words or
 * a link of it. `openCaughtMail()` (staff.ts) opens it as staff do.
 *
 * @param page  Of somebody who is signed in. It stays where it is.
 * @param to    The address it goes to.
 * @param about Words of its subject.
 */
export async function caughtMail( page: Page, to: string, about = /./ ): Promise< string > {
	let text = '';
	await expect( async () => {
		const list = await htmlOf( page, '/wp-admin/tools.php?page=hh-caught-mail' );
		const link = await page.evaluate( linkOfRow, { html: list, to, words: about.source, flags: about.flags } );
		expect( link, `a mail to ${ to }` ).not.toBe( '' );
		text = await page.evaluate( ( html ) => new DOMParser().parseFromString( html, 'text/html' ).querySelector( 'pre' )?.textContent ?? '', await htmlOf( page, link ) );
	} ).toPass( { timeout: 90_000 } );
	expect( text, `the mail to ${ to } says something` ).not.toBe( '' );
	return text;
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
	const form = await page.evaluate( formOf, { html: await htmlOf( page, address ), label } );
	expect( form, `${ address } has a button ${ label }` ).not.toBeNull();
	const answer = await page.request.post( form!.action === '' ? address : form!.action, { form: form!.fields } );
	expect( answer.status(), `${ label } is answered` ).toBe( 200 );
	return answer.text();
}

async function htmlOf( page: Page, address: string ): Promise< string > {
	const answer = await page.request.get( address );
	expect( answer.status(), address ).toBe( 200 );
	return answer.text();
}

/** Runs in the page: where the first link leads of the first row that says both. */
function linkOfRow( { html, to, words, flags }: { html: string; to: string; words: string; flags: string } ): string {
	const about = new RegExp( words, flags );
	const rows = [ ...new DOMParser().parseFromString( html, 'text/html' ).querySelectorAll( '#wpbody tr' ) ];
	const row = rows.find( ( { textContent } ) => ( textContent ?? '' ).includes( to ) && about.test( textContent ?? '' ) );
	return row?.querySelector( 'a' )?.getAttribute( 'href' ) ?? '';
}

/** Runs in the page: the form that a button belongs to, with what it sends. */
function formOf( { html, label }: { html: string; label: string } ): { action: string; fields: Record< string, string > } | null {
	const button = [ ...new DOMParser().parseFromString( html, 'text/html' ).querySelectorAll< HTMLButtonElement >( 'form button' ) ].find( ( { textContent } ) => textContent?.trim() === label );
	const form = button?.form;
	if ( ! button || ! form ) {
		return null;
	}
	const fields: Record< string, string > = button.name === '' ? {} : { [ button.name ]: button.value };
	for ( const { name, value } of form.querySelectorAll< HTMLInputElement >( 'input[name]' ) ) {
		fields[ name ] = value;
	}
	return { action: form.getAttribute( 'action' ) ?? '', fields };
}
