/** Finds the PHP worker (PHP-FPM) that talks to one of our servers, so that a test can kill it. Linux only. */

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * @param {number} fpm        Process of PHP-FPM.
 * @param {number} remotePort Port at the end of the worker's connection.
 * @return {number|undefined} Its process.
 */
export const workerBehind = ( fpm, remotePort ) => children( fpm ).find( ( pid ) => socketsOf( pid ).some( ( inode ) => inode === inodeOf( remotePort ) ) );

const children = ( parent ) =>
	readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.map( Number )
		.filter( ( pid ) => {
			try {
				return Number( readFileSync( `/proc/${ pid }/stat`, 'utf8' ).replace( /^.*\) /s, '' ).split( ' ' )[ 1 ] ) === parent;
			} catch {
				return false;
			}
		} );

function socketsOf( pid ) {
	try {
		return readdirSync( `/proc/${ pid }/fd` ).map( ( fd ) => /^socket:\[(\d+)\]$/.exec( readlinkSync( `/proc/${ pid }/fd/${ fd }` ) )?.[ 1 ] );
	} catch {
		return [];
	}
}

function inodeOf( localPort ) {
	const hex = localPort.toString( 16 ).toUpperCase().padStart( 4, '0' );
	return readFileSync( '/proc/net/tcp', 'utf8' )
		.split( '\n' )
		.map( ( line ) => line.trim().split( /\s+/ ) )
		.find( ( fields ) => fields[ 1 ]?.endsWith( `:${ hex }` ) && fields[ 9 ] !== '0' )?.[ 9 ];
}
