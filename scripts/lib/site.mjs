/** Puts a site's folder together: a copy of WordPress, its configuration and the SQLite drop-in. */

import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, writeFile } from './files.mjs';
import { inRoot } from './paths.mjs';

const integration = 'wp-content/mu-plugins/sqlite-database-integration';
const keyNames = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( name ) => [ `${ name }_KEY`, `${ name }_SALT` ] );

/** Plugins and themes that come with WordPress and are no use here. One theme stays to fall back on. */
const leftOut = /^wp-content\/(plugins\/(akismet|hello\.php)|themes\/twenty(?!twentyfive\b)[a-z]*)(\/|$)/;

/**
 * @param {string}                              site      Folder of the site.
 * @param {import('./wordpress.mjs').WordPress} wordpress Where WordPress comes from.
 * @param {Object<string, *>}                   constants PHP constants of this site, above all WP_HOME.
 */
export function assembleSite( site, wordpress, constants ) {
	const folder = join( site, 'wordpress' );
	if ( ! existsSync( folder ) ) {
		copyWordPress( wordpress, folder );
	}
	if ( ! existsSync( join( site, 'wp-cli.phar' ) ) ) {
		cpSync( wordpress.wpCli, join( site, 'wp-cli.phar.new' ) );
		renameSync( join( site, 'wp-cli.phar.new' ), join( site, 'wp-cli.phar' ) );
	}
	const template = ( name ) => readFileSync( inRoot( 'scripts', 'site', name ), 'utf8' );
	writeFile( join( folder, 'wp-config-local.php' ), phpArray( { ...keys( site ), DB_NAME: 'hearth_hammer', ...constants } ) );
	writeFile( join( folder, 'wp-config.php' ), template( 'wp-config.php' ) );
	writeFile( join( folder, 'wp-content/mu-plugins/hearth-hammer-local.php' ), template( 'mu-plugin.php' ) );
	if ( ! constants.DB_HOST ) {
		writeFile( join( folder, 'wp-content/db.php' ), dropIn() );
	}
}

/** Renamed when complete, so that a copy that was interrupted is started again. */
function copyWordPress( { core, sqlite }, folder ) {
	const partial = `${ folder }.new`;
	rmSync( partial, { recursive: true, force: true } );
	mkdirSync( partial, { recursive: true } );
	cpSync( core, partial, {
		recursive: true,
		filter: ( from ) => ! leftOut.test( relative( core, from ).replaceAll( '\\', '/' ) ),
	} );
	cpSync( sqlite, join( partial, integration ), { recursive: true } );
	mkdirSync( join( partial, 'wp-content', 'uploads' ), { recursive: true } );
	renameSync( partial, folder );
}

/** The integration's own db.copy would list itself among the plugins and nag until it is active. */
const dropIn = () => `<?php
// SQLite instead of MySQL, through WordPress's official integration.
define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
defined( 'DB_ENGINE' ) || define( 'DB_ENGINE', 'sqlite' );
require_once WP_CONTENT_DIR . '/mu-plugins/sqlite-database-integration/wp-includes/sqlite/db.php';
`;

/** Fresh keys for every site; kept, or every start would sign everybody out. */
function keys( site ) {
	const file = join( site, 'keys.json' );
	const made = readJson( file ) ?? Object.fromEntries( keyNames.map( ( name ) => [ name, randomBytes( 48 ).toString( 'base64' ) ] ) );
	writeFile( file, JSON.stringify( made, null, '\t' ) );
	return made;
}

function phpArray( values ) {
	const literal = ( value ) => ( typeof value === 'string' ? `'${ value.replace( /['\\]/g, '\\$&' ) }'` : JSON.stringify( value ) );
	const lines = Object.entries( values ).map( ( [ name, value ] ) => `\t'${ name }' => ${ literal( value ) },` );
	return `<?php\nreturn array(\n${ lines.join( '\n' ) }\n);\n`;
}
