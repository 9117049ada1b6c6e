/* Made from plugins/caphpi/schemas/valuation-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET caphpi/v1/valuation. The rules for what a visitor types are in tests/vectors/validation.json; a value that breaks them is a 400 with caphpi_invalid_plate or caphpi_invalid_mileage.
 */
export interface ValuationRequest {
	/**
	 * Number plate; spaces and small letters are accepted.
	 */
	vrm: string;
	/**
	 * Thousands of miles: 42 is 42,000 miles.
	 */
	mileage: number;
	[k: string]: unknown | undefined;
}
