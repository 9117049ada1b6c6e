import { __ } from '@wordpress/i18n';
import { isAborted, isRestError, type RestError } from './rest-error';
import { restRoot } from './site';

export type Query = Record< string, string | number | boolean | undefined >;

interface Options {
	/** Gives the call up; it then rejects with an AbortError. */
	signal?: AbortSignal;
	/** Of a member of staff, whose answer is their own: WordPress does not know them without it. */
	nonce?: string;
}

/**
 * Asks the REST API as any visitor: no nonce is sent, so answers may come from a cache.
 *
 * @param route  An address from the props, or a route such as `hpapi/v1/estate-agents/locations`.
 * @param query  Added to the address; undefined values are left out.
 * @param options
 * @throws {RestError} Where the answer is an error, no JSON, or does not come.
 */
export function apiGet< Answer >( route: string, query: Query = {}, options: Options = {} ): Promise< Answer > {
	return call( withQuery( resolveRoute( route ), query ), { method: 'GET', ...asMember( options ) } );
}

/**
 * Asks a route that answers in HTML.
 *
 * @param route   As of apiGet().
 * @param query   As of apiGet().
 * @param options
 * @throws {RestError} As apiGet(), and where the answer is of another type.
 */
export async function apiGetHtml( route: string, query: Query = {}, options: Options = {} ): Promise< string > {
	const response = await reach( withQuery( resolveRoute( route ), query ), { method: 'GET', ...asMember( options ) } );
	if ( ! response.ok || ! ( response.headers.get( 'Content-Type' ) ?? '' ).startsWith( 'text/html' ) ) {
		const body: unknown = await response.json().catch( () => null );
		throw isRestError( body ) ? body : unreadable( response.status );
	}
	return response.text();
}

/**
 * @param route As of apiGet().
 * @param body  Form data goes as it is, everything else as JSON.
 * @param options
 * @throws {RestError} As apiGet().
 */
export function apiPost< Answer >( route: string, body: FormData | object, options: Options = {} ): Promise< Answer > {
	const isForm = body instanceof FormData;
	return call( resolveRoute( route ), {
		method: 'POST',
		body: isForm ? body : JSON.stringify( body ),
		...( isForm ? {} : { headers: { 'Content-Type': 'application/json' } } ),
		...options,
	} );
}

function resolveRoute( route: string ): string {
	if ( /^https?:\/\//.test( route ) ) {
		return route;
	}
	// A path from the props is absolute; a route is looked up below the REST root.
	return route.startsWith( '/' ) ? new URL( route, window.location.href ).href : restRoot() + route;
}

function withQuery( address: string, query: Query ): string {
	const url = new URL( address );
	for ( const [ name, value ] of Object.entries( query ) ) {
		if ( value !== undefined ) {
			url.searchParams.set( name, String( value ) );
		}
	}
	return url.href;
}

function asMember( { nonce, ...init }: Options ): RequestInit {
	return nonce ? { ...init, headers: { 'X-WP-Nonce': nonce } } : init;
}

async function reach( url: string, init: RequestInit ): Promise< Response > {
	try {
		return await fetch( url, { credentials: 'same-origin', ...init } );
	} catch ( error ) {
		if ( isAborted( error ) ) {
			throw error;
		}
		throw restError( 'offline', __( 'We couldn’t reach the website. Check your internet connection.', 'hearth-hammer' ), 0 );
	}
}

async function call< Answer >( url: string, init: RequestInit ): Promise< Answer > {
	const response = await reach( url, init );
	const body: unknown = await response.json().catch( ( error: unknown ) => {
		if ( isAborted( error ) ) {
			throw error;
		}
		return null;
	} );
	if ( ! response.ok ) {
		throw isRestError( body ) ? body : unreadable( response.status );
	}
	if ( body === null && response.status !== 204 ) {
		throw unreadable( response.status );
	}
	return body as Answer;
}

function unreadable( status: number ): RestError {
	return restError( 'unreadable_answer', __( 'Sorry, something went wrong on our side. Try again.', 'hearth-hammer' ), status );
}

function restError( code: string, message: string, status: number ): RestError {
	return { code, message, data: { status } };
}
