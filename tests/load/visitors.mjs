/** Visitors who value their vehicles, each a browser of their own at an address of their own. */

import { setTimeout as wait } from 'node:timers/promises';

const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
const retries = 8;

/** @param {number} at From 0. */
export function visitor( at ) {
	const letter = ( place ) => letters[ Math.floor( at / letters.length ** place ) % letters.length ];
	return { email: `visitor${ at }@example.com`, vrm: `KM21${ letter( 2 ) }${ letter( 1 ) }${ letter( 0 ) }`, address: `10.1.${ Math.floor( at / 200 ) }.${ ( at % 200 ) + 1 }` };
}

/**
 * Looks up, sends, asks for the row, and reports a failure, as the page does. A request whose worker dies is sent
 * again, as a visitor would press the button again.
 *
 * @param {string}                      base
 * @param {ReturnType<typeof visitor>}  who
 * @return {Promise<{ sent: number, log: number, saveError: number|null, tries: number }>} Statuses of the answers.
 */
export async function valueVehicle( base, who ) {
	const headers = { 'X-Forwarded-For': who.address };
	let tries = 0;
	const ask = async ( path, init, good ) => {
		for ( let left = retries; ; left-- ) {
			tries++;
			const response = await fetch( `${ base }/wp-json/caphpi/v1/valuation${ path }`, { ...init, headers: { ...headers, ...init.headers } } ).catch( () => null );
			if ( left === 0 || ( response && ( good.includes( response.status ) || response.status < 500 ) ) ) {
				return response;
			}
			const refusal = await response?.json().catch( () => null );
			if ( refusal?.code === 'caphpi_busy' ) {
				// As the page does: a provider is busy with others, and the visitor waits.
				left++;
				tries--;
			}
			await wait( 500 );
		}
	};
	const form = ( fields ) => ( {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
		body: new URLSearchParams( fields ).toString(),
	} );

	const found = await ask( `?vrm=${ who.vrm }&mileage=34`, { headers: {} }, [ 200 ] );
	const cookie = ( found?.headers.getSetCookie() ?? [] ).map( ( line ) => line.split( ';' )[ 0 ] ).join( '; ' );
	const token = ( await found?.json().catch( () => null ) )?.data?.valuation_token;
	if ( ! token ) {
		throw new Error( `${ who.vrm } was not valued: ${ found?.status ?? 'no answer' }` );
	}
	const owner = { valuation_token: token, email: who.email, name: 'Jo Smith', postcode: 'M1 1AA' };
	const sent = await ask( '/send', form( owner ), [ 202 ] );
	// 202 is an answer, too: the row waits for the worker; and 502: not written yet.
	const log = await ask( '/log', form( { valuation_token: token } ), [ 200, 202, 502 ] );
	const saveError = log?.status === 200 || log?.status === 202 ? null : await ask( '/save-error', form( owner ), [ 202 ] );
	return { sent: sent?.status ?? 0, log: log?.status ?? 0, saveError: saveError?.status ?? null, tries };
}
