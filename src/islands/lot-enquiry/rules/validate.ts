import { __ } from '@wordpress/i18n';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { readPounds } from '../../../lib/amount';
import { emailFault, nameFault, phoneFault } from '../../../lib/validation/contact-faults';

export type Kind = LotEnquiryRequest[ 'kind' ];

export interface Values {
	kind: Kind;
	bid: string;
	message: string;
	name: string;
	email: string;
	phone: string;
	agree: boolean;
	website: string;
}

/** In the order of the form. */
export const FIELDS = [ 'bid', 'message', 'name', 'email', 'phone', 'agree' ] as const;

export type Errors = Partial< Record< ( typeof FIELDS )[ number ], string > >;

const MOST = 2000;

export const isBid = ( kind: Kind ) => kind === 'commission_bid' || kind === 'telephone_bid';

/** Rules and sentences are PHP's (Enquiries\LotInput); both run plugins/auctions/tests/vectors/lot-enquiry.json. */
export function validate( values: Values ): Errors {
	const found: Required< Errors > = {
		bid: values.kind === 'commission_bid' && ! ( Number( readPounds( values.bid ) ) >= 1 ) ? __( 'Enter your maximum bid in pounds', 'hearth-hammer' ) : '',
		message: message( values ),
		name: nameFault( values.name ),
		email: emailFault( values.email ),
		phone: phone( values ),
		agree:
			( isBid( values.kind ) || values.kind === 'register' ) && ! values.agree
				? __( 'Confirm that you have read the conditions of sale', 'hearth-hammer' )
				: '',
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

function message( { kind, message: typed }: Values ): string {
	const text = typed.trim();
	if ( [ ...text ].length > MOST ) {
		return __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' );
	}
	if ( text !== '' ) {
		return '';
	}
	if ( kind === 'ask' ) {
		return __( 'Enter your question', 'hearth-hammer' );
	}
	return kind === 'viewing' ? __( 'Tell us when you’d like to view', 'hearth-hammer' ) : '';
}

function phone( values: Values ): string {
	if ( values.phone.trim() === '' ) {
		return isBid( values.kind ) ? __( 'Enter the phone number we should call', 'hearth-hammer' ) : '';
	}
	return phoneFault( values.phone );
}
