/**
 * The words that people read, against habits that the voice of this site gave up. It reads what translators translate
 * (PHP, TypeScript, block.json), messages that are not translated, the help of the commands, README, CHANGELOG and docs.
 */

import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { readSource } from './script-strings.mjs';

/** @type {Array<{ pattern: RegExp, instead: string, docs?: false }>} Old habit → what to write; `docs: false` where it is right in docs. */
export const habits = [
	{ pattern: /\b(?:nobody|somebody|anybody|everybody)\b/i, instead: 'someone, no one, everyone, or “you” and “we”' },
	{ pattern: /\bwhoever\b/i, instead: 'the person who, anyone who' },
	{ pattern: /\blies\b|\bstands\b(?! for\b)/i, instead: '“is”' },
	{ pattern: /\bthere is (?:no such|none)\b/i, instead: '“Lot not found.”' },
	{ pattern: /\blook into your mail/i, instead: '“Check your email”' },
	{ pattern: /\b(?:a mail|mails|mailed)\b/i, instead: 'email, emails, emailed' },
	{ pattern: /\b(?:anew|once more)\b/i, instead: 'again' },
	{ pattern: /\bvendors?\b/i, instead: 'seller' },
	{ pattern: /\bplease (?:enter|choose|try|type|copy|give)\b/i, instead: 'the verb alone: “Enter …”' },
	{ pattern: /\bfrom afar\b/i, instead: 'remote, by phone, online' },
	{ pattern: /\byou may not\b/i, instead: '“Sorry, you are not allowed to …”' },
	{ pattern: /\blook-ups?\b/i, instead: 'lookup' },
	{ pattern: /\bcoming sales\b/i, instead: 'upcoming auctions', docs: false },
	{ pattern: /\bhear of\b/i, instead: '“We’ll email you when …”' },
	{ pattern: /\b(?:three|four) fifths\b/i, instead: '60%, 80%' },
	{ pattern: /\bcosts in all\b/i, instead: 'total cost' },
	{ pattern: /\b\d{1,2}\.\d\d ?[ap]m\b/i, instead: 'a colon: 2:30pm' },
	{ pattern: /\bgiven up\b/i, instead: 'failed', docs: false },
	{ pattern: /\bset aside\b/i, instead: 'skipped', docs: false },
	{ pattern: /(?<!\bthere is )\bno such\b|\bsuch an?\b/i, instead: '“Lot not found.”, or name the thing' },
	{ pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|less\b)/i, instead: '“is not a …”' },
	{ pattern: /\bwhence\b|\bwhom to\b|\bto be had\b/i, instead: 'from where, who to, available' },
	{ pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
	{ pattern: /\bput right\b/i, instead: 'corrected' },
	{ pattern: /\bwhat (?:stands|lies|holds|waits|was set)\b/i, instead: 'a noun: “the queue”, “existing settings”' },
	{ pattern: /\bcould not hand\b/i, instead: '“could not send”' },
	{ pattern: /\bat most \d+ characters\b/i, instead: '“must be 40 characters or fewer”' },
	{ pattern: /\bbegins? with https?\b/i, instead: '“starts with https://”' },
	{ pattern: /\bnetwork address(?:es)?\b/i, instead: 'IP address' },
	{ pattern: /\b(?:the|an?|this|main|next|previous|first|other) pictures?\b|(?<![-\w])pictures\b(?!=)/i, instead: 'photos, or images for files and caches', docs: false },
	{ pattern: /\bthe middle of\b/i, instead: 'the centre of', docs: false },
	{ pattern: /\bfilms?\b/i, instead: 'video' },
];

/** Sentences that keep an old habit, and why. */
export const exceptions = [
	{ text: 'Please enter a valid number plate', reason: 'VAL-03 words it' },
	{ text: 'Please enter a valid mileage', reason: 'VAL-04 words it' },
	{ text: 'Please enter a valid email address', reason: 'VAL-05 words it' },
	{ text: 'Please enter a valid phone number', reason: 'VAL-06 words it' },
	{ text: 'Sorry! there was an error loading the lots for this auction catalogue. Please try again later.', reason: 'AUC-09 words it' },
];

/**
 * @param {string}  text   A string of the interface, or a paragraph of docs without its code.
 * @param {boolean} isDocs
 * @return {string[]} One sentence for each old habit in it.
 */
export function oldHabits( text, isDocs = false ) {
	const left = exceptions.reduce( ( words, exception ) => words.replaceAll( exception.text, '' ), text );
	return habits.filter( ( { docs } ) => ! isDocs || docs !== false ).flatMap( ( { pattern, instead } ) => {
		const found = pattern.exec( left )?.[ 0 ];
		return found ? [ `“${ found }”: write ${ instead }. In “${ excerpt( left, found ) }”` ] : [];
	} );
}

/** Files whose words this reads. */
export const hasWords = ( file ) =>
	! /(^|\/)(tests|generated)\/|\.test\.tsx?$/.test( file ) &&
	( /^(?:plugins|theme)\/.*\.php$/.test( file ) || /^(?:src|blocks)\/.*\.tsx?$/.test( file ) || /^blocks\/.*\/block\.json$/.test( file ) || /^(?:README|CHANGELOG|CONTRIBUTING|demo\/README|docs\/(?:decisions\/)?[^/]+)\.md$/.test( file ) );

/**
 * @param {string[]} files Of those with words.
 * @return {Promise<string[]>} One line for each fault.
 */
export async function voiceFaults( files ) {
	const php = await phpWords( files.filter( ( file ) => file.endsWith( '.php' ) ) );
	const words = files.flatMap( ( file ) => ( file.endsWith( '.php' ) ? ( php[ file ] ?? [] ) : wordsOf( file, readFileSync( inRoot( file ), 'utf8' ) ) ).map( ( text ) => ( { file, text } ) ) );
	return words.flatMap( ( { file, text } ) => oldHabits( text, file.endsWith( '.md' ) ).map( ( fault ) => `${ file }: ${ fault }` ) );
}

/**
 * @param {string} file
 * @param {string} code Of TypeScript, block.json or Markdown.
 * @return {string[]} The texts that people read.
 */
export function wordsOf( file, code ) {
	if ( file.endsWith( '.json' ) ) {
		const { title = '', description = '', styles = [], example = {} } = JSON.parse( code );
		return [ title, description, ...styles.map( ( { label } ) => label ), ...Object.values( example.attributes ?? {} ) ].filter( ( text ) => typeof text === 'string' );
	}
	if ( file.endsWith( '.md' ) ) {
		return code.replace( /^```[^]*?^```/gm, '' ).replace( /`[^`\n]*`|\]\([^)]*\)/g, '' ).split( '\n' );
	}
	return readSource( inRoot( file ), code ).words.flatMap( ( { id, plural } ) => [ id, plural ] );
}

/** In one process. A command's help is in the comments of its class, its messages are in files that use WP_CLI. */
const collect = `
	$calls = array( '__', '_e', '_x', '_ex', '_n', '_nx', '_n_noop', 'esc_html__', 'esc_html_e', 'esc_html_x', 'esc_attr__', 'esc_attr_e', 'esc_attr_x' );
	$plurals = array( '_n', '_nx', '_n_noop' );
	$found   = array();
	// Messages that are not translated: errors of imports and of the outbox.
	$is_sentence = fn ( string $text ): bool => substr_count( $text, ' ' ) > 1 && ! preg_match( '~[<{=]|[(]\\?|\\b(?:SELECT|WHERE|AND|FROM|NULL|IN|DEFAULT)\\b~', $text );
	foreach ( array_slice( $argv, 1 ) as $file ) {
		$code       = file_get_contents( $file );
		$is_command = str_contains( $code, 'WP_CLI::' );
		$tokens     = array_values( array_filter( PhpToken::tokenize( $code ), fn ( $token ) => ! $token->is( array( T_WHITESPACE, T_COMMENT ) ) ) );
		$words      = array();
		foreach ( $tokens as $at => $token ) {
			if ( str_ends_with( $file, 'Command.php' ) && $token->is( T_DOC_COMMENT ) ) {
				$words[] = preg_replace( '~^\\s*/?\\*+/?|\\s*\\*/$~m', ' ', $token->text );
			}
			if ( ! $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
				continue;
			}
			$text    = stripslashes( substr( $token->text, 1, -1 ) );
			$is_call = fn ( int $back, array $names ): bool => ( $tokens[ $at - $back ]->text ?? '' ) === '(' && in_array( ltrim( $tokens[ $at - $back - 1 ]->text ?? '', '\\\\' ), $names, true );
			if ( $is_call( 1, $calls ) || ( ( $tokens[ $at - 1 ]->text ?? '' ) === ',' && $is_call( 3, $plurals ) ) || ( $is_command && str_contains( $text, ' ' ) ) || $is_sentence( $text ) ) {
				$words[] = $text;
			}
		}
		if ( $words ) {
			$found[ $file ] = $words;
		}
	}
	echo json_encode( (object) $found, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
`;

/** @return {Promise<Object<string, string[]>>} File → its words. */
export async function phpWords( files ) {
	if ( files.length === 0 ) {
		return {};
	}
	const { status, stdout, stderr } = await run( 'php', [ '-r', collect, '--', ...files ], { capture: true } );
	if ( status !== 0 ) {
		throw new Error( `The words of the PHP files could not be read: ${ stderr }` );
	}
	return JSON.parse( stdout );
}

/** Some words around what was found. */
function excerpt( text, found ) {
	const at = text.indexOf( found );
	return text.slice( Math.max( 0, at - 60 ), at + found.length + 60 ).replace( /\s+/g, ' ' ).trim();
}
