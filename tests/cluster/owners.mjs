/** Fifty visitors at once, each with words, cookies, errors or a role of their own: no answer may have those of another. */

import { Agent, request } from 'node:https';

const HOST = 'www.example.com';
const TIMEOUT = 60_000;
const VISITORS = 50;
/** How many of them are signed in. */
export const PEOPLE = 10;

const nameOf = ( number ) => `mark-${ String( number ).padStart( 2, '0' ) }-zq`;

export class Owners {
	/** What was wrong, in words; empty is good. */
	faults = [];
	/** Answers by what they are: `page`, `form`, `search`, `person` or `token`, then by `hit` and the like. */
	counts = {};
	#tokens = new Set();
	#left = 0;

	/**
	 * @param {string}                                                                   address Of the balancer.
	 * @param {string[]}                                                                 from    Addresses that they come from, VISITORS at least.
	 * @param {{ pages: string[], property: number, cookies: string[] }} stock                   cookies: of those who are signed in.
	 */
	constructor( address, from, stock ) {
		Object.assign( this, { address, from, stock } );
	}

	/** @param {number} requests Altogether. */
	async ask( requests ) {
		this.#left = requests;
		await Promise.all( Array.from( { length: VISITORS }, ( _, number ) => this.#visit( number ) ) );
	}

	async #visit( number ) {
		const agent = new Agent( { keepAlive: true, maxSockets: 1 } );
		const own = nameOf( number );
		// Those of the consent banner, of lists kept in the browser, and of another plugin: none of them makes a page another.
		const cookie = number < PEOPLE ? this.stock.cookies[ number ] : `hh_consent=declined; hh_seen=${ own }; _ga=GA1.1.${ own }`;
		for ( let at = number; this.#left-- > 0; at++ ) {
			const page = this.stock.pages[ at % this.stock.pages.length ];
			if ( number < PEOPLE ) {
				const { body } = await this.#get( 'person', number, agent, number % 5 === 0 && at % 4 === 0 ? '/wp-admin/profile.php' : page, cookie );
				// A subscriber has no bar on top of the page.
				if ( number % 5 !== 4 && ! body.includes( own ) ) {
					this.#fault( `${ own } is signed in, and ${ page } does not say so.` );
				}
			} else if ( at % 40 === 0 ) {
				const { body } = await this.#get( 'form', number, agent, `/enquiry/property/${ this.stock.property }/`, cookie, new URLSearchParams( { kind: 'ask', name: own, email: 'not an address', message: `From ${ own }` } ).toString() );
				if ( ! body.includes( own ) ) {
					this.#fault( `The form of ${ own } does not have what they wrote.` );
				}
			} else if ( at % 20 === 1 ) {
				const { body } = await this.#get( 'search', number, agent, `/estate-agents/for-sale/?keyword=${ own }`, cookie );
				if ( ! body.includes( own ) ) {
					this.#fault( `The search of ${ own } does not have their word.` );
				}
			} else if ( at % 50 === 2 ) {
				const { body, status } = await this.#get( 'token', number, agent, '/wp-json/hpapi/v1/newsletter/token', cookie );
				const token = /"token":"([^"]+)"/.exec( body )?.[ 1 ];
				if ( token ? this.#tokens.has( token ) : status !== 429 ) {
					this.#fault( token ? `Two visitors got the token ${ token }.` : `No token: ${ status } ${ body.slice( 0, 200 ) }` );
				}
				this.#tokens.add( token );
			} else {
				await this.#get( 'page', number, agent, at % 7 === 0 ? `${ page }?utm_source=${ own }` : page, cookie );
			}
		}
		agent.destroy();
	}

	/** Asks once, and looks for the names of others. */
	async #get( kind, number, agent, path, cookie, form = '' ) {
		const answer = await this.#ask( number, agent, path, cookie, form );
		const way = answer.status === 200 || answer.status === 429 ? `${ answer.cache }` : String( answer.status );
		this.counts[ kind ] ??= {};
		this.counts[ kind ][ way ] = ( this.counts[ kind ][ way ] ?? 0 ) + 1;
		const strangers = [ ...new Set( `${ answer.headers } ${ answer.body }`.match( /mark-\d\d-zq/g ) ?? [] ) ].filter( ( name ) => name !== nameOf( number ) || ( kind === 'page' && answer.cache === 'hit' ) );
		if ( strangers.length > 0 ) {
			this.#fault( `${ nameOf( number ) } asked for ${ path } (${ kind }) and got ${ strangers.join( ', ' ) }.` );
		}
		if ( kind !== 'page' && kind !== 'search' && answer.cache !== 'pass' ) {
			this.#fault( `${ kind } of ${ nameOf( number ) }, ${ path }, came from the cache (${ answer.cache }).` );
		}
		if ( answer.status !== 200 && answer.status !== 429 ) {
			this.#fault( `${ path } (${ kind }) answered ${ answer.status }${ answer.status === 0 ? `: ${ answer.headers }` : '' }.` );
		}
		return answer;
	}

	#fault( said ) {
		this.faults.push( said );
	}

	/**
	 * As a browser does, once more on a new connection where the server had just closed the kept one.
	 *
	 * @return {Promise<{ status: number, body: string, cache: string, headers: string }>} Status 0: no answer, and why in the headers.
	 */
	async #ask( number, agent, path, cookie, form ) {
		const first = await this.#send( number, agent, path, cookie, form );
		return first.isClosed ? this.#send( number, agent, path, cookie, form ) : first;
	}

	#send( number, agent, path, cookie, form ) {
		return new Promise( ( done ) => {
			const none = ( why, isClosed = false ) => done( { status: 0, body: '', cache: '', headers: why, isClosed } );
			const asked = request(
				{ host: this.address, port: 443, servername: HOST, rejectUnauthorized: false, localAddress: this.from[ number ], path, method: form ? 'POST' : 'GET', timeout: TIMEOUT, agent, headers: { Host: HOST, Cookie: cookie, ...( form ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength( form ) } : {} ) } },
				( answer ) => {
					let body = '';
					answer.setEncoding( 'utf8' ).on( 'data', ( part ) => ( body += part ) );
					answer.once( 'end', () => done( { status: answer.statusCode, body, cache: String( answer.headers[ 'x-cache' ] ?? '' ), headers: JSON.stringify( answer.headers ) } ) );
					answer.once( 'error', ( { message } ) => none( message ) );
				}
			);
			asked.once( 'timeout', () => asked.destroy() );
			asked.once( 'error', ( { code, message } ) => none( code ?? message, asked.reusedSocket && code === 'ECONNRESET' ) );
			asked.end( form || undefined );
		} );
	}
}
