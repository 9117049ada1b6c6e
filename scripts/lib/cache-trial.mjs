/** What the page cache of a booted machine does on a day: which changes are seen when, what they throw out, how often it answers. */

import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../tests/cluster/ask.mjs';
import { inRoot } from './paths.mjs';
import { Failure } from './failure.mjs';
import { say } from './stages.mjs';

/** A change must be seen within so many milliseconds. */
const SEEN_WITHIN = 2000;
const CHANGED = 50;
const AT_ONCE = 8;
/** Visits between two changes of the day: a price, by hand. */
const BETWEEN = 600;
/** The same visitors each time. */
const SEED = 20261127;
const FEED = '/srv/made/changed.blm';
const API = '/wp-json/hpapi/v1/estate-agents';

export class CacheTrial {
	/** How many requests were made. */
	#asked = 0;

	#agent = new Agent( { keepAlive: true, maxSockets: AT_ONCE } );

	/**
	 * @param {import('./machine.mjs').Machine}          machine With the demo's properties.
	 * @param {( line: string ) => Promise<string>}      wp
	 * @param {string[]}                                 visitors The addresses that they come from.
	 * @param {number}                                   visits   Of a day.
	 */
	constructor( machine, wp, visitors, visits ) {
		Object.assign( this, { machine, wp, visitors, visits } );
	}

	async run() {
		const properties = JSON.parse( await this.wp( `eval '$rows = array(); foreach ( get_posts( array( "post_type" => "hpapi_property", "numberposts" => -1 ) ) as $post ) { $rows[] = array( "id" => $post->ID, "path" => wp_make_link_relative( get_permalink( $post ) ), "reference" => get_post_meta( $post->ID, "hpapi_reference", true ), "price" => (int) get_post_meta( $post->ID, "hpapi_price", true ) ); } echo wp_json_encode( $rows );'` ) );
		const home = ( await this.#get( '/' ) ).body;
		const shown = properties.find( ( { path } ) => path.includes( '-for-sale-' ) && home.includes( path ) );
		if ( ! shown ) {
			throw new Failure( 'The home page shows no property for sale, so a changed price cannot be looked for there.' );
		}
		await this.#changes( shown );
		const parishes = JSON.parse( await this.wp( `eval 'echo wp_json_encode( array_map( static fn ( $id ) => wp_make_link_relative( get_permalink( $id ) ), get_posts( array( "post_type" => "hpapi_parish", "numberposts" => -1, "fields" => "ids" ) ) ) );'` ) );
		const lists = [ '/', '/estate-agents/for-sale/', '/estate-agents/to-rent/', '/estate-agents/for-sale/?view=map', '/feed/', `${ API }/properties?trans_type=1`, `${ API }/map-properties?trans_type=1&zoom=5`, ...[ 1, 2, 3, 4 ].map( ( beds ) => `/estate-agents/for-sale/?min_beds=${ beds }` ), ...parishes ];
		await this.#import( properties, lists );
		await this.#day( properties, lists );
		this.#agent.destroy();
	}

	/** One price, changed in three ways, on each page that has it. */
	async #changes( { id, path, reference, price } ) {
		const { body } = await this.#get( path );
		const parish = /href="[^"]*(\/parish\/[^/"]+\/)"/.exec( body )?.[ 1 ];
		const pages = [ path, '/', `/estate-agents/for-sale/?min_price=${ price - 10_000 }&max_price=${ price + 10_000 }`, `${ API }/properties?trans_type=1&keyword=${ reference }`, `${ API }/map-properties?trans_type=1&keyword=${ reference }`, ...( parish ? [ parish ] : [] ) ];
		const ways = {
			// First: what staff have changed, no import changes.
			'an import': async ( value ) => {
				this.#writeFeed( ( row, column ) => ( row[ 0 ] === reference ? row.with( column, String( value ) ) : row ) );
				await this.wp( `hpapi import ${ FEED } --confirm --pictures=first` );
			},
			'WordPress’s REST API, as the admin does': ( value ) => this.wp( `eval 'wp_set_current_user( 1 ); $request = new WP_REST_Request( "POST", "/wp/v2/hpapi_property/${ id }" ); $request->set_body_params( array( "meta" => array( "hpapi_price" => ${ value } ) ) ); $answer = rest_do_request( $request ); $answer->is_error() && exit( 1 );'` ),
			'WP-CLI': ( value ) => this.wp( `post meta update ${ id } hpapi_price ${ value }` ),
		};
		let next = price;
		for ( const [ way, change ] of Object.entries( ways ) ) {
			next += 1111;
			const words = next.toLocaleString( 'en-GB' );
			const holding = [];
			for ( const page of pages ) {
				await this.#get( page );
				const { cache } = await this.#get( page );
				holding.push( `${ page }: ${ cache }` );
			}
			await change( next );
			const began = performance.now();
			const late = [];
			for ( const page of pages ) {
				let found = false;
				do {
					const answer = await this.#get( page );
					found = answer.body.includes( words ) || answer.body.includes( String( next ) );
				} while ( ! found && performance.now() - began < SEEN_WITHIN );
				if ( ! found ) {
					late.push( page );
				}
			}
			const took = performance.now() - began;
			say( `      a price changed by ${ way }: ${ late.length === 0 ? `new on all ${ pages.length } pages ${ took.toFixed( 0 ) } ms later` : `NOT SEEN on ${ late.join( ', ' ) }` } (kept before: ${ holding.filter( ( line ) => line.endsWith( ': hit' ) ).length })` );
			if ( late.length > 0 ) {
				throw new Failure( `A price changed by ${ way } was not seen within ${ SEEN_WITHIN } ms on ${ late.join( ', ' ) }. Before it: ${ holding.join( ', ' ) }` );
			}
		}
	}

	/** How many of all pages a feed with fifty other prices throws out. */
	async #import( properties, lists ) {
		const pages = [ ...lists, ...properties.map( ( { path } ) => path ) ];
		await this.#all( pages );
		const before = ( await this.#all( pages ) ).filter( ( { cache } ) => cache === 'hit' ).length;
		let left = CHANGED;
		this.#writeFeed( ( row, column ) => ( left-- > 0 ? row.with( column, String( Number( row[ column ] ) + 500 ) ) : row ) );
		await this.wp( `hpapi import ${ FEED } --confirm --pictures=first` );
		await wait( SEEN_WITHIN );
		const after = ( await this.#all( pages ) ).filter( ( { cache } ) => cache === 'hit' ).length;
		say( `      ${ pages.length } addresses, ${ before } of them kept; an import of ${ CHANGED } changes threw out ${ before - after }` );
	}

	/** A few pages get most of the visits, campaigns append words, some visitors search for what hardly anyone does, and prices change. */
	async #day( properties, lists ) {
		const random = numbers( SEED );
		const pages = [ ...lists, ...properties.map( ( { path } ) => path ) ];
		const kinds = {};
		const failures = {};
		let made = 0;
		let price = 300_000;
		const visit = async () => {
			while ( made < this.visits ) {
				const number = ++made;
				if ( number % BETWEEN === 0 ) {
					await this.wp( `post meta update ${ properties[ Math.floor( random() * properties.length ) ].id } hpapi_price ${ ( price += 250 ) }` );
				}
				// The squares of chance: a tenth of the pages gets a third of the visits.
				const page = pages[ Math.floor( random() ** 2 * pages.length ) ];
				const mark = page.includes( '?' ) ? '&' : '?';
				const chance = random();
				let [ kind, path ] = [ 'page', page ];
				if ( chance < 0.1 ) {
					[ kind, path ] = [ 'rare search', `/estate-agents/for-sale/?min_price=${ 50_000 * Math.floor( random() * 12 ) }&min_beds=${ Math.floor( random() * 6 ) }&radius=${ [ 1, 3, 5 ][ Math.floor( random() * 3 ) ] }&location=TN17` ];
				} else if ( chance < 0.3 ) {
					[ kind, path ] = [ 'from a campaign', `${ page }${ mark }utm_source=news&gclid=${ number }` ];
				}
				const { cache, status } = await this.#get( path );
				kinds[ kind ] ??= { asked: 0, hit: 0 };
				kinds[ kind ].asked++;
				kinds[ kind ].hit += Number( cache === 'hit' || cache === 'stale' );
				if ( status !== 200 ) {
					failures[ status ] = ( failures[ status ] ?? 0 ) + 1;
				}
			}
		};
		await Promise.all( Array.from( { length: AT_ONCE }, visit ) );
		const all = Object.values( kinds ).reduce( ( sum, { asked, hit } ) => ( { asked: sum.asked + asked, hit: sum.hit + hit } ) );
		const failed = Object.entries( failures ).map( ( [ status, times ] ) => `, ${ times } without a page: status ${ status }` ).join( '' );
		say( `      a day of ${ all.asked } visits and ${ Math.floor( this.visits / BETWEEN ) } changed prices: ${ ( ( 100 * all.hit ) / all.asked ).toFixed( 1 ) } % from the page cache (${ Object.entries( kinds ).map( ( [ kind, { asked, hit } ] ) => `${ kind } ${ ( ( 100 * hit ) / asked ).toFixed( 1 ) } % of ${ asked }` ).join( ', ' ) })${ failed || ', none without a page' }` );
	}

	async #all( pages ) {
		const answers = [];
		for ( const page of pages ) {
			answers.push( await this.#get( page ) );
		}
		return answers;
	}

	/** @param {( row: string[], column: number ) => string[]} change Of each row of the demo's feed; the column is that of the price. */
	#writeFeed( change ) {
		const blm = readFileSync( inRoot( 'demo', 'feeds', 'hearth-hammer.blm' ), 'utf8' );
		const start = blm.indexOf( '#DATA#' ) + '#DATA#\n'.length;
		const column = /#DEFINITION#\n([^~]*)~/.exec( blm )[ 1 ].split( '^' ).indexOf( 'PRICE' );
		const rows = blm.slice( start, blm.lastIndexOf( '~' ) ).split( '~\n' );
		// Not the time of the feed that came before, which would be nothing new.
		const head = blm.slice( 0, start ).replace( /(Generated Date : ).*/, `$1${ new Date().toISOString().slice( 0, 19 ).replace( 'T', ' ' ) }` );
		writeFileSync( join( this.machine.root, FEED ), `${ head }${ rows.map( ( row ) => change( row.split( '^' ), column ).join( '^' ) ).join( '~\n' ) }~\n#END#\n` );
	}

	/** @return {Promise<{ status: number, cache: string, body: string }>} Behind a redirect, if it is one. cache: `hit`, `miss`, `pass` or `stale`. */
	async #get( path ) {
		const answer = await this.#ask( path );
		return answer.location ? this.#ask( answer.location ) : answer;
	}

	async #ask( path ) {
		const { status, body, headers, why } = await ask( { address: this.machine.address, from: this.visitors[ this.#asked++ % this.visitors.length ], path, timeout: 60_000, agent: this.#agent } );
		if ( status === 0 ) {
			throw new Failure( `${ path } was not answered. ${ why }` );
		}
		return { status, body, cache: String( headers[ 'x-cache' ] ?? '' ), location: String( headers.location ?? '' ).replace( /^https?:\/\/[^/]+/, '' ) };
	}
}

/** Chance that is the same in each run, from 0 to below 1: Park and Miller's. */
function numbers( seed ) {
	let state = seed;
	return () => {
		state = ( state * 48_271 ) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}
