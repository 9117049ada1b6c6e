import { __ } from '@wordpress/i18n';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { readPounds } from '../../../lib/amount';
import { emailFault, nameFault, phoneFault } from '../../../lib/validation/contact-faults';

export type Kind = LotEnquiryRequest[ 'kind' ];
export type Funding = Exclude< LotEnquiryRequest[ 'funding' ], '' | undefined >;

export interface Values {
	kind: Kind;
	bid: string;
	/** Of an offer, with the three that follow. */
	amount: string;
	funding: Funding | '';
	solicitor: string;
	proof: File | null;
	message: string;
	name: string;
	email: string;
	phone: string;
	agree: boolean;
	website: string;
}

/** In the order of the form. */
export const FIELDS = [ 'bid', 'amount', 'funding', 'solicitor', 'proof', 'message', 'name', 'email', 'phone', 'agree' ] as const;

export type Errors = Partial< Record< ( typeof FIELDS )[ number ], string > >;

const MOST = 2000;
const SOLICITOR = 120;

export const isBid = ( kind: Kind ) => kind === 'commission_bid' || kind === 'telephone_bid';

/** Whether we have to call the person who sends it. */
export const needsPhone = ( kind: Kind ) => isBid( kind ) || kind === 'offer';

/** Rules and sentences are PHP's (Enquiries\LotInput); both run plugins/auctions/tests/vectors/lot-enquiry.json. */
export function validate( values: Values ): Errors {
	const found: Required< Errors > = {
		bid: values.kind === 'commission_bid' && ! ( Number( readPounds( values.bid ) ) >= 1 ) ? __( 'Enter your maximum bid in pounds', 'hearth-hammer' ) : '',
		...offer( values ),
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

function offer( { kind, amount, funding, solicitor, proof }: Values ): Record< 'amount' | 'funding' | 'solicitor' | 'proof', string > {
	if ( kind !== 'offer' ) {
		return { amount: '', funding: '', solicitor: '', proof: '' };
	}
	const isLong = [ ...solicitor.replace( /\s+/g, ' ' ).trim() ].length > SOLICITOR;
	return {
		amount: Number( readPounds( amount ) ) >= 1 ? '' : __( 'Enter your offer in pounds', 'hearth-hammer' ),
		funding: funding === '' ? __( 'Choose how you’ll pay', 'hearth-hammer' ) : '',
		solicitor: isLong ? __( 'Your solicitor’s name and firm must be 120 characters or fewer', 'hearth-hammer' ) : '',
		proof: proof ? proofFault( proof.name, proof.size ) : '',
	};
}

const PROOF_BYTES = 10 * 1024 * 1024;

/** PHP's ProofFiles; both run plugins/auctions/tests/vectors/offer-proof.json. */
export function proofFault( name: string, bytes: number ): string {
	if ( ! /\.(pdf|jpe?g|png)$/i.test( name ) ) {
		return __( 'The proof of funds must be a PDF, JPG or PNG file', 'hearth-hammer' );
	}
	if ( bytes > PROOF_BYTES ) {
		return __( 'The proof of funds must be 10 MB or smaller', 'hearth-hammer' );
	}
	return bytes === 0 ? __( 'The proof of funds is empty. Choose another file', 'hearth-hammer' ) : '';
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
		return needsPhone( values.kind ) ? __( 'Enter the phone number we should call', 'hearth-hammer' ) : '';
	}
	return phoneFault( values.phone );
}
