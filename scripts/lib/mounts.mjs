/**
 * Which host folder PHP sees where. WebAssembly PHP knows no other disk than what is mounted, and the server,
 * the command line and the tests must see the same paths.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';

const content = '/wordpress/wp-content';

/** Folder of the project → folder below wp-content. The order matters: a build goes into its owner. */
export const ownCode = [
	[ 'theme', 'themes/hearth-hammer' ],
	[ 'build/theme', 'themes/hearth-hammer/build' ],
	[ 'plugins/core', 'plugins/hearth-hammer-core' ],
	[ 'build', 'plugins/hearth-hammer-core/build' ],
	[ 'plugins/hpapi', 'plugins/hpapi' ],
	[ 'plugins/caphpi', 'plugins/caphpi' ],
	[ 'plugins/auctions', 'plugins/hearth-hammer-auctions' ],
];

/**
 * @typedef {Object} Mount
 * @property {string} hostPath Absolute path on this machine.
 * @property {string} vfsPath  Absolute path that PHP sees.
 */

/**
 * @param {string}  site    Folder of the site: holds wordpress/, database/ and debug.log.
 * @param {boolean} project Whether PHP sees the whole project at /project, or only the demo.
 * @return {Mount[]} In the order in which they must be made.
 */
export function mountsFor( site, project ) {
	const log = join( site, 'debug.log' );
	if ( ! existsSync( log ) ) {
		writeFileSync( log, '' );
	}
	// A mount needs its folder, and these two appear with the first build.
	mkdirSync( inRoot( 'build', 'theme' ), { recursive: true } );
	mkdirSync( join( site, 'database' ), { recursive: true } );
	return [
		{ hostPath: join( site, 'wordpress' ), vfsPath: '/wordpress' },
		...ownCode
			.map( ( [ from, to ] ) => ( { hostPath: inRoot( from ), vfsPath: `${ content }/${ to }` } ) ),
		{ hostPath: join( site, 'database' ), vfsPath: '/database' },
		{ hostPath: log, vfsPath: '/debug.log' },
		{ hostPath: join( site, 'wp-cli.phar' ), vfsPath: '/wp-cli.phar' },
		project ? { hostPath: root, vfsPath: '/project' } : { hostPath: inRoot( 'demo' ), vfsPath: '/project/demo' },
	].filter( ( { hostPath } ) => existsSync( hostPath ) );
}
