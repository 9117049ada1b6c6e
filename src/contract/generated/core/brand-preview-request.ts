/* Made from plugins/core/schemas/brand-preview-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /brand-preview: what the Brand screen's form has; what is missing is as it is saved.
 */
export interface BrandPreviewRequest {
	/**
	 * Text colour, like #14231b.
	 */
	ink?: string;
	/**
	 * Page background.
	 */
	paper?: string;
	/**
	 * Accent colour.
	 */
	brass?: string;
	/**
	 * CSS font-family of headings, one of those that the form offers.
	 */
	display?: string;
	/**
	 * CSS font-family of text.
	 */
	text?: string;
	corners?: '' | 'square' | 'slight' | 'round';
	[k: string]: unknown | undefined;
}
