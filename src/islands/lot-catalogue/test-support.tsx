import { act, render } from '@testing-library/react';
import { filters } from '../../../plugins/auctions/tests/vectors/lot-catalogue-filters.json';
import type { LotCatalogueProps } from '../../contract/generated/auctions/lot-catalogue-props';
import type { CatalogueFilter } from '../../contract/generated/auctions/parts/catalogue-filter';
import type { FormValues } from '../../lib/fallback-values';
import { LotCatalogue } from './lot-catalogue';

export const PAGE = 'http://localhost/auctions/cars/';

export const PROPS: LotCatalogueProps = {
	auction_id: 7,
	department_id: 3,
	sale_type_id: 4,
	business: 'car-auctions',
	can_manage_a365: false,
	can_manage_cache: false,
	nonce: '',
	includes_marketing: true,
	page_url: PAGE,
	lots_url: 'http://localhost/wp-json/hpapi/v1/car-auctions/lots?auction_id=7&department_id=3&sale_type_id=4',
	future_lots_url: 'http://localhost/wp-json/hpapi/v1/car-auctions/future-lots?auction_id=7&department_id=3&sale_type_id=4',
	later_url: 'http://localhost/auctions/lots/car-auctions/?after=cars',
	search_assist_url: 'http://localhost/wp-json/hpapi/v1/car-auctions/lots/search-assist?auction_id=7&department_id=3&sale_type_id=4',
	live_url: 'http://localhost/wp-json/hpapi/v1/car-auctions/lots/live?auction_id=7',
	filters: filters as CatalogueFilter[],
	values: {},
	sorts: [
		{ value: 'lot-number', label: 'Lot number' },
		{ value: 'price-asc', label: 'Lowest price' },
	],
	sort: 'lot-number',
	view: 'grid',
	total: 60,
	matching: 60,
	page: 1,
	pages: 2,
	version: 5,
	sale_status: 'catalogue',
	starts_at: 0,
};

export const listHtml = ( names: readonly string[], { total = 60, matching = names.length, page = 1, pages = 1, version = 6 } = {} ): string =>
	`<div class="hh-lot-list hh-lot-list--grid" data-total="${ total }" data-matching="${ matching }" data-page="${ page }" data-pages="${ pages }" data-version="${ version }">${ names
		.map( ( name, index ) => `<article class="hh-lot-card" id="lot-${ index + 1 }" data-lot-id="${ index + 1 }"><a href="/auctions/cars/lot/${ index + 1 }/">${ name }</a></article>` )
		.join( '' ) }</div>`;

export function element( html: string ): HTMLElement {
	const page = document.createElement( 'div' );
	page.innerHTML = html;
	return page.firstElementChild as HTMLElement;
}

/** A call that a test answers when it likes. */
export interface Asked {
	url: URL;
	init: RequestInit;
	answer: ( html: string ) => Promise< void >;
	answerJson: ( body: unknown, init?: { status?: number; etag?: string } ) => Promise< void >;
	fail: ( status: number ) => Promise< void >;
}

const reply = ( status: number, body: string, type: string, etag = '' ) => ( {
	ok: status < 300,
	status,
	headers: new Headers( { 'Content-Type': type, ...( etag === '' ? {} : { ETag: etag } ) } ),
	text: () => Promise.resolve( body ),
	json: () => Promise.resolve().then( () => JSON.parse( body ) ),
} );

/**
 * Replaces fetch.
 *
 * @return The calls so far, by the last part of their route.
 */
export function caughtCalls() {
	const calls: Asked[] = [];
	global.fetch = jest.fn( ( url: string | URL, init: RequestInit = {} ) => {
		return new Promise( ( resolve, reject ) => {
			const settle = ( response: unknown ) => act( async () => resolve( response ) );
			init.signal?.addEventListener( 'abort', () => reject( new DOMException( 'given up', 'AbortError' ) ) );
			calls.push( {
				url: new URL( url ),
				init,
				answer: ( html ) => settle( reply( 200, html, 'text/html; charset=UTF-8' ) ),
				answerJson: ( body, { status = 200, etag = '' } = {} ) => settle( reply( status, JSON.stringify( body ), 'application/json', etag ) ),
				fail: ( status ) => settle( reply( status, '{}', 'application/json' ) ),
			} );
		} );
	} ) as unknown as typeof fetch;
	const of = ( route: string ) => calls.filter( ( call ) => call.url.pathname.endsWith( route ) );
	return {
		lots: () => of( '/lots' ),
		future: () => of( '/future-lots' ),
		map: () => of( '/lots/map' ),
		assist: () => of( '/search-assist' ),
		live: () => of( '/live' ),
	};
}

export function show( props: Partial< LotCatalogueProps > = {}, { typed = {} as FormValues, future = '' } = {} ) {
	window.history.replaceState( {}, '', '/auctions/cars/' + window.location.search );
	const lots = element( listHtml( [ 'Ford Fiesta', 'Audi A3' ], { matching: 60, pages: 2, version: 5 } ) );
	return {
		lots,
		...render( <LotCatalogue { ...PROPS } { ...props } typed={ typed } adopted={ { lots, ...( future === '' ? {} : { future: element( future ) } ) } } /> ),
	};
}
