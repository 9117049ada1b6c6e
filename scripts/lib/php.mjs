/** Runs PHP commands on a site. */

import { inRoot, siteDir } from './paths.mjs';
import { node } from './run.mjs';

const processFile = inRoot( 'scripts', 'lib', 'php-process.mjs' );

/** WP-CLI's own look-up of new versions needs the internet, and its cache a home folder. */
export const wpEnvironment = { WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1', WP_CLI_CACHE_DIR: '/tmp/wp-cli' };

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
export const wp = ( args, { env = {}, ...options } = {} ) =>
	php( [ '/wp-cli.phar', '--path=/wordpress', ...args ], { ...options, env: { ...wpEnvironment, ...env } } );
