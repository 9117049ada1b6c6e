/* Made from plugins/auctions/schemas/purge-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What became of the copies of each of a lot's pictures.
 */
export interface PurgeAnswer {
	response: {
		/**
		 * Address of the picture on this site.
		 */
		image: string;
		success: boolean;
		/**
		 * The reason.
		 */
		message: string;
	}[];
}
