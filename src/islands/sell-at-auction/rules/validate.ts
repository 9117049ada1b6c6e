import { __ } from '@wordpress/i18n';
import type { SellAtAuctionProps } from '../../../contract/generated/auctions/sell-at-auction-props';
import { compactPlate } from '../../../lib/valuation/plate';
import { emailFault, nameFault, phoneFault } from '../../../lib/validation/contact-faults';

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
		const plate = compactPlate( text );
		// Checked first: upper case makes two letters of some.
		return /^[A-Za-z0-9]{2,8}$/.test( plate ) ? plate.toUpperCase() : null;
	}
	if ( rule === 'number' ) {
		const number = text.replace( /[£, ]/g, '' );
		return /^[0-9]{1,9}$/.test( number ) ? Number( number ).toLocaleString( 'en-GB' ) : null;
	}
	return [ ...text ].length <= LONGEST ? text : null;
}

/** What the form says of an answer; empty where it will do. PHP's SellQuestion says the same. */
export function answerFault( question: Pick< Question, 'rule' | 'is_required' | 'fault' | 'missing' >, typed: string ): string {
	if ( readAnswer( question, typed ) !== null ) {
		return '';
	}
	return question.missing !== '' && typed.trim() === '' ? question.missing : question.fault;
}

/** The wrong fields in the order of the form. */
export function validate( questions: readonly Question[], values: Values ): Errors {
	const of = ( name: string ) => values[ name ] ?? '';
	const found: Array< [ string, string ] > = [
		...questions.map( ( one ): [ string, string ] => [ one.name, answerFault( one, of( one.name ) ) ] ),
		[ 'message', [ ...of( 'message' ).trim() ].length > MOST ? __( 'Your message must be 2,000 characters or fewer', 'hearth-hammer' ) : '' ],
		[ 'name', nameFault( of( 'name' ) ) ],
		[ 'email', emailFault( of( 'email' ) ) ],
		[ 'phone', of( 'phone' ).trim() === '' ? '' : phoneFault( of( 'phone' ) ) ],
	];
	return Object.fromEntries( found.filter( ( [ , fault ] ) => fault !== '' ) );
}
