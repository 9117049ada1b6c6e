/**
 * WordPress validates JSON Schema draft-04 with `required: true` on the property itself (draft 3's way), which
 * json-schema-to-typescript ignores: this moves it to the list on the object. `title` goes from inner schemas,
 * because it would become a type of its own, and `exclusiveMinimum: true` because a type says nothing about it.
 *
 * A `$ref` to a part (see PHP's SchemaResolver) becomes the name of the part's own type, and `allOf` of parts an
 * intersection with them.
 *
 * @param {unknown}                 schema
 * @param {(path: string) => string} nameOf The type that a path in `$ref` stands for.
 * @return {any} A copy.
 */
export function toDraft7( schema, nameOf ) {
	if ( Array.isArray( schema ) ) {
		return schema.map( ( one ) => toDraft7( one, nameOf ) );
	}
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	if ( typeof schema.$ref === 'string' ) {
		const isNullable = Array.isArray( schema.type ) && schema.type.includes( 'null' );
		const description = schema.description === undefined ? {} : { description: schema.description };
		return { tsType: nameOf( schema.$ref ) + ( isNullable ? ' | null' : '' ), ...description };
	}
	const copy = {};
	for ( const [ key, value ] of Object.entries( schema ) ) {
		if ( key === 'properties' || key === 'patternProperties' ) {
			copy[ key ] = Object.fromEntries( Object.entries( value ).map( ( [ name, inner ] ) => [ name, toDraft7( inner, nameOf ) ] ) );
		} else if ( [ 'items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', 'not' ].includes( key ) ) {
			copy[ key ] = toDraft7( value, nameOf );
		} else if ( ! [ '$schema', 'title', 'required', 'exclusiveMinimum', 'exclusiveMaximum', 'default', 'emit' ].includes( key ) ) {
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
