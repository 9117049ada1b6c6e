/* Made from plugins/auctions/schemas/lots-map-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * The lots of a catalogue of property that the filters leave, where visitors may know them to be.
 */
export interface LotsMapAnswer {
	/**
	 * In order of their numbers.
	 */
	data: {
		/**
		 * Of its page, with the filters.
		 */
		url: string;
		/**
		 * As printed, e.g. 12A.
		 */
		number: string;
		title: string;
		/**
		 * Its address, or its town where the address is hidden.
		 */
		place: string;
		/**
		 * e.g. Guide price £90,000 to £100,000; empty for none.
		 */
		price: string;
		/**
		 * Empty while it is available.
		 */
		status: string;
		/**
		 * Address of a small picture; empty for none.
		 */
		image: string;
		latitude: number;
		longitude: number;
	}[];
	/**
	 * Lots that the filters leave, without those withdrawn.
	 */
	total: number;
}
