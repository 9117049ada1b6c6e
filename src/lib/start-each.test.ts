import { startEach } from './start-each';

it( 'starts each enhancement of a file once and in order, whatever fails among them, and tells the console', async () => {
	const said = jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	const started: string[] = [];
	const failure = new Error( 'no such element' );
	const start = ( name: string ) => () => Promise.resolve().then( () => void started.push( name ) );
	startEach( {
		first: start( 'first' ),
		broken: () =>
			Promise.resolve().then( () => {
				throw failure;
			} ),
		last: start( 'last' ),
	} );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( started ).toEqual( [ 'first', 'last' ] );
	expect( said.mock.calls ).toEqual( [ [ expect.stringContaining( '"broken"' ), failure ] ] );
	said.mockRestore();
} );
