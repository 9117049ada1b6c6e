/* Made from plugins/core/schemas/brand-preview-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * A brand before it is saved.
 */
export interface BrandPreviewAnswer {
	/**
	 * Declarations of custom properties that differ from the design's own.
	 */
	css: string;
	/**
	 * Sentences, one for each pair of colours that can't be read.
	 */
	faults: string[];
	[k: string]: unknown | undefined;
}
