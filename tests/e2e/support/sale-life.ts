/** People who play a whole sale, each in a browser of their own, and the emails that they get. */
import { expect, type Browser, type Page } from '@playwright/test';
import { watchPolicy } from './policy';
import { runPhp } from './wp';

export interface Mail {
	id: string;
	recipient: string;
	subject: string;
	plain: string;
	html: string;
	headers: string;
}

const part = () => Math.floor( Math.random() * 250 ) + 2;

export class SaleLife {
	/** In every title and address of this life. */
	readonly tag = `t${ String( Date.now() ).slice( -8 ) }`;
	/** What the browsers of people without an account complained about. */
	readonly complaints: string[] = [];
	private since = '0';
	private pages: Page[] = [];

	constructor( private readonly browser: Browser ) {}

	/** What PHP prepares or lets pass, see sale-life.php. */
	php< Said >( what: string, values: Record< string, string | number > = {} ): Said {
		const all = Object.fromEntries( Object.entries( { SALE: 0, ENDS: 0, SINCE: this.since, ...values } ).map( ( [ name, value ] ) => [ name, String( value ) ] ) );
		return JSON.parse( runPhp( 'sale-life.php', { TAG: this.tag, DO: what, ...all } ).trim().split( '\n' ).at( -1 ) ?? '' ) as Said;
	}

	/** A person without an account, from an address of their own: limits are counted by it. */
	async visitor( width: number, javaScriptEnabled = true ): Promise< Page > {
		const context = await this.browser.newContext( {
			viewport: { width, height: 812 },
			javaScriptEnabled,
			extraHTTPHeaders: { 'X-Forwarded-For': `10.${ part() }.${ part() }.${ part() }` },
		} );
		const page = await context.newPage();
		page.on( 'pageerror', ( error ) => this.complaints.push( `threw ${ error.message }` ) );
		if ( javaScriptEnabled ) {
			await watchPolicy( page, ( violation ) => this.complaints.push( violation ) );
		}
		this.pages.push( page );
		return page;
	}

	address = ( who: string ) => `${ who }-${ this.tag }@example.com`;

	/**
	 * Every email since the last call, read: it says which sale or lot it is about, and each of its links leads somewhere.
	 *
	 * @param reader   Whose browser follows the links; of staff's mails, staff's.
	 * @param expected "who: subject" of each, in alphabetical order, without the tag; no more, no fewer.
	 * @return By the same name.
	 */
	async mails( reader: Page, expected: string[] ): Promise< Record< string, Mail > > {
		const mails = this.php< Mail[] >( 'mails' );
		this.since = mails.at( -1 )?.id ?? this.since;
		const named = mails.map( ( mail ) => [ `${ mail.recipient.split( '@' )[ 0 ] }: ${ mail.subject }`.replaceAll( `-${ this.tag }`, '' ).replaceAll( ` ${ this.tag }`, '' ), mail ] as const );
		expect( named.map( ( [ name ] ) => name ).sort() ).toEqual( [ ...expected ].sort() );
		for ( const [ name, { plain, html } ] of named ) {
			expect( plain, name ).toContain( this.tag );
			expect( plain, name ).not.toMatch( /155,000\.50|210,000|310,000|11,500|undefined|<[a-z]/ );
			const links = [ ...new Set( plain.match( /https?:\/\/[^\s<>"]+/g ) ) ];
			expect( links.length, name ).toBeGreaterThan( 0 );
			for ( const link of links ) {
				expect( html.replaceAll( '&amp;', '&' ).replaceAll( '&#038;', '&' ), `${ name }, as HTML` ).toContain( link );
				expect( ( await reader.request.get( link ) ).status(), `${ name }: ${ link }` ).toBe( 200 );
			}
		}
		return Object.fromEntries( named );
	}

	async end(): Promise< void > {
		for ( const page of this.pages ) {
			await page.context().close();
		}
		this.php( 'remove' );
	}
}

/** The first link of a mail to a page of this kind, e.g. `watching/confirm`. */
export function linkTo( mail: Mail | undefined, page: string ): string {
	const found = new RegExp( `https?://\\S+/${ page }/\\S+` ).exec( mail?.plain ?? '' );
	expect( found, `a link to ${ page } in “${ mail?.subject }”` ).not.toBeNull();
	return found?.[ 0 ] ?? '';
}
