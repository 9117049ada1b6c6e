/**
 * WordPress, its SQLite integration and WP-CLI, without wordpress.org: the npm package wp-studio carries all
 * three, so whoever can install packages can start the site. Only its tarball is fetched, not its 790
 * dependencies.
 */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from './failure.mjs';
import { cacheDir, root } from './paths.mjs';
import { npm } from './run.mjs';
import { heartbeat } from './stages.mjs';
import { readTgz } from './tar.mjs';

const source = {
	name: 'wp-studio',
	version: '1.22.0',
	bytes: 67_324_190,
	sha512: 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
};

/** Folder in the tarball → name in the cache. */
const wanted = {
	'package/dist/cli/wp-files/latest/wordpress/': 'wordpress/',
	'package/dist/cli/wp-files/sqlite-database-integration/': 'sqlite-database-integration/',
	'package/dist/cli/wp-files/wp-cli/': '',
};

const cached = () => join( cacheDir(), `${ source.name }-${ source.version }` );

/**
 * @typedef {Object} WordPress
 * @property {string} core   Folder with wp-load.php; never served itself, always copied first.
 * @property {string} sqlite Folder of the SQLite integration.
 * @property {string} wpCli  wp-cli.phar.
 */

/**
 * @param {( note: string ) => void} report Told what was done.
 * @return {Promise<WordPress>} Where its parts are.
 */
export async function fetchWordPress( report = () => {} ) {
	const own = process.env.WORDPRESS_DIR ? resolve( process.env.WORDPRESS_DIR ) : '';
	if ( own && ! existsSync( join( own, 'wp-load.php' ) ) ) {
		throw new Failure( `WORDPRESS_DIR is ${ own }, which does not contain WordPress (wp-load.php is missing).` );
	}
	if ( existsSync( cached() ) ) {
		report( 'already fetched' );
	} else {
		await download();
		report( 'fetched' );
	}
	return {
		core: own || join( cached(), 'wordpress' ),
		sqlite: join( cached(), 'sqlite-database-integration' ),
		wpCli: join( cached(), 'wp-cli.phar' ),
	};
}

/** @param {string} core Folder of WordPress. */
export function wordPressVersion( core ) {
	const code = readFileSync( join( core, 'wp-includes', 'version.php' ), 'utf8' );
	return /\$wp_version = '([^']+)'/.exec( code )?.[ 1 ] ?? 'unknown';
}

/** Works in a folder of its own and renames it when everything is there, so nothing half-made is ever used. */
async function download() {
	const partial = `${ cached() }.partial-${ process.pid }`;
	mkdirSync( partial, { recursive: true } );
	try {
		await verify( await pack( partial ) );
		await unpack( join( partial, tarball() ), join( partial, 'files' ) );
		try {
			renameSync( join( partial, 'files' ), cached() );
		} catch ( error ) {
			// Another process was quicker: what it fetched has the same checksum.
			if ( ! existsSync( cached() ) ) {
				throw error;
			}
		}
	} finally {
		rmSync( partial, { recursive: true, force: true } );
	}
}

const tarball = () => `${ source.name }-${ source.version }.tgz`;

async function pack( folder ) {
	const stop = heartbeat( await downloadProgress(), 2_000 );
	const { status, stderr } = await npm(
		[ 'pack', `${ source.name }@${ source.version }`, '--pack-destination', folder, '--prefer-offline', '--silent' ],
		{ capture: true, cwd: root }
	);
	stop();
	if ( status !== 0 ) {
		throw new Failure(
			`WordPress could not be fetched: npm pack ${ source.name }@${ source.version } failed. Is the npm registry within reach? ` +
				`Nothing was changed; start again later.\n${ stderr.trim() }`.trim()
		);
	}
	return join( folder, tarball() );
}

/** npm tells nothing about a download, but the file that grows in its cache does. */
async function downloadProgress() {
	const { stdout } = await npm( [ 'config', 'get', 'cache' ], { capture: true } );
	const folder = join( stdout.trim(), '_cacache', 'tmp' );
	const started = Date.now();
	return () => {
		const sizes = ( existsSync( folder ) ? readdirSync( folder ) : [] )
			.map( ( name ) => statSync( join( folder, name ), { throwIfNoEntry: false } ) )
			.filter( ( file ) => file?.isFile() && file.mtimeMs >= started )
			.map( ( file ) => file.size );
		const share = Math.min( 99, Math.floor( ( Math.max( 0, ...sizes ) / source.bytes ) * 100 ) );
		return share > 0 ? `${ share } % of ${ Math.round( source.bytes / 1e6 ) } MB` : '';
	};
}

async function verify( file ) {
	const hash = createHash( 'sha512' );
	await pipeline( createReadStream( file ), hash );
	if ( hash.digest( 'base64' ) !== source.sha512 ) {
		throw new Failure(
			`The fetched ${ source.name } ${ source.version } is not the file that was expected (its checksum differs). It was thrown away; start again.`
		);
	}
}

async function unpack( file, folder ) {
	const target = ( path ) => {
		const prefix = Object.keys( wanted ).find( ( start ) => path.startsWith( start ) );
		return prefix === undefined ? '' : wanted[ prefix ] + path.slice( prefix.length );
	};
	for await ( const { path, body } of readTgz( file, ( name ) => target( name ) !== '' ) ) {
		const destination = join( folder, target( path ) );
		mkdirSync( dirname( destination ), { recursive: true } );
		writeFileSync( destination, body );
	}
	if ( ! existsSync( join( folder, 'wordpress', 'wp-load.php' ) ) || ! existsSync( join( folder, 'wp-cli.phar' ) ) ) {
		throw new Failure( `The package ${ source.name } ${ source.version } does not contain WordPress in the expected folder.` );
	}
}
