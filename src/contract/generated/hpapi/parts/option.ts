/* Made from plugins/hpapi/schemas/parts/option.json by `npm run contract`. Change the schema, not this file. */

/**
 * A choice of a select.
 */
export interface Option {
	value: string;
	label: string;
}
