import Cookies from 'js-cookie';

/** How every cookie of this site is written: for the whole site, and for no request that another site causes. */
const attributes = (): Cookies.CookieAttributes => ( { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' } );

/**
 * Reads a cookie that holds JSON.
 *
 * @param name
 * @param guard Whether the value is what it should be: visitors and other scripts can write anything.
 * @return Null where there is none or it is not usable.
 */
export function readCookie< Value >( name: string, guard: ( value: unknown ) => value is Value ): Value | null {
	try {
		// JSON never is empty, so an empty text is no value either.
		const value: unknown = JSON.parse( Cookies.get( name ) ?? '' );
		return guard( value ) ? value : null;
	} catch {
		return null;
	}
}

/**
 * @param name
 * @param value Written as JSON; it must be well below the 4 KB that browsers take.
 * @param days  How long browsers store it.
 */
export function writeCookie( name: string, value: unknown, days: number ): void {
	Cookies.set( name, JSON.stringify( value ), { ...attributes(), expires: days } );
}

/**
 * @param name
 * @param domain Of a cookie that another script set for a whole domain; none of ours has one.
 */
export function deleteCookie( name: string, domain?: string ): void {
	Cookies.remove( name, { ...attributes(), ...( domain === undefined ? {} : { domain } ) } );
}

/** The text of a cookie that others write. */
export const cookieText = ( name: string ): string | undefined => Cookies.get( name );

/** Of every cookie that scripts can read on this page. */
export const cookieNames = (): string[] => Object.keys( Cookies.get() );
