/* Made from plugins/hpapi/schemas/parts/link-choice.json by `npm run contract`. Change the schema, not this file. */

/**
 * One of several ways to show the same list.
 */
export interface LinkChoice {
	value: string;
	label: string;
	url: string;
	selected: boolean;
}
