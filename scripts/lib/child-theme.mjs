/** A starter for a firm's own theme: a child of ours, so that our updates leave it alone. */

import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/**
 * @param {string} name What Appearance → Themes shows.
 * @return {Array<{ path: string, body: Buffer }>} With the theme's folder, `wren-yew/style.css`.
 */
export function childTheme( name ) {
	const title = name.replace( /[\r\n*/]+/g, ' ' ).trim();
	const slug = title.normalize( 'NFD' ).replace( /[^\w\s-]/g, '' ).trim().replace( /[\s_-]+/g, '-' ).toLowerCase();
	if ( slug === '' || slug === 'hearth-hammer' || slug.length > 60 ) {
		throw new Failure( 'Name the child theme in letters or digits, at most 60 and not as its parent: npm run child-theme -- "Wren & Yew".' );
	}
	const parent = JSON.parse( readFileSync( inRoot( 'theme', 'theme.json' ), 'utf8' ) );
	const { $schema, version, settings } = parent;
	const file = ( path, body ) => ( { path: `${ slug }/${ path }`, body: Buffer.from( body ) } );
	return [
		file( 'style.css', style( title, slug ) ),
		file( 'functions.php', functions( title, slug.replaceAll( '-', '_' ) ) ),
		// A child's palette replaces its parent's, so all colours are there to be changed.
		file( 'theme.json', `${ JSON.stringify( { $schema, version, settings: { color: { palette: settings.color.palette } } }, null, '\t' ) }\n` ),
	];
}

const style = ( title, slug ) => `/*
Theme Name: ${ title }
Description: ${ title }, on Hearth & Hammer.
Template: hearth-hammer
Version: 1.0.0
License: GPL-2.0-or-later
License URI: https://www.gnu.org/licenses/gpl-2.0.html
Update URI: false
Text Domain: ${ slug }
*/

/* Rules for all pages. Colours and fonts are easier to change in theme.json or in Hearth & Hammer → Brand. */
`;

const functions = ( title, prefix ) => `<?php
/**
 * ${ title }: what differs from Hearth & Hammer. docs/hooks.md lists every filter and action.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( '${ prefix }', get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) );
	},
	20
);

// An example: the town is one of the facts of a card.
add_filter(
	'hearth_hammer_card_facts',
	static function ( array $facts, array $card ) {
		if ( '' !== $card['town'] ) {
			$facts[] = $card['town'];
		}
		return $facts;
	},
	10,
	2
);
`;
