/** docs/hooks.md: the filters and actions of the theme and the plugins, from the docblocks above them. */

import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { allFiles } from './source-files.mjs';

/** Names of others (the_content, wp_consent_api_…) are described by them. */
const ours = /^(hearth_hammer|hh|hpapi|caphpi)_|^\{prefix\}_/;

/**
 * @typedef {Object} Hook
 * @property {string}                                                kind     filter or action.
 * @property {string}                                                name     Such as hpapi_price_words; `{prefix}_…` where each plugin has its own.
 * @property {string}                                                file     Where it is called.
 * @property {string}                                                when     What it is for.
 * @property {Array<{ type: string, name: string, about: string }>}  params   In their order.
 * @property {string}                                                example  PHP; made of the parameters if the docblock has none.
 * @property {boolean}                                               internal Marked with @internal: how our plugins talk to each other.
 */

/**
 * @param {string[]} [files] PHP files.
 * @return {{ hooks: Hook[], faults: string[] }} In the order of their names; and a sentence for each that is not described.
 */
export function readHooks( files = allFiles() ) {
	const found = new Map();
	const bare = new Map();
	for ( const file of files.filter( ( path ) => /^(plugins\/\w+\/(src|templates)|theme|blocks)\/.*\.php$/.test( path ) && ! path.includes( '/tests/' ) ) ) {
		const source = readFileSync( inRoot( file ), 'utf8' );
		for ( const call of source.matchAll( /\b(apply_filters|do_action)\(\s*('([^']+)'|"([^"]+)"|self::(\w+))/g ) ) {
			const name = call[ 3 ] ?? call[ 4 ]?.replace( /\{\$this->(\w+)\}/g, '{$1}' ) ?? constant( source, call[ 5 ] );
			if ( ! name || ! ours.test( name ) ) {
				continue;
			}
			const comment = commentAbove( source, call.index );
			if ( comment === null ) {
				bare.set( name, file );
			} else {
				found.set( name, { kind: call[ 1 ] === 'do_action' ? 'action' : 'filter', name, file, ...described( name, comment, call[ 1 ] ) } );
			}
		}
	}
	const faults = [ ...bare ].filter( ( [ name ] ) => ! found.has( name ) ).map( ( [ name, file ] ) => `${ file }: ${ name } has no docblock. Say when it runs and what its parameters are, or mark it @internal.` );
	for ( const { name, file, when, internal } of found.values() ) {
		if ( when === '' && ! internal ) {
			faults.push( `${ file }: the docblock of ${ name } does not say what it is for.` );
		}
	}
	return { hooks: [ ...found.values() ].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) ), faults };
}

const constant = ( source, name ) => new RegExp( `const ${ name }\\s*=\\s*'([^']+)'` ).exec( source )?.[ 1 ];

/** The docblock right above the statement of a call; null for none. */
function commentAbove( source, at ) {
	const before = source.slice( 0, at );
	const end = before.lastIndexOf( '*/' );
	const start = before.lastIndexOf( '/**' );
	// Between them is at most the beginning of the call's own statement.
	const refers = /is documented in/.test( before.slice( start, end ) );
	return ! refers && end > start && start >= 0 && ! /[;{}]|<\?php/.test( before.slice( end + 2 ).replace( /\{\$/g, '' ) ) ? before.slice( start + 3, end ) : null;
}

function described( name, comment, call ) {
	const lines = comment.split( '\n' ).map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() );
	const text = lines.join( '\n' ).trim();
	const when = text.split( /^(?:@|Example:)/m )[ 0 ].trim().replace( /\s+/g, ' ' );
	const written = /^Example:\n\n?([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec( text )?.[ 1 ].replace( /^ {4}/gm, '' ).trim();
	const params = [ ...text.matchAll( /^@param\s+(.+?)\s+(\$\w+)[ \t]*([^@]*)/gm ) ].map( ( [ , type, variable, about ] ) => ( { type, name: variable, about: about.trim().replace( /\s+/g, ' ' ) } ) );
	return { when, params, internal: /^@internal/m.test( text ), example: written ?? skeleton( name, params, call ) };
}

function skeleton( name, params, call ) {
	const list = params.map( ( param ) => `${ plainType( param.type ) }${ param.name }` ).join( ', ' );
	const head = list === '' ? 'function ()' : `function ( ${ list } )`;
	const many = params.length > 1 ? `, 10, ${ params.length }` : '';
	return call === 'do_action'
		? `add_action( '${ name }', ${ head } { /* … */ }${ many } );`
		: `add_filter( '${ name }', ${ head } { return ${ params[ 0 ]?.name ?? 'true' }; }${ many } );`;
}

/** Only what PHP itself knows; a list's or shape's own type is in the table. */
const plainType = ( type ) => ( /^(?:(?:list|array)\b|(?:string|int|float|bool)$)/.test( type ) ? `${ type.replace( /^(?:list|array)\b.*$/, 'array' ) } ` : '' );

/** First on the page. */
const often = [ 'hearth_hammer_card_facts', 'hearth_hammer_property_sections', 'hpapi_price_words', 'hearth_hammer_email_template', 'hearth_hammer_slug' ];

/** @param {Hook[]} hooks As readHooks() returns them. */
export function hooksPage( hooks ) {
	const cell = ( text ) => text.replaceAll( '|', '\\|' );
	const section = ( hook ) => [
		`### \`${ hook.name }\``,
		'',
		`${ hook.when } *${ hook.kind === 'action' ? 'Action' : 'Filter' }, ${ hook.file }.*`,
		'',
		...( hook.params.length > 0 ? [ '| parameter | type | |', '|---|---|---|', ...hook.params.map( ( { name, type, about } ) => `| \`${ name }\` | \`${ cell( type ) }\` | ${ cell( about ) } |` ), '' ] : [] ),
		'```php',
		hook.example,
		'```',
		'',
	];
	const shown = hooks.filter( ( { internal } ) => ! internal );
	return [
		'# Hooks',
		'',
		'Filters and actions for a firm’s own plugin or [child theme](releases.md#a-child-theme). `npm run hooks` makes this page from the source, so change the docblock there. Names and parameters here stay; classes may change with any version.',
		'',
		`Agencies change these most: ${ often.map( ( name ) => `[\`${ name }\`](#${ name })` ).join( ', ' ) }.`,
		'',
		...shown.flatMap( section ),
	].join( '\n' );
}

/** @return {string[]} A sentence for each hook that is not described, or for a page that is not what the source makes. */
export function hooksFaults() {
	const { hooks, faults } = readHooks();
	const page = inRoot( 'docs', 'hooks.md' );
	const isCurrent = existsSync( page ) && readFileSync( page, 'utf8' ) === hooksPage( hooks );
	return isCurrent ? faults : [ ...faults, 'docs/hooks.md is not what the source makes. Run: npm run hooks' ];
}
