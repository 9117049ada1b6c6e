import { cookieNames, deleteCookie, readCookie, writeCookie } from './cookies';
import { isObject } from './is-object';

/** WordPress Consent API's categories that this site asks for. */
export type ConsentCategory = 'statistics' | 'marketing';

export const CONSENT_CATEGORIES: readonly ConsentCategory[] = [ 'statistics', 'marketing' ];

declare global {
	interface Window {
		/** The WordPress Consent API, where a consent plugin is installed. */
		wp_has_consent?: ( category: string ) => boolean;
		/** `optin` or `optout`, once a consent plugin has said so; without it the API answers yes to everything. */
		wp_consent_type?: string;
		wp_fallback_consent_type?: string | false;
		/** Whether a consent plugin names the type later, by the event `wp_consent_type_defined`. */
		waitfor_consent_hook?: unknown;
		wp_set_consent?: ( category: string, value: 'allow' | 'deny' ) => void;
	}
}

/** Written by this site's own banner: the list of categories that the visitor allowed. */
export const CONSENT_COOKIE = 'hh_consent';
const CONSENT_DAYS = 180;

/** Fired on the document when the visitor has answered this site's own banner. */
export const CONSENT_EVENT = 'hh:consent';
/** Fired by the WordPress Consent API; its `detail` holds the category that changed. */
const API_EVENT = 'wp_listen_for_consent_change';
/** Fired by it once a consent plugin has named the consent type. */
const API_TYPE_EVENT = 'wp_consent_type_defined';

/** What trackers leave behind once they were allowed; gone when the visitor changes their mind. */
const TRACKING_COOKIES = /^(hubspotutk|__hstc|__hssc|__hssrc|_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_fbp)$/;

const isList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( ( entry ) => typeof entry === 'string' );

const hasType = (): boolean => Boolean( window.wp_consent_type ) || Boolean( window.wp_fallback_consent_type );

/** Whether a consent plugin asks the visitors. The API alone asks nobody. */
const isElsewhere = (): boolean =>
	typeof window.wp_has_consent === 'function' && ( hasType() || Boolean( Number( window.waitfor_consent_hook ) ) );

/** Whether the visitor allowed it. Nobody asked means no. */
export function hasConsent( category: ConsentCategory ): boolean {
	if ( isElsewhere() ) {
		return hasType() && window.wp_has_consent?.( category ) === true;
	}
	return readCookie( CONSENT_COOKIE, isList )?.includes( category ) ?? false;
}

/** Whether the visitor was asked and said no. The Consent API does not tell a refusal from no answer yet. */
export function isRefused( category: ConsentCategory ): boolean {
	const allowed = isElsewhere() ? null : readCookie( CONSENT_COOKIE, isList );
	return allowed !== null && ! allowed.includes( category );
}

/**
 * Keeps the visitor's answer for 180 days and tells whoever waits for it.
 *
 * @param allowed What they allowed; nothing is a refusal, and takes away what trackers have left.
 */
export function setConsent( allowed: readonly ConsentCategory[] ): void {
	writeCookie( CONSENT_COOKIE, allowed, CONSENT_DAYS );
	for ( const category of CONSENT_CATEGORIES ) {
		window.wp_set_consent?.( category, allowed.includes( category ) ? 'allow' : 'deny' );
	}
	if ( allowed.length === 0 ) {
		deleteTrackingCookies();
	}
	document.dispatchEvent( new Event( CONSENT_EVENT ) );
}

/** Whether the visitor has answered this site's own banner. */
export const isAnswered = (): boolean => readCookie( CONSENT_COOKIE, isList ) !== null;

/**
 * Calls back whenever the visitor may have changed their mind.
 *
 * @param listener Gets the categories that were just denied, as far as the event tells.
 * @return Stops it.
 */
export function onConsentChange( listener: ( denied: readonly string[] ) => void ): () => void {
	const ours = () => listener( CONSENT_CATEGORIES.filter( isRefused ) );
	const theirs = ( event: Event ) => listener( deniedBy( event ) );
	document.addEventListener( CONSENT_EVENT, ours );
	document.addEventListener( API_EVENT, theirs );
	document.addEventListener( API_TYPE_EVENT, theirs );
	return () => {
		document.removeEventListener( CONSENT_EVENT, ours );
		document.removeEventListener( API_EVENT, theirs );
		document.removeEventListener( API_TYPE_EVENT, theirs );
	};
}

function deniedBy( event: Event ): string[] {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	return isObject( detail )
		? Object.entries( detail ).flatMap( ( [ category, value ] ) => ( value === 'deny' ? [ category ] : [] ) )
		: [];
}

function deleteTrackingCookies(): void {
	for ( const name of cookieNames().filter( ( one ) => TRACKING_COOKIES.test( one ) ) ) {
		deleteCookie( name );
		// Trackers set theirs for the whole domain.
		parentDomains( window.location.hostname ).forEach( ( domain ) => deleteCookie( name, domain ) );
	}
}

/**
 * @param host E.g. www.example.com.
 * @return The host itself, then shorter ones, the last with two parts.
 */
function parentDomains( host: string ): string[] {
	const parts = host.split( '.' );
	return parts.slice( 0, -1 ).map( ( _part, index ) => parts.slice( index ).join( '.' ) );
}
