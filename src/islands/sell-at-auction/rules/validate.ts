import { __ } from '@wordpress/i18n';
import type { SellAtAuctionProps } from '../../../contract/generated/auctions/sell-at-auction-props';
import { normaliseEmail } from '../../../lib/validation/email';
import { normaliseName } from '../../../lib/validation/name';
import { normalisePhone } from '../../../lib/validation/phone';

export type Question = SellAtAuctionProps[ 'questions' ][ number ];

/** By field; the questions' names, and name, email, phone, message, website. */
export type Values = Record< string, string >;
export type Errors = Record< string, string >;

const LONGEST = 120;
const MOST = 2000;

/** As the answer is kept; null where it will not do. PHP's SellQuestion has the same; both run sell-answers.json. */
export function readAnswer( { rule, is_required: isRequired }: Pick< Question, 'rule' | 'is_required' >, typed: string ): string | null {
	const text = typed.replace( /[\s\p{C}]+/gu, ' ' ).trim();
	if ( text === '' ) {
		return isRequired ? null : '';
	}
	if ( rule === 'plate' ) {
		const plate = text.replaceAll( ' ', '' ).toUpperCase();
		return /^[A-Z0-9]{2,8}$/.test( plate ) ? plate : null;
	}
	if ( rule === 'number' ) {
		const number = text.replace( /[£, ]/g, '' );
		return /^[0-9]{1,9}$/.test( number ) ? Number( number ).toLocaleString( 'en-GB' ) : null;
	}
	return [ ...text ].length <= LONGEST ? text : null;
}

/** The wrong fields in the order of the form. */
export function validate( questions: readonly Question[], values: Values ): Errors {
	const of = ( name: string ) => values[ name ] ?? '';
	const found: Array< [ string, string ] > = [
		...questions.map( ( one ): [ string, string ] => [ one.name, readAnswer( one, of( one.name ) ) === null ? one.fault : '' ] ),
		[ 'message', [ ...of( 'message' ).trim() ].length > MOST ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '' ],
		[ 'name', normaliseName( of( 'name' ) ) === null ? __( 'Enter your name', 'hearth-hammer' ) : '' ],
		[ 'email', normaliseEmail( of( 'email' ) ) === null ? __( 'Please enter a valid email address', 'hearth-hammer' ) : '' ],
		[ 'phone', of( 'phone' ).trim() !== '' && normalisePhone( of( 'phone' ) ) === null ? __( 'Please enter a valid phone number', 'hearth-hammer' ) : '' ],
	];
	return Object.fromEntries( found.filter( ( [ , fault ] ) => fault !== '' ) );
}
