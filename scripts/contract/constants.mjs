/**
 * What a schema says besides its types, for code that must hold to it: `"emit": "constants"` asks for it. PHP reads
 * the same from the schema itself. Names with `"lettings": true` come as a list too.
 *
 *     export const SEARCH = { order: [ … ], types: { … }, defaults: { … }, values: { … }, limits: { … } } as const;
 *
 * @param {Record<string, any>} schema An object's.
 * @param {string}              name   Of its file.
 * @return {string} TypeScript.
 */
export function constantsOf( schema, name ) {
	const properties = Object.entries( schema.properties );
	const of = ( pick ) => Object.fromEntries( properties.map( ( [ key, one ] ) => [ key, pick( one ) ] ).filter( ( [ , value ] ) => value !== undefined ) );
	const lettings = properties.filter( ( [ , one ] ) => one.lettings ).map( ( [ key ] ) => key );
	const constants = {
		order: properties.map( ( [ key ] ) => key ),
		types: of( ( one ) => one.type ),
		defaults: of( ( one ) => one.default ),
		values: of( ( one ) => one.enum ),
		limits: of( limitsOf ),
		...( lettings.length > 0 ? { lettings } : {} ),
	};
	const constant = name.replaceAll( '-', '_' ).toUpperCase();
	return `/** Names in order; types; what counts where nothing is said; what there is to choose from; bounds. */\nexport const ${ constant } = ${ literal( constants, '' ) } as const;\n`;
}

const LIMITS = [ 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems' ];

/** @param {Record<string, any>} property */
function limitsOf( property ) {
	const limits = LIMITS.filter( ( limit ) => limit in property ).map( ( limit ) => [ limit, property[ limit ] ] );
	return limits.length > 0 ? Object.fromEntries( limits ) : undefined;
}

/**
 * As the rest of the generated file is formatted.
 *
 * @param {unknown} value
 * @param {string}  indent
 * @return {string} TypeScript.
 */
function literal( value, indent ) {
	if ( value === null || typeof value !== 'object' ) {
		return typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value );
	}
	if ( Array.isArray( value ) ) {
		return `[${ value.map( ( one ) => literal( one, '' ) ).join( ', ' ) }]`;
	}
	const lines = Object.entries( value ).map( ( [ key, one ] ) => `${ indent }\t${ key }: ${ literal( one, `${ indent }\t` ) },\n` );
	return `{\n${ lines.join( '' ) }${ indent }}`;
}
