/* Made from plugins/auctions/schemas/lot-panel-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * A lot's sync with the platform, for staff.
 */
export interface LotPanelAnswer {
	/**
	 * The panel, escaped.
	 */
	html: string;
	/**
	 * What became of the sync that was asked for; empty where none was.
	 */
	state: '' | 'running' | 'done' | 'empty' | 'failed' | 'asks' | 'checked';
}
