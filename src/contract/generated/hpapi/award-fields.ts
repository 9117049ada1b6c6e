/* Made from plugins/hpapi/schemas/award-fields.json by `npm run contract`. Change the schema, not this file. */

/**
 * What is stored of an award, one post meta each under its name here with the prefix hpapi_award_. What was won is the post's title, the picture its featured image.
 */
export interface AwardFields {
	/**
	 * 0 where not known.
	 */
	year?: number;
	giver?: string;
	link?: string;
}
