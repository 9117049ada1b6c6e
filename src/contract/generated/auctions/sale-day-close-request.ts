/* Made from plugins/auctions/schemas/sale-day-close-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/sale-day/{sale}/close.
 */
export interface SaleDayCloseRequest {
	/**
	 * Of the SaleDayClosing that the person looked at.
	 */
	version: string;
	/**
	 * Lots without a result become unsold.
	 */
	mark_unsold?: boolean;
	/**
	 * Doubtful results were checked.
	 */
	sure?: boolean;
}
