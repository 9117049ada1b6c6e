/* Made from plugins/auctions/schemas/form-token-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What shows that a form was sent by the browser that fetched it.
 */
export interface FormTokenAnswer {
	token: string;
}
