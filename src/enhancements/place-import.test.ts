import { crc32 } from './place-import/crc32';

const html = `<section data-hh-place-import="/place-import" data-nonce="n" data-stage="none" data-texts='{"choose":"Choose a file.","codes":"Enter codes.","lost":"Lost.","stopped":"Stopped."}'>
	<form data-hh-place-file><input type="file"></form><form data-hh-place-area><input type="text"></form>
	<div data-hh-place-progress hidden><progress max="100" value="0"></progress><button type="button" data-hh-place-stop>Stop</button></div>
	<p data-hh-place-said></p><p data-hh-place-error></p></section>`;

const bytesOf = ( text: string ) => Uint8Array.from( text, ( letter ) => letter.charCodeAt( 0 ) );
const asked: string[] = [];
const answers: Array< [ number, object ] > = [];
const said = ( name: string ) => document.querySelector( `[data-hh-place-${ name }]` )?.textContent;
const settle = async () => {
	for ( let turn = 0; turn < 40; turn++ ) {
		await jest.advanceTimersByTimeAsync( 600 );
	}
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	asked.length = 0;
	answers.length = 0;
	document.body.innerHTML = html;
	window.fetch = jest.fn( async ( url: string ) => {
		asked.push( url );
		const [ status, body ] = answers.shift() ?? [ 200, { stage: 'done', percent: 100, sentence: 'Imported.' } ];
		return { ok: status < 400, status, json: async () => body } as Response;
	} ) as unknown as typeof fetch;
} );

afterEach( () => jest.useRealTimers() );

const start = () => jest.requireActual( './place-import' ) as unknown;

function choose( name: string, content: string ): void {
	const bytes = bytesOf( content );
	const slice = ( from: number, to: number ) => ( { arrayBuffer: async () => bytes.slice( from, to ).buffer } );
	const file = { name, size: bytes.length, lastModified: 5, slice };
	Object.defineProperty( document.querySelector( '[data-hh-place-file] input' ), 'files', { value: [ file ], configurable: true } );
	document.querySelector( '[data-hh-place-file]' )?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
}

test( 'the sum of a part is the one that PHP makes', () => {
	expect( crc32( bytesOf( '123456789' ) ) ).toBe( 'cbf43926' );
} );

test( 'a file goes in parts from where the server has it, again where the connection failed, and the import is followed to its end', async () => {
	start();
	answers.push(
		[ 200, { id: 'a1', stage: 'receiving', received: 3, part: 4, percent: 30, sentence: 'Uploading.' } ],
		[ 502, {} ],
		[ 200, { id: 'a1', stage: 'receiving', received: 7, part: 4, percent: 70, sentence: 'Uploading.' } ],
		[ 200, { id: 'a1', stage: 'working', received: 10, part: 4, percent: 0, sentence: 'Importing.' } ],
		[ 200, { id: 'a1', stage: 'working', received: 10, part: 4, percent: 50, sentence: 'Importing.' } ]
	);
	choose( 'NSPL.csv', '0123456789' );
	await settle();
	const sum = ( text: string ) => crc32( bytesOf( text ) );
	expect( asked ).toEqual( [ '/place-import', `/place-import/part?id=a1&offset=3&sum=${ sum( '3456' ) }`, `/place-import/part?id=a1&offset=3&sum=${ sum( '3456' ) }`, `/place-import/part?id=a1&offset=7&sum=${ sum( '789' ) }`, '/place-import/work', '/place-import/work' ] );
	expect( said( 'said' ) ).toBe( 'Imported.' );
	expect( document.querySelector< HTMLElement >( '[data-hh-place-progress]' )?.hidden ).toBe( true );
} );

test( 'what is no list is refused before anything is sent; what the server refuses is told in its words', async () => {
	start();
	choose( 'shell.php', 'x' );
	await settle();
	expect( [ asked, said( 'error' ) ] ).toEqual( [ [], 'Choose a file.' ] );
	answers.push( [ 400, { message: 'The file must be 2 GB or smaller.' } ] );
	choose( 'NSPL.zip', 'x' );
	await settle();
	expect( said( 'error' ) ).toBe( 'The file must be 2 GB or smaller.' );
} );

test( 'an import that is under way is followed when the page is opened', async () => {
	document.querySelector( 'section' )?.setAttribute( 'data-stage', 'working' );
	start();
	await settle();
	expect( asked ).toEqual( [ '/place-import/work' ] );
} );
