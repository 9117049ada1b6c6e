import { useEffect, useState } from 'react';
import type { LeadProfileAnswer } from '../../contract/generated/hpapi/lead-profile-answer';
import { apiGet } from '../../lib/api';
import { hasConsent, onConsentChange } from '../../lib/consent';
import { cookieText } from '../../lib/cookies';

export type ContactState = LeadProfileAnswer[ 'state' ];

/** Milliseconds after which the lookup yields unengaged where no provider can be asked (SITE-09). */
export const WITHOUT_PROVIDER = 1000;

/** The lead provider's cookie. Not even looked for before the visitor allows marketing. */
const COOKIE = 'hubspotutk';
const CONTACT = /^[0-9a-f]{32}$/;

/**
 * What is known of this visitor; `unsubscribed` to begin with.
 *
 * @param tracks  Whether there is a provider to ask.
 * @param profile The REST route that asks it.
 */
export function useContactState( tracks: boolean, profile: string ): ContactState {
	const [ state, setState ] = useState< ContactState >( 'unsubscribed' );

	useEffect( () => {
		if ( ! tracks ) {
			const timer = setTimeout( () => setState( 'unengaged' ), WITHOUT_PROVIDER );
			return () => clearTimeout( timer );
		}
		const call = new AbortController();
		let isAsked = false;
		const ask = () => {
			if ( isAsked || ! hasConsent( 'marketing' ) || ! CONTACT.test( cookieText( COOKIE ) ?? '' ) ) {
				return;
			}
			isAsked = true;
			apiGet< LeadProfileAnswer >( profile, {}, { signal: call.signal } )
				.then( ( answer ) => setState( answer.state ) )
				// A visitor of whom nothing is known sees the form.
				.catch( () => undefined );
		};
		ask();
		const stop = onConsentChange( ask );
		return () => {
			stop();
			call.abort();
		};
	}, [ tracks, profile ] );

	return state;
}
