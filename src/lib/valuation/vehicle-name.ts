/**
 * Makes and models as people write them. Price guides and the licensing agency shout: "LAND ROVER", "MX-5", "BMW".
 */
import { __ } from '@wordpress/i18n';
import type { Vehicle } from './vehicle';

const ROMAN = /^[IVX]+$/;

/** "RANGE ROVER EVOQUE" becomes "Range Rover Evoque"; "MX-5", "BMW" and what is not in capitals stay. */
export function readable( text: string ): string {
	if ( text !== text.toUpperCase() ) {
		return text;
	}
	return text.replace( /[A-Z0-9]+/g, ( word ) => {
		const isCode = /\d/.test( word ) || ! /[AEIOUY]/.test( word ) || ROMAN.test( word );
		return isCode ? word : word.charAt( 0 ) + word.slice( 1 ).toLowerCase();
	} );
}

/** "Ford Fiesta", or "vehicle" where nobody knows. */
export function vehicleName( { make, model }: Pick< Vehicle, 'make' | 'model' > ): string {
	const known = [ make, model ].filter( ( part ) => part !== null && part !== '' ) as string[];
	return known.map( readable ).join( ' ' ) || __( 'vehicle', 'hearth-hammer' );
}
