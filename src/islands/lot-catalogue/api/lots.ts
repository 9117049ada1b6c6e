import type { LotCatalogueProps } from '../../../contract/generated/auctions/lot-catalogue-props';
import type { LotsMapAnswer } from '../../../contract/generated/auctions/lots-map-answer';
import { apiGet, apiGetHtml, type Query } from '../../../lib/api';
import type { CatalogueState } from '../rules/state';
import type { View } from '../rules/view';

/** A list of lots as the server printed it, with what its root says of it. */
export interface LotList {
	node: HTMLElement;
	total: number;
	matching: number;
	page: number;
	pages: number;
	version: number;
}

interface Call {
	state: CatalogueState;
	view: View;
	signal: AbortSignal;
}

/** AUC-14: lots that each value would leave, by filter; and what may be meant by the beginning of a word. */
export interface Assistance {
	facets: Record< string, { value: string; label: string; count: number }[] >;
	suggestions: { label: string; search: string }[];
}

/** Where the lots are that the filters leave. */
export type LotPins = LotsMapAnswer;
export type LotPin = LotPins[ 'data' ][ number ];
export type LotMapAddresses = NonNullable< LotCatalogueProps[ 'map' ] >;

type Asker = Pick< LotCatalogueProps, 'can_manage_a365' | 'can_manage_cache' | 'includes_marketing' | 'nonce' >;

const parameters = ( { state, view }: Omit< Call, 'signal' > ): Query => ( {
	...state.values,
	sort: state.sort,
	page: state.page > 1 ? state.page : undefined,
	grid_view: view,
} );

const options = ( { nonce }: Pick< Asker, 'nonce' >, signal: AbortSignal ) => ( { signal, ...( nonce === '' ? {} : { nonce } ) } );

/** API-03. */
export async function fetchLots( props: Asker & Pick< LotCatalogueProps, 'lots_url' >, call: Call ): Promise< LotList > {
	const html = await apiGetHtml(
		props.lots_url,
		{
			...parameters( call ),
			canManageA365: props.can_manage_a365 ? 1 : undefined,
			canManageCache: props.can_manage_cache ? 1 : undefined,
			includeCAMarketing: props.includes_marketing ? 1 : undefined,
		},
		options( props, call.signal )
	);
	return readLots( html );
}

/** API-04. */
export async function fetchFutureLots( props: Asker & Pick< LotCatalogueProps, 'future_lots_url' >, call: Call ): Promise< LotList > {
	const { page: _page, ...query } = parameters( call );
	const html = await apiGetHtml( props.future_lots_url, { ...query, canManageCache: props.can_manage_cache ? 1 : undefined }, options( props, call.signal ) );
	return readLots( html );
}

/** API-05. */
export function fetchAssistance( props: Pick< LotCatalogueProps, 'search_assist_url' >, state: CatalogueState, signal: AbortSignal ): Promise< Assistance > {
	return apiGet< Assistance >( props.search_assist_url, { ...state.values }, { signal } );
}

export function fetchLotPins( url: string, values: CatalogueState[ 'values' ], nonce: string, signal: AbortSignal ): Promise< LotPins > {
	return apiGet< LotPins >( url, { ...values }, options( { nonce }, signal ) );
}

/** The list in an answer or on the page. */
export function listOf( node: HTMLElement ): LotList {
	const number = ( name: string, least: number ): number => {
		const value = Number( node.dataset[ name ] ?? NaN );
		if ( ! Number.isInteger( value ) || value < least ) {
			throw new Error( `A list of lots without a usable data-${ name }.` );
		}
		return value;
	};
	return { node, total: number( 'total', 0 ), matching: number( 'matching', 0 ), page: number( 'page', 1 ), pages: number( 'pages', 0 ), version: number( 'version', 0 ) };
}

function readLots( html: string ): LotList {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const node = template.content.querySelector< HTMLElement >( '.hh-lot-list' );
	if ( node === null ) {
		throw new Error( 'An answer without a list of lots.' );
	}
	return listOf( node );
}
