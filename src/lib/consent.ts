import { readCookie } from './cookies';

/** WordPress Consent API's categories that this site asks for. */
export type ConsentCategory = 'statistics' | 'marketing';

declare global {
	interface Window {
		/** The WordPress Consent API, where a consent plugin is installed. */
		wp_has_consent?: ( category: string ) => boolean;
	}
}

/** Written by this site's own banner: the list of categories that the visitor allowed. */
export const CONSENT_COOKIE = 'hh_consent';

/** Fired on the document when the visitor has answered this site's own banner. */
export const CONSENT_EVENT = 'hh:consent';

const isList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( ( entry ) => typeof entry === 'string' );

/** Whether the visitor allowed it. Nobody asked means no. */
export function hasConsent( category: ConsentCategory ): boolean {
	if ( typeof window.wp_has_consent === 'function' ) {
		return window.wp_has_consent( category );
	}
	return readCookie( CONSENT_COOKIE, isList )?.includes( category ) ?? false;
}

/**
 * Calls back whenever the visitor may have changed their mind.
 *
 * @param listener
 */
export function onConsentChange( listener: () => void ): void {
	document.addEventListener( CONSENT_EVENT, listener );
	document.addEventListener( 'wp_listen_for_consent_change', listener );
}
