/** This machine's own PHP, on a site that is a copy: WordPress would see through symbolic links to the wrong folders. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownCode } from './mounts.mjs';
import { inRoot } from './paths.mjs';
import { syncFolder } from './sync.mjs';

/** For the command line. */
export const nativeFlags = [ '-d', 'memory_limit=1G', '-d', 'display_errors=stderr' ];

/**
 * For long runs on SQLite, whose plugin reads each statement with a parser in PHP: compiled to machine code it takes a third less
 * of the processor. MariaDB and short runs gain nothing.
 */
export const compiledFlags = [ 'opcache.enable_cli=1', 'opcache.memory_consumption=256', 'opcache.max_accelerated_files=20000', 'opcache.jit=tracing', 'opcache.jit_buffer_size=128M' ].flatMap( ( flag ) => [ '-d', flag ] );

/** @param {string} wordpress Folder of WordPress, which gets the theme and the plugins as they are now. */
export function copyOwnCode( wordpress ) {
	for ( const [ from, to ] of ownCode ) {
		if ( existsSync( inRoot( from ) ) ) {
			syncFolder( inRoot( from ), join( wordpress, 'wp-content', to ), ( name ) => name === 'build' && from !== 'build' );
		}
	}
}
