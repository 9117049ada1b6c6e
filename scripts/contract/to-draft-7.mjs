/**
 * WordPress validates JSON Schema draft-04 with `required: true` on the property itself (draft 3's way), which
 * json-schema-to-typescript ignores: this moves it to the list on the object. `title` goes from inner schemas,
 * because it would become a type of its own, and `exclusiveMinimum: true` because a type says nothing about it.
 *
 * @param {unknown} schema
 * @return {any} A copy.
 */
export function toDraft7( schema ) {
	if ( Array.isArray( schema ) ) {
		return schema.map( toDraft7 );
	}
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	const copy = {};
	for ( const [ key, value ] of Object.entries( schema ) ) {
		if ( key === 'properties' || key === 'patternProperties' ) {
			copy[ key ] = Object.fromEntries( Object.entries( value ).map( ( [ name, inner ] ) => [ name, toDraft7( inner ) ] ) );
		} else if ( [ 'items', 'additionalProperties', 'oneOf', 'anyOf', 'not' ].includes( key ) ) {
			copy[ key ] = toDraft7( value );
		} else if ( ! [ '$schema', 'title', 'required', 'exclusiveMinimum', 'exclusiveMaximum', 'default' ].includes( key ) ) {
			copy[ key ] = value;
		}
	}
	const required = Object.entries( schema.properties ?? {} )
		.filter( ( [ , inner ] ) => inner?.required === true )
		.map( ( [ name ] ) => name );
	if ( required.length > 0 ) {
		copy.required = required;
	}
	return copy;
}
