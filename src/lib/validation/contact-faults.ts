import { __ } from '@wordpress/i18n';
import { normaliseEmail } from './email';
import { NAME_LENGTH, normaliseName } from './name';
import { normalisePhone } from './phone';

const LINK = /[/@:]|[\p{L}\p{M}]{2}\.[\p{L}\d]|\d\.[\p{L}\d]|\.\d/u;

/*
 * What is wrong with a name, an email address or a phone number, as a sentence; an empty text for a value that fits.
 * The sentences are PHP's (Core\Visitor\ContactFaults); both run plugins/core/tests/vectors/contact-faults.json.
 */

export function nameFault( text: string ): string {
	if ( normaliseName( text ) !== null ) {
		return '';
	}
	const name = text.trim().replace( /\s+/g, ' ' );
	if ( name === '' ) {
		return __( 'Enter your name', 'hearth-hammer' );
	}
	if ( LINK.test( name ) ) {
		return __( 'Your name must not include links', 'hearth-hammer' );
	}
	return [ ...name ].length > NAME_LENGTH
		? __( 'Your name must be 40 characters or fewer', 'hearth-hammer' )
		: __( 'Your name can only include letters, spaces, hyphens and apostrophes', 'hearth-hammer' );
}

export function emailFault( text: string ): string {
	return normaliseEmail( text ) === null ? __( 'Enter an email address in the correct format, like name@example.com', 'hearth-hammer' ) : '';
}

export function phoneFault( text: string ): string {
	return normalisePhone( text ) === null ? __( 'Enter a phone number, like 01632 960123 or 07700 900123', 'hearth-hammer' ) : '';
}
