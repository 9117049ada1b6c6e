import { isObject } from '../../../lib/is-object';

/** AUC-02: the catalogue as a visitor left it for one of its lots, for as long as the tab is open. */
interface Memory {
	query: string;
	scroll: number;
}

const keyOf = ( auction: number ): string => `hh_catalogue_${ auction }`;

export function remember( auction: number, memory: Memory ): void {
	try {
		window.sessionStorage.setItem( keyOf( auction ), JSON.stringify( memory ) );
	} catch {
		// A browser that stores nothing: the address holds the filters all the same.
	}
}

/**
 * What to go back to, for a visitor who comes to the bare catalogue from one of its own lots.
 *
 * @param auction
 * @param pageUrl  Of the catalogue.
 * @param from     The page before, `document.referrer`.
 * @param location
 */
export function recall( auction: number, pageUrl: string, from: string, location: { search: string; hash: string } ): Memory | null {
	if ( location.search !== '' || location.hash !== '' || ! from.startsWith( `${ pageUrl }lot/` ) ) {
		return null;
	}
	try {
		const memory: unknown = JSON.parse( window.sessionStorage.getItem( keyOf( auction ) ) ?? 'null' );
		return isMemory( memory ) ? memory : null;
	} catch {
		return null;
	}
}

const isMemory = ( value: unknown ): value is Memory =>
	isObject( value ) && typeof value.query === 'string' && typeof value.scroll === 'number';
