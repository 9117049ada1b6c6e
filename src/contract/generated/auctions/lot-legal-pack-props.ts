/* Made from plugins/auctions/schemas/lot-legal-pack-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island lot-legal-pack and its fallback get (PHP: LegalPack\LegalForm).
 */
export interface LotLegalPackProps {
	lot: number;
	/**
	 * Where a form without JavaScript is sent to.
	 */
	action: string;
	/**
	 * The form leads straight to the documents.
	 */
	at_once?: boolean;
	documents: {
		title: string;
		/**
		 * e.g. PDF, 1.2 MB.
		 */
		kind: string;
		version: number;
		/**
		 * When this version was put in.
		 */
		date: string;
	}[];
	terms: {
		version: number;
		text: string;
	};
	endpoints: {
		token: string;
		send: string;
	};
}
