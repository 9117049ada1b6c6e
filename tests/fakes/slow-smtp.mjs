/** A mail server on the loopback that thinks for a while before it says that it has taken a mail. */

import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {number} ms How long it thinks. */
export async function startSlowSmtp( ms ) {
	const state = { offered: 0, at: 0, most: 0 };
	const server = createServer( ( socket ) => {
		let inData = false;
		const say = ( line ) => ! socket.destroyed && socket.write( `${ line }\r\n` );
		const taken = async () => {
			inData = false;
			state.offered++;
			state.most = Math.max( state.most, ++state.at );
			await wait( ms );
			state.at--;
			say( '250 Taken' );
		};
		socket.on( 'error', () => {} );
		let waiting = '';
		socket.setEncoding( 'utf8' ).on( 'data', ( part ) => {
			waiting += part;
			const lines = waiting.split( '\r\n' );
			waiting = lines.pop();
			for ( const line of lines ) {
				if ( inData ) {
					if ( line === '.' ) {
						taken();
					}
				} else if ( /^DATA/i.test( line ) ) {
					inData = true;
					say( '354 Go on' );
				} else if ( /^QUIT/i.test( line ) ) {
					socket.end( '221 Bye\r\n' );
				} else {
					say( '250 OK' );
				}
			}
		} );
		say( '220 slow.example' );
	} );
	await new Promise( ( resolve ) => server.listen( 0, '127.0.0.1', resolve ) );
	return { port: server.address().port, state, stop: () => server.close() };
}
