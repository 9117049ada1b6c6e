/**
 * What a piece of code writes to document.cookie.
 *
 * @param work Does the writing; nothing is stored.
 */
export function written( work: () => void ): string[] {
	const cookies: string[] = [];
	const spy = jest.spyOn( document, 'cookie', 'set' ).mockImplementation( ( cookie ) => cookies.push( cookie ) );
	work();
	spy.mockRestore();
	return cookies;
}

/**
 * @param cookie As written to document.cookie.
 * @return How many days it is stored, to the minute; NaN for as long as the browser is open.
 */
export function daysOf( cookie = '' ): number {
	const expires = /; expires=([^;]+)/i.exec( cookie )?.[ 1 ] ?? '';
	return Math.round( ( Date.parse( expires ) - Date.now() ) / 60000 ) / 1440;
}
