/**
 * The spreadsheet service on the loopback: checks what it is asked, keeps rows as a user would see them, and fails as
 * it is told. Its twin without a network is plugins/caphpi/tests/integration/FakeSheet.php.
 *
 * What an append may meet, one at a time and in this order of names:
 * `down` 503 before anything is written; `cut` the row is written and the connection ends; `hang` the row is written
 * and no answer ever comes; `revoked` 401 and all tokens given so far are void; `kill` the row is written and whoever
 * asked is killed.
 */

import { createServer } from 'node:http';

export const credentials = { clientId: 'load-client', clientSecret: 'load-secret', refreshToken: 'load-refresh', sheet: 'load-sheet' };

/**
 * @param {( call: number ) => string|null}                meets What the append of this number meets; null: it works.
 * @param {( remotePort: number ) => Promise<void>|void}   kill  Kills the process behind a connection.
 */
export async function startSheet( meets, kill ) {
	const state = { rows: [], appends: 0, tokens: 0, refused: [], met: {} };
	let valid = null;

	const answer = async ( request, response ) => {
		const body = await text( request );
		const url = new URL( request.url, 'http://127.0.0.1' );
		const say = ( status, data ) => response.writeHead( status, { 'Content-Type': 'application/json' } ).end( JSON.stringify( data ) );
		if ( request.method === 'POST' && url.pathname === '/token' ) {
			const form = new URLSearchParams( body );
			const right =
				form.get( 'client_id' ) === credentials.clientId &&
				form.get( 'client_secret' ) === credentials.clientSecret &&
				form.get( 'refresh_token' ) === credentials.refreshToken &&
				form.get( 'grant_type' ) === 'refresh_token';
			if ( ! right ) {
				state.refused.push( 'token' );
				return say( 400, { error: 'invalid_grant' } );
			}
			valid ??= `load-access-${ ++state.tokens }`;
			return say( 200, { access_token: valid, expires_in: 3600, token_type: 'Bearer' } );
		}
		if ( ! valid || request.headers.authorization !== `Bearer ${ valid }` ) {
			return say( 401, { error: { code: 401, status: 'UNAUTHENTICATED' } } );
		}
		const values = `/v4/spreadsheets/${ credentials.sheet }/values/`;
		if ( request.method === 'GET' && url.pathname.startsWith( values ) && url.searchParams.get( 'majorDimension' ) === 'COLUMNS' ) {
			const column = state.rows.map( ( row ) => row.at( -1 ) );
			return say( 200, { range: url.pathname.slice( values.length ), majorDimension: 'COLUMNS', ...( column.length ? { values: [ column ] } : {} ) } );
		}
		const right =
			request.method === 'POST' &&
			url.pathname === `${ values }A1:append` &&
			url.searchParams.get( 'insertDataOption' ) === 'INSERT_ROWS' &&
			url.searchParams.get( 'valueInputOption' ) === 'USER_ENTERED';
		const sent = right ? JSON.parse( body ) : null;
		if ( sent?.majorDimension !== 'ROWS' || sent.values.length !== 1 ) {
			state.refused.push( `${ request.method } ${ request.url }` );
			return say( 400, { error: { code: 400, status: 'INVALID_ARGUMENT' } } );
		}
		const met = meets( ++state.appends );
		state.met[ met ?? 'works' ] = ( state.met[ met ?? 'works' ] ?? 0 ) + 1;
		if ( met === 'down' ) {
			return say( 503, { error: { code: 503, status: 'UNAVAILABLE' } } );
		}
		if ( met === 'revoked' ) {
			valid = null;
			return say( 401, { error: { code: 401, status: 'UNAUTHENTICATED' } } );
		}
		// A leading apostrophe only says that a text follows.
		state.rows.push( sent.values[ 0 ].map( ( cell ) => ( typeof cell === 'string' ? cell.replace( /^'/, '' ) : cell ) ) );
		if ( met === 'kill' ) {
			await kill( request.socket.remotePort );
		}
		if ( met === 'cut' || met === 'kill' ) {
			return request.socket.destroy();
		}
		return met === 'hang' ? undefined : say( 200, { spreadsheetId: credentials.sheet, updates: { updatedRows: 1 } } );
	};

	const server = createServer( ( request, response ) => answer( request, response ).catch( () => request.socket.destroy() ) );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		state,
		url: `http://127.0.0.1:${ server.address().port }`,
		stop: () => {
			server.closeAllConnections();
			return new Promise( ( done ) => server.close( done ) );
		},
	};
}

async function text( stream ) {
	let all = '';
	for await ( const part of stream.setEncoding( 'utf8' ) ) {
		all += part;
	}
	return all;
}
