import { __ } from '@wordpress/i18n';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { readPounds } from '../../../lib/amount';
import { normaliseEmail } from '../../../lib/validation/email';
import { normaliseName } from '../../../lib/validation/name';
import { normalisePhone } from '../../../lib/validation/phone';

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
		bid: values.kind === 'commission_bid' && ! ( Number( readPounds( values.bid ) ) >= 1 ) ? __( 'Please enter the most that you would bid, in pounds', 'hearth-hammer' ) : '',
		message: message( values ),
		name: normaliseName( values.name ) === null ? __( 'Please enter your name: at most 40 characters, without links', 'hearth-hammer' ) : '',
		email: normaliseEmail( values.email ) === null ? __( 'Please enter a valid email address', 'hearth-hammer' ) : '',
		phone: phone( values ),
		agree:
			( isBid( values.kind ) || values.kind === 'register' ) && ! values.agree
				? __( 'Please tick that you have read the conditions of sale', 'hearth-hammer' )
				: '',
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

function message( { kind, message: typed }: Values ): string {
	const text = typed.trim();
	if ( [ ...text ].length > MOST ) {
		return __( 'Please write at most 2,000 characters', 'hearth-hammer' );
	}
	if ( text !== '' ) {
		return '';
	}
	if ( kind === 'ask' ) {
		return __( 'Please write your question', 'hearth-hammer' );
	}
	return kind === 'viewing' ? __( 'Please tell us when it would suit you', 'hearth-hammer' ) : '';
}

function phone( values: Values ): string {
	if ( values.phone.trim() === '' ) {
		return isBid( values.kind ) ? __( 'Please enter the number that we should call', 'hearth-hammer' ) : '';
	}
	return normalisePhone( values.phone ) === null ? __( 'Please enter a valid phone number', 'hearth-hammer' ) : '';
}
