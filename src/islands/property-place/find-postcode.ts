import type { LocatePostcodeAnswer } from '../../contract/generated/hpapi/locate-postcode-answer';

/**
 * Asks where a postcode is.
 *
 * @param route    GET locate-postcode.
 * @param nonce    WordPress's, for its REST API.
 * @param postcode As it was typed.
 * @return The answer, or a sentence that says why there is none.
 * @throws Where the server cannot be reached or answers no JSON.
 */
export async function findPostcode( route: string, nonce: string, postcode: string ): Promise< LocatePostcodeAnswer | string > {
	const url = new URL( route );
	url.searchParams.set( 'postcode', postcode );
	const answer = await fetch( url, { credentials: 'same-origin', headers: { 'X-WP-Nonce': nonce } } );
	const said = ( await answer.json() ) as LocatePostcodeAnswer & { message?: string };
	return answer.ok ? said : said.message ?? '';
}
