import { __ } from '@wordpress/i18n';
import { emailFault, nameFault, phoneFault } from '../../../lib/validation/contact-faults';

export interface Values {
	kind: 'ask' | 'viewing';
	/** Id of a time, "0" for none of them, empty where nothing is chosen. */
	slot: string;
	preferred: string;
	wishes: string[];
	message: string;
	name: string;
	email: string;
	phone: string;
	website: string;
}

/** In the order of the form. */
export const FIELDS = [ 'slot', 'preferred', 'message', 'name', 'email', 'phone' ] as const;

export type FieldName = ( typeof FIELDS )[ number ];
export type Errors = Partial< Record< FieldName, string > >;

/** The sentences are PHP's (Enquiries\VisitorInput). */
export function validate( values: Values, hasSlots: boolean, lengths: { message: number; preferred: number } ): Errors {
	const found: Record< FieldName, string > = {
		...( values.kind === 'viewing' ? viewing( values, hasSlots, lengths.preferred ) : { slot: '', preferred: '' } ),
		message: message( values, lengths.message ),
		name: nameFault( values.name ),
		email: emailFault( values.email ),
		phone: phone( values ),
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

function viewing( values: Values, hasSlots: boolean, most: number ): { slot: string; preferred: string } {
	const hasTime = Number( values.slot ) > 0;
	const preferred = values.preferred.trim();
	if ( hasTime || preferred !== '' ) {
		const isLong = ! hasTime && [ ...preferred ].length > most;
		return { slot: '', preferred: isLong ? __( 'Your answer must be 500 characters or fewer', 'hearth-hammer' ) : '' };
	}
	return hasSlots && values.slot !== '0'
		? { slot: __( 'Choose a time, or tell us when would suit you', 'hearth-hammer' ), preferred: '' }
		: { slot: '', preferred: __( 'Tell us when you’d like to view', 'hearth-hammer' ) };
}

function message( values: Values, most: number ): string {
	const text = values.message.trim();
	if ( [ ...text ].length > most ) {
		return __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' );
	}
	return values.kind === 'ask' && text === '' && values.wishes.length === 0
		? __( 'Enter your question, or choose what you’d like', 'hearth-hammer' )
		: '';
}

function phone( values: Values ): string {
	if ( values.phone.trim() === '' ) {
		return values.kind === 'ask' && values.wishes.includes( 'callback' ) ? __( 'Enter the phone number we should call', 'hearth-hammer' ) : '';
	}
	return phoneFault( values.phone );
}
