/* Made from plugins/core/schemas/place-import-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * How far an import of places has come.
 */
export interface PlaceImportAnswer {
	/**
	 * Of the upload; empty where there is none.
	 */
	id: string;
	stage: 'none' | 'receiving' | 'working' | 'done' | 'failed';
	percent: number;
	/**
	 * Bytes that have arrived: the next part begins there.
	 */
	received: number;
	/**
	 * Bytes that a part may have.
	 */
	part: number;
	/**
	 * For people.
	 */
	sentence: string;
	[k: string]: unknown | undefined;
}
