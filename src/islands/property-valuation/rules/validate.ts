import { __ } from '@wordpress/i18n';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { emailFault, nameFault, phoneFault } from '../../../lib/validation/contact-faults';
import { isWholePostcode } from '../../../lib/validation/postcode';

export interface Values {
	postcode: string;
	address: string;
	town: string;
	property_type: string;
	bedrooms: string;
	wants: string;
	tenure: string;
	moving: string;
	contact: string;
	days: string[];
	times: string[];
	message: string;
	name: string;
	email: string;
	phone: string;
	website: string;
}

/** What can be wrong, in the order of the form, step by step. */
export const STEPS = [
	[ 'postcode', 'address', 'town' ],
	[ 'wants', 'property_type', 'bedrooms', 'tenure', 'moving' ],
	[ 'name', 'email', 'phone', 'contact', 'message' ],
] as const;

export type FieldName = ( typeof STEPS )[ number ][ number ];
export type Errors = Partial< Record< FieldName, string > >;
type Rules = Pick< PropertyValuationProps, 'options' | 'bare' | 'lengths' >;

/** The sentences are PHP's (Valuation\ValuationInput); both run property-valuation.json. */
export function validate( values: Values, { options, bare, lengths }: Rules ): Errors {
	const isOne = ( field: keyof Rules[ 'options' ], value: string ) => options[ field ].some( ( option ) => option.value === value );
	const choice = ( field: 'property_type' | 'bedrooms' | 'wants' | 'tenure' | 'moving' | 'contact', fault: string, isOptional = false ) =>
		isOne( field, values[ field ] ) || ( isOptional && values[ field ] === '' ) ? '' : fault;
	const found: Record< FieldName, string > = {
		postcode: isWholePostcode( values.postcode ) ? '' : __( 'Enter a full postcode, like TN17 3AA', 'hearth-hammer' ),
		address: addressFault( values.address, lengths.address ),
		town: lengthOf( line( values.town ) ) > lengths.town ? __( 'Town or village must be 60 characters or fewer', 'hearth-hammer' ) : '',
		property_type: choice( 'property_type', __( 'Choose the property type', 'hearth-hammer' ) ),
		bedrooms: choice( 'bedrooms', __( 'Choose the number of bedrooms', 'hearth-hammer' ), bare.includes( values.property_type ) ),
		wants: choice( 'wants', __( 'Choose selling, letting or either', 'hearth-hammer' ) ),
		tenure: choice( 'tenure', __( 'Choose one of the options', 'hearth-hammer' ), true ),
		moving: choice( 'moving', __( 'Choose one of the options', 'hearth-hammer' ), true ),
		contact: choice( 'contact', __( 'Choose a visit or a call', 'hearth-hammer' ) ),
		message: lengthOf( values.message.trim() ) > lengths.message ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '',
		name: nameFault( values.name ),
		email: emailFault( values.email ),
		phone: phoneFault( values.phone ),
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

function addressFault( text: string, most: number ): string {
	const length = lengthOf( line( text ) );
	if ( length === 0 ) {
		return __( 'Enter the house name or number and the street', 'hearth-hammer' );
	}
	return length > most ? __( 'Address must be 120 characters or fewer', 'hearth-hammer' ) : '';
}

/** Those of the errors that stand in a step. */
export function errorsOf( errors: Errors, step: number ): Errors {
	const names: readonly string[] = STEPS[ step - 1 ] ?? [];
	return Object.fromEntries( Object.entries( errors ).filter( ( [ name ] ) => names.includes( name ) ) );
}

/** The first step with something wrong; the last where there is none. */
export function firstWrongStep( errors: Errors ): number {
	const found = STEPS.findIndex( ( names ) => names.some( ( name ) => name in errors ) );
	return found === -1 ? STEPS.length : found + 1;
}

const line = ( text: string ) => text.replace( /\s+/gu, ' ' ).replace( /\p{C}+/gu, '' ).trim();

const lengthOf = ( text: string ) => [ ...text ].length;
