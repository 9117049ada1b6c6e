import { hasConsent } from './consent';
import { cookieNames, deleteCookie, writeCookie } from './cookies';

/**
 * Writes a cookie that no visitor asks for: only with their consent. Without it, one from before is deleted.
 *
 * @param name
 * @param value Written as JSON.
 * @param days  How long browsers store it.
 */
export function writeOptionalCookie( name: string, value: unknown, days: number ): void {
	if ( hasConsent( 'statistics' ) ) {
		writeCookie( name, value, days );
	} else if ( cookieNames().includes( name ) ) {
		deleteCookie( name );
	}
}
