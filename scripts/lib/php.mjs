/** Runs PHP commands on a site. */

import { inRoot, siteDir } from './paths.mjs';
import { node } from './run.mjs';

const processFile = inRoot( 'scripts', 'lib', 'php-process.mjs' );

/**
 * PHP's command line in WebAssembly, with the site mounted.
 *
 * @param {string[]} args    Arguments of php.
 * @param {Object}   options As for run(), and `site`.
 * @return {Promise<import('./run.mjs').Outcome>} As of run().
 */
export const php = ( args, { site = siteDir(), ...options } = {} ) => node( [ processFile, site, ...args ], options );

/**
 * WP-CLI on the site, in the same WebAssembly PHP.
 *
 * @param {string[]} args    Arguments of wp.
 * @param {Object}   options As for php().
 * @return {Promise<import('./run.mjs').Outcome>} As of run().
 */
export function wp( args, { env = {}, ...options } = {} ) {
	return php( [ '/wp-cli.phar', '--path=/wordpress', ...args ], {
		...options,
		// Its own look-up of new versions needs the internet, and its cache a home folder.
		env: { WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1', WP_CLI_CACHE_DIR: '/tmp/wp-cli', ...env },
	} );
}
