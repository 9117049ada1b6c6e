import { readFileSync } from 'node:fs';
import { languages } from '../../plugins/core/src/Calendar/time-words.json';
import { transpile, ModuleKind, ScriptTarget } from 'typescript';
import { chat, relative } from '../../plugins/core/tests/vectors/relative-times.json';
import { expect, test } from './support/site';

/** Late enough for 111 years ago to be a time of Unix. */
const NOW = Date.UTC( 2126, 10, 22, 12 );

test( '[SITE-07] Chromium says how long ago in all 23 languages, whichever it knows itself', async ( { page } ) => {
	// The file that it is in; on a page that has nothing else the others find nothing to do.
	const script = readFileSync( 'build/enhancements/site.js', 'utf8' );
	await page.clock.setFixedTime( NOW );
	// A page without an address has no cookies, which the other parts of the file read.
	await page.route( '**/empty/', ( route ) => route.fulfill( { contentType: 'text/html', body: '' } ) );
	await page.goto( '/empty/' );
	for ( const [ language, words ] of Object.entries( languages ) ) {
		const cases = relative.filter( ( { locale } ) => locale.replace( /_.*/, '' ) === language );
		expect( cases.length ).toBeGreaterThan( 20 );
		await page.setContent(
			cases.map( ( { seconds } ) => `<p><span data-hh-ago="${ NOW / 1000 - seconds }"></span></p>` ).join( '' ) +
				`<script type="application/json" id="hh-time-words">${ JSON.stringify( words ) }</script>`
		);
		await page.addScriptTag( { content: script } );
		expect( await page.locator( '[data-hh-ago]' ).allTextContents(), language ).toEqual( cases.map( ( { says } ) => says ) );
	}
} );

test( '[SITE-07] Chromium writes the time of a message as the server does: with its day, then with its year', async ( { page } ) => {
	const source = transpile( readFileSync( 'src/lib/relative-time.ts', 'utf8' ), { module: ModuleKind.ES2022, target: ScriptTarget.ES2022 } );
	const said = await page.evaluate(
		async ( [ code, cases ] ) => {
			const { chatTime } = ( await import( `data:text/javascript,${ encodeURIComponent( code ) }` ) ) as { chatTime: ( time: number, now: number ) => string };
			return cases.map( ( { time, now } ) => chatTime( Date.parse( time ) / 1000, Date.parse( now ) / 1000 ) );
		},
		[ source, chat ] as const
	);
	expect( chat.length ).toBeGreaterThan( 5 );
	expect( said ).toEqual( chat.map( ( { says } ) => says ) );
} );

test( '[SITE-07] News tells how long ago, also where the page is from yesterday’s cache', async ( { page } ) => {
	await page.clock.install( { time: Date.now() + 400 * 86_400_000 } );
	await page.goto( '/news/' );
	const date = page.getByRole( 'main' ).getByRole( 'article' ).first().locator( '.hh-post__date' );
	await expect( date ).toContainText( /\d{4} · (a year|\d+ years) ago/ );
	await page.getByRole( 'main' ).getByRole( 'article' ).first().getByRole( 'link' ).first().click();
	await expect( page.getByRole( 'main' ).locator( '.hh-aside' ).first() ).toContainText( /\d{4} · (a year|\d+ years) ago/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SITE-07] the server says how long ago', async ( { page } ) => {
		await page.goto( '/news/' );
		await expect( page.getByRole( 'main' ).getByRole( 'article' ).first().locator( '.hh-post__date' ) ).toContainText( /\d{4} · .*(ago|now)/ );
	} );
} );
