/* Made from plugins/hpapi/schemas/parts/fact.json by `npm run contract`. Change the schema, not this file. */

/**
 * A fact of a property as its page prints it.
 */
export interface Fact {
	/**
	 * Stable, for tests and styling.
	 */
	key: string;
	label: string;
	value: string;
}
