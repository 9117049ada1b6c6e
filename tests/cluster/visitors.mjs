/** Visitors of the cluster: some look, some write, and an auctioneer enters results. Each visitor has an address of its own and writes once. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.mjs';

/** How often a visitor presses the button again where no answer came, or one that says it failed. */
const TRIES = 10;
/** Where the emails of what visitors write are kept. */
export const TABLES = { enquiry: 'wp_hpapi_enquiry', viewing: 'wp_hpapi_enquiry', newsletter: 'wp_hpapi_subscriber', lot: 'wp_hh_auction_enquiry', search: 'wp_hpapi_saved_search', alerts: 'wp_hh_watch', valuation: 'wp_caphpi_valuation' };
const KINDS = Object.keys( TABLES );
const PLATE = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

export class Visitors {
	/** One of each who wrote: email, kind, the status that they saw last, how often they sent. */
	written = [];
	/** Statuses of pages and REST answers that were only looked at; what was not 200 is named. */
	seen = {};
	/** Results that the desk was told are kept: lot to hammer price in pounds. */
	results = new Map();
	#going = true;
	#loops = [];
	#number = 0;

	/**
	 * @param {string}   address   Of the balancer.
	 * @param {string[]} from      Addresses that they come from.
	 * @param {{ properties: number[], lots: number[], pages: string[], desk: { sale: number, lots: number[], login: string } }} stock
	 *        login: name and application password of an auctioneer, with a colon.
	 */
	constructor( address, from, stock ) {
		Object.assign( this, { address, from, stock } );
	}

	/** @param {number} readers How many look at pages one after the other, and `writers` how many write. */
	start( readers, writers ) {
		for ( let at = 0; at < readers; at++ ) {
			this.#loops.push( this.#read( at ) );
		}
		for ( let at = 0; at < writers; at++ ) {
			this.#loops.push( this.#write() );
		}
		this.#loops.push( this.#enter() );
	}

	/** Lets everyone end what they have begun. */
	async stop() {
		this.#going = false;
		await Promise.all( this.#loops );
	}

	async #read( at ) {
		for ( let number = at; this.#going; number++ ) {
			const page = this.stock.pages[ number % this.stock.pages.length ];
			const { status } = await this.#ask( this.from[ at % this.from.length ], page.replace( '{number}', String( number ) ) );
			const what = status === 200 ? '200' : `${ status } ${ page }`;
			this.seen[ what ] = ( this.seen[ what ] ?? 0 ) + 1;
			await wait( 400 );
		}
	}

	async #write() {
		while ( this.#going ) {
			const number = this.#number++;
			const from = this.from[ number % this.from.length ];
			const email = `visitor${ number }@example.com`;
			const kind = KINDS[ number % KINDS.length ];
			const done = await this[ `_${ kind }` ]( from, email, number );
			this.written.push( { email, kind, ...done } );
			await wait( 300 );
		}
	}

	_enquiry( from, email, number ) {
		return this.#send( from, '/wp-json/hpapi/v1/enquiries/token', '/wp-json/hpapi/v1/enquiries', { submission: randomUUID(), kind: 'ask', property: this.stock.properties[ number % this.stock.properties.length ], name: 'Jo Smith', email, message: 'Is it still available?' } );
	}

	_newsletter( from, email ) {
		return this.#send( from, '/wp-json/hpapi/v1/newsletter/token', '/wp-json/hpapi/v1/newsletter', { email, source: 'footer' } );
	}

	_lot( from, email, number ) {
		return this.#send( from, '/wp-json/hpapi/v1/auctions/enquiries/token', '/wp-json/hpapi/v1/auctions/enquiries', { submission: randomUUID(), kind: 'ask', lot: this.stock.lots[ number % this.stock.lots.length ], name: 'Jo Smith', email, message: 'May I see it?' } );
	}

	_viewing( from, email, number ) {
		return this.#send( from, '/wp-json/hpapi/v1/enquiries/token', '/wp-json/hpapi/v1/enquiries', { submission: randomUUID(), kind: 'viewing', property: this.stock.properties[ number % this.stock.properties.length ], name: 'Jo Smith', email, phone: '01632 960123', preferred: 'Saturday morning' } );
	}

	_search( from, email ) {
		return this.#send( from, '/wp-json/hpapi/v1/saved-searches/token', '/wp-json/hpapi/v1/saved-searches', { email, frequency: 'weekly', search: { channel: 'for-sale', min_beds: '2' } } );
	}

	_alerts( from, email ) {
		return this.#send( from, '/wp-json/hpapi/v1/auctions/lot-alerts?business=car-auctions', '/wp-json/hpapi/v1/auctions/lot-alerts', { email, frequency: 'weekly', business: 'car-auctions' } );
	}

	_valuation( from, email, number ) {
		const letter = ( place ) => PLATE[ Math.floor( number / PLATE.length ** place ) % PLATE.length ];
		return this.#send( from, `/wp-json/caphpi/v1/valuation?vrm=KM21${ letter( 2 ) }${ letter( 1 ) }${ letter( 0 ) }&mileage=34`, '/wp-json/caphpi/v1/valuation/send', { email, name: 'Jo Smith', postcode: 'M1 1AA' }, 'valuation_token' );
	}

	/** One result after the other, each sent until an answer says that it is kept, as the desk does. */
	async #enter() {
		const { sale, lots, login } = this.stock.desk;
		const client = randomUUID().replaceAll( '-', '' );
		const authorization = `Basic ${ Buffer.from( login ).toString( 'base64' ) }`;
		for ( let at = 0; this.#going && at < lots.length; at++ ) {
			const hammer = 1000 + at;
			const entry = { sequence: at + 1, lot: lots[ at ], outcome: 'sold', hammer, seen: 0, was: 'available', at: Math.floor( Date.now() / 1000 ) };
			let through = 0;
			while ( through <= at ) {
				const { status, body } = await this.#ask( this.from[ 0 ], `/wp-json/hpapi/v1/auctions/sale-day/${ sale }`, { client, since: 0, entries: [ entry ] }, '', authorization );
				through = status === 200 ? json( body )?.through ?? 0 : 0;
				if ( through <= at && ! this.#going ) {
					return;
				}
				await wait( through <= at ? 1500 : 2500 );
			}
			this.results.set( lots[ at ], hammer );
		}
	}

	/** Fetches the form's token, and sends until it is answered, as a person would. */
	async #send( from, tokenPath, path, fields, tokenName = 'token' ) {
		let token = null;
		let cookie = '';
		let last = { status: 0, body: '' };
		let sent = 0;
		for ( let tries = 0; tries < TRIES; tries++ ) {
			if ( ! token ) {
				const got = await this.#ask( from, tokenPath );
				token = json( got.body )?.[ tokenName ] ?? json( got.body )?.data?.[ tokenName ] ?? null;
				cookie = got.cookie;
			}
			if ( token ) {
				sent++;
				last = await this.#ask( from, path, { ...fields, [ tokenName ]: token }, cookie );
				if ( last.status >= 200 && last.status < 500 ) {
					break;
				}
			}
			await wait( 1500 );
		}
		return { status: last.status, sent, said: last.status >= 400 || last.status === 0 ? last.body.slice( 0, 200 ) : '' };
	}

	/** @return {Promise<{ status: number, body: string, cookie: string }>} Status 0: no answer. */
	async #ask( from, path, fields = null, cookie = '', authorization = '' ) {
		const { status, body, headers } = await ask( { address: this.address, from, path, body: fields ? JSON.stringify( fields ) : '', headers: { Cookie: cookie, Authorization: authorization, 'Content-Type': fields && 'application/json' } } );
		return { status, body, cookie: ( headers[ 'set-cookie' ] ?? [] ).map( ( line ) => line.split( ';' )[ 0 ] ).join( '; ' ) };
	}
}

function json( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}
