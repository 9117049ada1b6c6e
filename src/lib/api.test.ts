import { apiGet, apiPost } from './api';
import { isAborted, isRestError } from './rest-error';

const answer = ( body: string, status = 200 ) => ( {
	ok: status < 400,
	status,
	json: async () => JSON.parse( body ) as unknown,
} );
const fetchMock = jest.fn();

beforeEach( () => {
	fetchMock.mockReset();
	global.fetch = fetchMock;
	document.head.innerHTML = '<link rel="https://api.w.org/" href="http://localhost/wp-json/">';
} );

it( 'asks a route below the REST root, with its query', async () => {
	fetchMock.mockResolvedValue( answer( '{"data":[]}' ) );
	await expect( apiGet( 'hpapi/v1/estate-agents/locations', { query: 'St Mary & all', page: undefined } ) ).resolves.toEqual( { data: [] } );
	expect( fetchMock.mock.calls[ 0 ][ 0 ] ).toBe( 'http://localhost/wp-json/hpapi/v1/estate-agents/locations?query=St+Mary+%26+all' );
} );

it( 'adds the query where permalinks are plain', async () => {
	fetchMock.mockResolvedValue( answer( '{}' ) );
	await apiGet( 'http://localhost/?rest_route=/hpapi/v1/estate-agents/locations', { query: 'rye' } );
	const url = new URL( fetchMock.mock.calls[ 0 ][ 0 ] );
	expect( url.searchParams.get( 'rest_route' ) ).toBe( '/hpapi/v1/estate-agents/locations' );
	expect( url.searchParams.get( 'query' ) ).toBe( 'rye' );
} );

it( 'sends objects as JSON and form data as it is', async () => {
	fetchMock.mockResolvedValue( answer( '{}' ) );
	await apiPost( '/wp-json/x', { plate: 'AB12 CDE' } );
	expect( fetchMock.mock.calls[ 0 ][ 1 ] ).toMatchObject( { method: 'POST', body: '{"plate":"AB12 CDE"}', headers: { 'Content-Type': 'application/json' } } );
	const form = new FormData();
	await apiPost( '/wp-json/x', form );
	expect( fetchMock.mock.calls[ 1 ][ 1 ].body ).toBe( form );
	expect( fetchMock.mock.calls[ 1 ][ 1 ].headers ).toBeUndefined();
} );

it( 'rejects with the server’s own error', async () => {
	fetchMock.mockResolvedValue( answer( '{"code":"limit","message":"Please wait.","data":{"status":429}}', 429 ) );
	await expect( apiGet( 'x' ) ).rejects.toEqual( { code: 'limit', message: 'Please wait.', data: { status: 429 } } );
} );

it.each( [
	[ 'an HTML error page', answer( '<h1>Bad gateway</h1>', 502 ), 502 ],
	[ 'an answer that is no JSON', answer( 'PHP Warning', 200 ), 200 ],
	[ 'JSON of another kind', answer( '{"error":"no"}', 500 ), 500 ],
] )( 'makes an error of %s', async ( _what, response, status ) => {
	fetchMock.mockResolvedValue( response );
	const error: unknown = await apiGet( 'x' ).catch( ( it: unknown ) => it );
	expect( isRestError( error ) && error.data.status ).toBe( status );
} );

it( 'makes an error of no answer at all', async () => {
	fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
	await expect( apiGet( 'x' ) ).rejects.toMatchObject( { code: 'offline', data: { status: 0 } } );
} );

it( 'passes on that a call was given up', async () => {
	fetchMock.mockRejectedValue( new DOMException( 'given up', 'AbortError' ) );
	const error: unknown = await apiGet( 'x' ).catch( ( it: unknown ) => it );
	expect( isAborted( error ) ).toBe( true );
	expect( isRestError( error ) ).toBe( false );
} );
