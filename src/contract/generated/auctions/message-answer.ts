/* Made from plugins/auctions/schemas/message-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * A form is taken; the same sentence for everybody.
 */
export interface MessageAnswer {
	message: string;
}
