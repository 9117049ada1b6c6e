/**
 * A mail server on the loopback that keeps what it takes, and fails as it is told: `refused` 451 at the recipient;
 * `cut` the mail is taken and the connection ends before it can say so.
 */

import { createServer } from 'node:net';

/**
 * @param {( mail: number ) => 'refused'|'cut'|null} meets What the mail of this number meets; null: it is taken.
 * @param {string}                                   host  Address that it listens on.
 */
export async function startSmtp( meets, host = '127.0.0.1' ) {
	const state = { mails: [], offered: 0, met: {} };
	const server = createServer( ( socket ) => {
		let waiting = '';
		let inData = false;
		let mail = null;
		const say = ( line ) => socket.write( `${ line }\r\n` );
		const take = ( source ) => {
			const headers = source.slice( 0, source.indexOf( '\r\n\r\n' ) ).replace( /\r\n[ \t]+/g, ' ' );
			const header = ( name ) => new RegExp( `^${ name }: *(.*)$`, 'im' ).exec( headers )?.[ 1 ] ?? '';
			state.mails.push( { to: mail.to, id: header( 'Message-ID' ), subject: header( 'Subject' ) } );
			if ( mail.met === 'cut' ) {
				return socket.destroy();
			}
			return say( '250 2.0.0 Taken' );
		};
		const command = ( line ) => {
			const word = line.slice( 0, 4 ).toUpperCase();
			if ( word === 'EHLO' || word === 'HELO' ) {
				return say( '250 load.example' );
			}
			if ( word === 'MAIL' ) {
				const met = meets( ++state.offered );
				state.met[ met ?? 'taken' ] = ( state.met[ met ?? 'taken' ] ?? 0 ) + 1;
				mail = { to: '', met };
				return say( '250 2.1.0 OK' );
			}
			if ( word === 'RCPT' ) {
				mail.to = /<([^>]*)>/.exec( line )?.[ 1 ] ?? '';
				return say( mail.met === 'refused' ? '451 4.3.0 Try again later' : '250 2.1.5 OK' );
			}
			if ( word === 'DATA' ) {
				inData = true;
				return say( '354 Go on' );
			}
			if ( word === 'QUIT' ) {
				return socket.end( '221 2.0.0 Bye\r\n' );
			}
			return say( word === 'RSET' || word === 'NOOP' ? '250 2.0.0 OK' : '500 5.5.2 What?' );
		};
		socket.on( 'error', () => {} );
		socket.setEncoding( 'utf8' ).on( 'data', ( part ) => {
			waiting += part;
			for (;;) {
				const end = waiting.indexOf( inData ? '\r\n.\r\n' : '\r\n' );
				if ( end < 0 ) {
					return;
				}
				const piece = waiting.slice( 0, end );
				waiting = waiting.slice( end + ( inData ? 5 : 2 ) );
				if ( inData ) {
					inData = false;
					take( piece );
				} else {
					command( piece );
				}
			}
		} );
		say( '220 load.example ESMTP' );
	} );
	await new Promise( ( done ) => server.listen( 0, host, done ) );
	return { state, port: server.address().port, stop: () => new Promise( ( done ) => server.close( done ) ) };
}
