import { __ } from '@wordpress/i18n';

/**
 * A fuel or colour, which providers name in English, in the visitor's language; one that is not known as it is.
 * `Mail\VehicleWords` of the valuation knows the same.
 *
 * @param english
 */
export function vehicleLabel( english: string | null ): string | null {
	const words: Record< string, string > = {
		petrol: __( 'Petrol', 'hearth-hammer' ),
		diesel: __( 'Diesel', 'hearth-hammer' ),
		electric: __( 'Electric', 'hearth-hammer' ),
		electricity: __( 'Electric', 'hearth-hammer' ),
		hybrid: __( 'Hybrid', 'hearth-hammer' ),
		'hybrid electric': __( 'Hybrid', 'hearth-hammer' ),
		black: __( 'Black', 'hearth-hammer' ),
		white: __( 'White', 'hearth-hammer' ),
		grey: __( 'Grey', 'hearth-hammer' ),
		blue: __( 'Blue', 'hearth-hammer' ),
		red: __( 'Red', 'hearth-hammer' ),
		silver: __( 'Silver', 'hearth-hammer' ),
		green: __( 'Green', 'hearth-hammer' ),
		yellow: __( 'Yellow', 'hearth-hammer' ),
		orange: __( 'Orange', 'hearth-hammer' ),
		brown: __( 'Brown', 'hearth-hammer' ),
		beige: __( 'Beige', 'hearth-hammer' ),
		bronze: __( 'Bronze', 'hearth-hammer' ),
		gold: __( 'Gold', 'hearth-hammer' ),
		purple: __( 'Purple', 'hearth-hammer' ),
	};
	return ( english && words[ english.toLowerCase() ] ) ?? english;
}
