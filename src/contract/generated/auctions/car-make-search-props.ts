/* Made from plugins/auctions/schemas/car-make-search-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * The make search (CAR-01): the makes to choose from, and the terms that lead to a page of their own. What fits no term is sent to `target`.
 */
export interface CarMakeSearchProps {
	/**
	 * Address that the form is sent to, as the parameter make.
	 */
	target: string;
	/**
	 * What the visitor typed before.
	 */
	term: string;
	/**
	 * An empty search was sent: the tip is shown.
	 */
	is_refused: boolean;
	/**
	 * Makes with lots in coming sales first, by name; then the others.
	 */
	makes: {
		name: string;
		/**
		 * In coming sales.
		 */
		lots: number;
		url: string;
	}[];
	actions: {
		term: string;
		/**
		 * Address.
		 */
		action: string;
	}[];
}
