import { isObject } from './is-object';

/** A lot that has changed. */
export interface LiveLot {
	id: number;
	number: string;
	status: string;
	/** In a sentence, for whoever hears the page. */
	said: string;
	/** Its card anew. */
	html: string;
}

interface Live {
	version: number;
	sale_status: string;
	/** There are changes that are not among the lots. */
	more?: boolean;
	lots: LiveLot[];
}

interface Asked {
	auction: number | string;
	/** The version of the sale that this page knows already. */
	since: number;
	/** Of who is signed in. */
	nonce?: string;
	signal: AbortSignal;
}

/**
 * @return Null where nothing is new (304).
 * @throws Where the answer is an error or has another shape.
 */
export async function fetchLive( route: string, { auction, since, nonce = '', signal }: Asked ): Promise< Live | null > {
	const url = new URL( route, window.location.href );
	url.searchParams.set( 'since', String( since ) );
	// The version is the tag: also the first question is answered by 304 where nothing has changed since the page.
	const business = /\/([^/]+)\/lots\/live\/?$/.exec( url.searchParams.get( 'rest_route' ) ?? url.pathname )?.[ 1 ] ?? '';
	const headers = { 'If-None-Match': `W/"live-${ business }-${ auction }-${ since }"`, ...( nonce === '' ? {} : { 'X-WP-Nonce': nonce } ) };
	const response = await fetch( url, { credentials: 'same-origin', headers, signal } );
	if ( response.status === 304 ) {
		return null;
	}
	const answer: unknown = await response.json();
	if ( ! response.ok || ! isLive( answer ) ) {
		throw new Error( `live answered ${ response.status }` );
	}
	return answer;
}

const isLive = ( value: unknown ): value is Live =>
	isObject( value ) && typeof value.version === 'number' && Array.isArray( value.lots );

/** Whether there is nothing more to wait for. */
export const isOver = ( { sale_status: status }: { sale_status?: string } ): boolean => status === 'finished' || status === 'cancelled' || status === 'postponed';
