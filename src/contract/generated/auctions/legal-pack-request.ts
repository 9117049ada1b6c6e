/* Made from plugins/auctions/schemas/legal-pack-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/legal-packs: asks for the legal pack of a lot. Lengths here only keep out nonsense; the rules and their sentences are those of RequestPack.
 */
export interface LegalPackRequest {
	token: string;
	lot: number;
	name: string;
	email: string;
	/**
	 * The terms are accepted.
	 */
	accept: boolean;
	/**
	 * The version of the terms that was shown.
	 */
	terms: number;
	/**
	 * People do not see this field: it must be empty.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}
