/* Made from plugins/auctions/schemas/parts/catalogue-sort.json by `npm run contract`. Change the schema, not this file. */

/**
 * An order of a catalogue.
 */
export interface CatalogueSort {
	value: string;
	label: string;
}
