const FORMS = [
	/^([A-Z]{2}\d{2})([A-Z]{3})$/, // Since 2001.
	/^([A-Z]\d{1,3})([A-Z]{3})$/, // 1983 to 2001.
	/^([A-Z]{3})(\d{1,3}[A-Z])$/, // 1963 to 1983.
	/^([A-Z]{1,3})(\d{1,4})$/, // Older, and Northern Ireland's.
	/^(\d{1,4})([A-Z]{1,3})$/,
];

/** Without blanks and hyphens, also those that phones and word processors make of a hyphen. */
export function compactPlate( text: string ): string {
	return text.replace( /[\s\u2010-\u2015\u2212-]/g, '' );
}

/** A plate as it is written on a vehicle, with its space: "AB12CDE" becomes "AB12 CDE". */
export function formatPlate( text: string ): string {
	const plate = compactPlate( text ).toUpperCase();
	for ( const form of FORMS ) {
		if ( form.test( plate ) ) {
			return plate.replace( form, '$1 $2' );
		}
	}
	return text.trim().replace( /\s+/g, ' ' ).toUpperCase();
}
