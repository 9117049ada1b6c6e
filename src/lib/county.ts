import { nameKey } from './name-key';

/** What may be written of any place here. */
const COUNTRIES = [ 'uk', 'gb', 'unitedkingdom', 'greatbritain', 'england', 'scotland', 'wales', 'northernireland' ];

/**
 * Whether what was written behind a place's name, as in `Cranbrook, Kent`, can be this county: PHP's
 * Place\County::is_meant(); search-url.json holds both to it.
 *
 * @param typed  Parts with commas between them.
 * @param county Empty where it is not known: then all can be.
 */
export function isCountyMeant( typed: string, county: string ): boolean {
	const known = nameKey( county );
	return typed
		.split( ',' )
		.map( nameKey )
		.every( ( part ) => part === '' || known === '' || known.endsWith( part ) || COUNTRIES.includes( part ) );
}
