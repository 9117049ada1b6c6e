/** Fifty visitors at once, each with words, cookies, errors or a role of their own: no answer may have those of another. */

import { Agent } from 'node:https';
import { ask } from './ask.mjs';

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
				const path = number % 5 === 0 && at % 4 === 0 ? '/wp-admin/profile.php' : page;
				const { body } = await this.#get( 'person', number, agent, path, cookie );
				// A subscriber has no bar on top of the page.
				if ( number % 5 !== 4 && ! body.includes( own ) ) {
					this.faults.push( `${ own } is signed in, and ${ path } does not say so.` );
				}
			} else if ( at % 40 === 0 ) {
				const { body } = await this.#get( 'form', number, agent, `/enquiry/property/${ this.stock.property }/`, cookie, new URLSearchParams( { kind: 'ask', name: own, email: 'not an address', message: `From ${ own }` } ).toString() );
				if ( ! body.includes( own ) ) {
					this.faults.push( `The form of ${ own } does not have what they wrote.` );
				}
			} else if ( at % 20 === 1 ) {
				const { body } = await this.#get( 'search', number, agent, `/estate-agents/for-sale/?keyword=${ own }`, cookie );
				if ( ! body.includes( own ) ) {
					this.faults.push( `The search of ${ own } does not have their word.` );
				}
			} else if ( at % 50 === 2 ) {
				const { body, status } = await this.#get( 'token', number, agent, '/wp-json/hpapi/v1/newsletter/token', cookie );
				const token = /"token":"([^"]+)"/.exec( body )?.[ 1 ];
				if ( ! token && status !== 429 ) {
					this.faults.push( `No token: ${ status } ${ body.slice( 0, 200 ) }` );
				} else if ( token && this.#tokens.has( token ) ) {
					this.faults.push( `Two visitors got the token ${ token }.` );
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
		const cache = String( answer.headers[ 'x-cache' ] ?? '' );
		const isAnswered = answer.status === 200 || answer.status === 429;
		const way = isAnswered ? cache : String( answer.status );
		this.counts[ kind ] ??= {};
		this.counts[ kind ][ way ] = ( this.counts[ kind ][ way ] ?? 0 ) + 1;
		const strangers = [ ...new Set( `${ JSON.stringify( answer.headers ) } ${ answer.body }`.match( /mark-\d\d-zq/g ) ?? [] ) ].filter( ( name ) => name !== nameOf( number ) || ( kind === 'page' && cache === 'hit' ) );
		if ( strangers.length > 0 ) {
			this.faults.push( `${ nameOf( number ) } asked for ${ path } (${ kind }) and got ${ strangers.join( ', ' ) }.` );
		}
		if ( ! isAnswered ) {
			this.faults.push( `${ path } (${ kind }) answered ${ answer.status }. ${ answer.why }` );
		} else if ( kind !== 'page' && kind !== 'search' && cache !== 'pass' ) {
			this.faults.push( `${ kind } of ${ nameOf( number ) }, ${ path }, came from the cache (${ cache }).` );
		}
		return answer;
	}

	/** As a browser does, once more on a new connection where the server had just closed the kept one. */
	async #ask( number, agent, path, cookie, body ) {
		const asked = { address: this.address, from: this.from[ number ], path, body, timeout: TIMEOUT, agent, headers: { Cookie: cookie, 'Content-Type': body && 'application/x-www-form-urlencoded' } };
		const first = await ask( asked );
		return first.isClosed ? ask( asked ) : first;
	}
}
