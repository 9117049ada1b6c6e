/* Made from plugins/hpapi/schemas/parts/epc-grade.json by `npm run contract`. Change the schema, not this file. */

/**
 * A grade of an energy performance certificate.
 */
export interface EpcGrade {
	band: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
	/**
	 * 0 where not known.
	 */
	score: number;
}
