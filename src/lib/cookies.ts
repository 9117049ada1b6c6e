const DAY_IN_SECONDS = 86400;

/**
 * Reads a cookie that holds JSON.
 *
 * @param name
 * @param guard Whether the value is what it should be: visitors and other scripts can write anything.
 * @return Null where there is none or it is not usable.
 */
export function readCookie< Value >( name: string, guard: ( value: unknown ) => value is Value ): Value | null {
	for ( const pair of document.cookie.split( '; ' ) ) {
		if ( ! pair.startsWith( `${ name }=` ) ) {
			continue;
		}
		try {
			const value: unknown = JSON.parse( decodeURIComponent( pair.slice( name.length + 1 ) ) );
			return guard( value ) ? value : null;
		} catch {
			return null;
		}
	}
	return null;
}

/**
 * @param name
 * @param value Written as JSON; keep it well below the 4 KB that browsers take.
 * @param days  How long it is kept.
 */
export function writeCookie( name: string, value: unknown, days: number ): void {
	const secure = window.location.protocol === 'https:' ? '; Secure' : '';
	const content = encodeURIComponent( JSON.stringify( value ) );
	document.cookie = `${ name }=${ content }; Max-Age=${ days * DAY_IN_SECONDS }; Path=/; SameSite=Lax${ secure }`;
}

export function deleteCookie( name: string ): void {
	document.cookie = `${ name }=; Max-Age=0; Path=/; SameSite=Lax`;
}
