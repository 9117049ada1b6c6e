const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const EMAIL = new RegExp( `^(?=[^@]{1,64}@)${ ATOM }(?:\\.${ ATOM })*@(?:${ LABEL }\\.)+${ TOP }$` );
const LENGTH = 254;

/**
 * An email address without the space round it, or null for what is none (VAL-05). The rule is PHP's
 * Core\Visitor\EmailAddress; both run plugins/core/tests/vectors/visitor.json.
 */
export function normaliseEmail( text: string ): string | null {
	const email = text.trim();
	return email.length <= LENGTH && EMAIL.test( email ) ? email : null;
}
