/* Made from plugins/hpapi/schemas/parts/hidden-field.json by `npm run contract`. Change the schema, not this file. */

/**
 * A value that a form carries on.
 */
export interface HiddenField {
	name: string;
	value: string;
}
