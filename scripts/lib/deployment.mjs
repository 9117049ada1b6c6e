/** What docs/deploy.md says to copy to a server. */

import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { npm, run } from './run.mjs';
import { fetchWordPress } from './wordpress.mjs';

/** Text of the settings of a test's machine, with more lines behind it. */
export const settingsOf = ( ...more ) => [ 'SITE_HOST=www.example.com', 'SITE_TITLE=Hearth & Hammer', 'ADMIN_USER=office', 'ADMIN_EMAIL=office@example.com', 'WORDPRESS_FILE=wordpress.tar.gz', 'WP_CLI_FILE=wp-cli.phar', 'OBJECT_CACHE_FILE=object-cache.php', ...more, '' ].join( '\n' );

/** A line of bash for a machine: WP-CLI as the site's user. */
export const wpAsSite = ( line ) => `cd / && runuser -u www-data -- env WP_CLI_CACHE_DIR=/tmp/wp-cli wp --path=/srv/hearth-hammer/wordpress ${ line }`;

/**
 * @param {string} to       Folder on the machine.
 * @param {string} settings Text of site.settings beside it.
 */
export async function copyDeployment( to, settings ) {
	if ( ( await npm( [ 'run', 'package' ], { capture: true } ) ).status !== 0 ) {
		throw new Failure( 'The packages could not be made. npm run package says why.' );
	}
	const wordpress = await fetchWordPress();
	mkdirSync( to, { recursive: true } );
	cpSync( inRoot( 'deploy' ), join( to, 'deploy' ), { recursive: true } );
	cpSync( inRoot( 'dist' ), join( to, 'dist' ), { recursive: true } );
	copyFileSync( wordpress.wpCli, join( to, 'wp-cli.phar' ) );
	copyFileSync( inRoot( 'tests', 'deploy', 'object-cache.php' ), join( to, 'object-cache.php' ) );
	const { status } = await run( 'tar', [ '-czf', join( to, 'wordpress.tar.gz' ), '-C', join( wordpress.core, '..' ), 'wordpress' ] );
	if ( status !== 0 ) {
		throw new Failure( 'WordPress could not be packed.' );
	}
	writeFileSync( join( to, 'site.settings' ), settings );
}
