/* Made from plugins/hpapi/schemas/parts/tour.json by `npm run contract`. Change the schema, not this file. */

/**
 * A virtual tour or a film.
 */
export interface Tour {
	label: string;
	url: string;
	/**
	 * The host's player, for a frame; null for what is a link alone.
	 */
	embed: {
		host: string;
		player: string;
		/**
		 * Whether to ask for consent first.
		 */
		tracks: boolean;
	} | null;
}
