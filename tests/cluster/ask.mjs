/** One request to the site of a booted machine or of the cluster, as a visitor's browser sends it. */

import { Agent, request } from 'node:https';

const HOST = 'www.example.com';

/**
 * @param {Object}                  asked
 * @param {string}                  asked.address Of the machine or the balancer.
 * @param {string|undefined}        asked.from    The visitor's own address; without one this machine's.
 * @param {string}                  asked.path
 * @param {string}                  asked.body    What is posted; empty: GET.
 * @param {Object<string, string>}  asked.headers Those without a value are left out.
 * @param {number}                  asked.timeout In milliseconds.
 * @param {Agent|undefined}         asked.agent   Keeps connections; without one each request has its own.
 * @return {Promise<{ status: number, body: string, headers: Object<string, string|string[]>, why: string, isClosed: boolean }>}
 *         Status 0: no answer, and why. isClosed: the server had just closed the kept connection.
 */
export function ask( { address, from, path, body = '', headers = {}, timeout = 30_000, agent } ) {
	return new Promise( ( done ) => {
		const none = ( why, isClosed = false ) => done( { status: 0, body: '', headers: {}, why, isClosed } );
		const sent = { Host: HOST, ...headers, ...( agent ? {} : { Connection: 'close' } ), ...( body ? { 'Content-Length': Buffer.byteLength( body ) } : {} ) };
		const asked = request(
			{
				host: address,
				port: 443,
				servername: HOST,
				rejectUnauthorized: false,
				localAddress: from,
				path,
				method: body ? 'POST' : 'GET',
				timeout,
				agent: agent ?? new Agent( { keepAlive: false } ),
				headers: Object.fromEntries( Object.entries( sent ).filter( ( [ , value ] ) => value ) ),
			},
			( answer ) => {
				let whole = '';
				answer.setEncoding( 'utf8' ).on( 'data', ( part ) => ( whole += part ) );
				answer.once( 'end', () => done( { status: answer.statusCode, body: whole, headers: answer.headers, why: '', isClosed: false } ) );
				answer.once( 'error', ( { message } ) => none( message ) );
				answer.once( 'close', () => none( 'The answer broke off.' ) );
			}
		);
		asked.once( 'timeout', () => asked.destroy( new Error( `No answer in ${ timeout / 1000 } s.` ) ) );
		asked.once( 'error', ( { code, message } ) => none( code ?? message, asked.reusedSocket && code === 'ECONNRESET' ) );
		asked.end( body || undefined );
	} );
}
