import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join( __dirname, '..', '..', '..' );

/** WP-CLI on the site that is tested: that of `npm start`, or of HH_SITE_DIR. */
function wp( ...args: string[] ): string {
	return execFileSync( 'node', [ join( root, 'scripts', 'wp.mjs' ), ...args ], { cwd: root, encoding: 'utf8', timeout: 120_000 } );
}

/**
 * Runs a file of this folder on that site, which PHP in WebAssembly cannot open itself.
 *
 * @param file   Its name here.
 * @param values What stands in it instead of `%NAME%`.
 */
export function runPhp( file: string, values: Record< string, string > ): string {
	const code = readFileSync( join( __dirname, file ), 'utf8' ).replace( /^<\?php/, '' );
	return wp( 'eval', code.replace( /%([A-Z]+)%/g, ( whole, name: string ) => values[ name ] ?? whole ) );
}
