const NAME = /^[\p{L}\p{M}\d '’.,&()-]+$/u;
const LETTER = /\p{L}/u;
const LINK = /\.[\p{L}\d]/u;
export const NAME_LENGTH = 40;
const DIGITS = 4;

/**
 * What a visitor wants to be called, or null: it is printed in a mail, so it cannot carry a link (SEC-03). The rule is
 * PHP's Core\Visitor\PersonName; both run plugins/core/tests/vectors/visitor.json.
 */
export function normaliseName( text: string ): string | null {
	const name = spaceInitials( text.trim().replace( /\s+/g, ' ' ) );
	const digits = name.match( /\d/g )?.length ?? 0;
	const fits = NAME.test( name ) && LETTER.test( name ) && ! LINK.test( name ) && digits <= DIGITS;
	return fits && [ ...name ].length <= NAME_LENGTH ? name : null;
}

/** "J.Smith" is a name, "t.co" is a link: a single letter's full stop gets a space. (Old Safari has no lookbehind.) */
function spaceInitials( name: string ): string {
	return name.replace( /\p{L}\.(?=\p{L})/gu, ( initial: string, offset: number ) =>
		/[\p{L}\p{M}\d]$/u.test( name.slice( 0, offset ) ) ? initial : `${ initial } `
	);
}
