/* Made from plugins/hpapi/schemas/parts/link.json by `npm run contract`. Change the schema, not this file. */

/**
 * Words and the address that they lead to.
 */
export interface Link {
	label: string;
	url: string;
}
