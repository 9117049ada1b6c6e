import { apiGet } from './api';
import { timeoutSignal } from './timeout-signal';
import { isRestError } from './rest-error';

/** The estate agency's API wraps its answers in `data`. */
type TokenAnswer = { token: string } | { data: { token: string } };

/**
 * Sends something with a token of its own, which shows that this browser fetched the form.
 *
 * @param address Where tokens are.
 * @param send    Gets the token.
 * @param stale   Code of the error that says that it was used, or has grown old, meanwhile: then once more with a new one.
 */
export async function withFormToken< Answer >( address: string, send: ( token: string ) => Promise< Answer >, stale = '' ): Promise< Answer > {
	const attempt = async () => {
		const answer = await apiGet< TokenAnswer >( address, {}, { signal: timeoutSignal() } );
		return send( 'data' in answer ? answer.data.token : answer.token );
	};
	try {
		return await attempt();
	} catch ( error ) {
		if ( stale !== '' && isRestError( error ) && error.code === stale ) {
			return attempt();
		}
		throw error;
	}
}
