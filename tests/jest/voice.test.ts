/** @jest-environment node */
import { execFileSync } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

const root = resolve( __dirname, '../..' );

const SENTENCES = [
	'There is no such lot: nobody may see it.',
	'Please enter your name',
	'The office opens at 9.30am.',
	'Lot not found. What it stands for: 9:30am.',
	'Please enter a valid email address',
	'Please enter a valid email address. Please enter your name.',
	'whenever is no date',
	'There is no charge, and this link is no longer valid.',
	'The index updates by itself.',
	'This picture is not a PNG.',
	'wp hpapi import --pictures=first',
];

const FILES = [
	[ 'blocks/a/block.json', '{ "name": "x", "title": "A", "description": "B", "keywords": [ "vendor" ] }' ],
	[ 'src/a.ts', "const a = 'nobody'; _n( 'One lot', 'Many lots', 2, 'hearth-hammer' );" ],
	[ 'docs/a.md', 'A `nobody` here.\n\n```\nnobody\n```\n' ],
];

interface Read {
	faults: Record< string, string[] >;
	reasons: string[];
	words: string[][];
	read: string[];
	php: Record< string, string[] >;
}

const folder = mkdtempSync( join( tmpdir(), 'hh-voice-' ) );
const page = join( folder, 'a.php' );
const command = join( folder, 'SomeCommand.php' );
const raw = join( folder, 'b.php' );
let found: Read;

/** In one process of Node: modules of the scripts are ES modules, which Jest does not load. */
beforeAll( () => {
	writeFileSync( page, `<?php $a = 'nobody here'; esc_html__( 'It\\'s sold', 'x' ); sprintf( _n( '%s lot', '%s lots', 2, 'x' ), 2 );` );
	writeFileSync( command, `<?php /** Lists lots. */ function a() { WP_CLI::success( 'All done.' ); $b = 'plain'; }` );
	writeFileSync( raw, `<?php throw new Exception( 'the response is not JSON' ); $sql = 'SELECT a FROM b'; $html = '<p class="a b c">'; $b = 'not_a_word';` );
	const code = `
		import * as voice from '${ root }/scripts/lib/voice.mjs';
		console.log( JSON.stringify( {
			faults: Object.fromEntries( ${ JSON.stringify( SENTENCES ) }.map( ( text ) => [ text, voice.oldHabits( text ) ] ) ),
			reasons: voice.exceptions.map( ( { reason } ) => reason ),
			words: ${ JSON.stringify( FILES ) }.map( ( [ file, code ] ) => voice.wordsOf( file, code ) ),
			read: [ 'README.md', 'CHANGELOG.md', 'demo/README.md', 'docs/decisions/0001-a.md', 'docs/a.md', 'plugins/core/tests/a.php', 'plugins/core/src/a.php', 'src/a.test.ts' ].filter( voice.hasWords ),
			php: await voice.phpWords( ${ JSON.stringify( [ page, command, raw ] ) } ),
		} ) );`;
	found = JSON.parse( execFileSync( process.execPath, [ '--input-type=module', '-e', code ], { cwd: root, encoding: 'utf8' } ) ) as Read;
}, 120_000 );

afterAll( () => rmSync( folder, { recursive: true, force: true } ) );

it( 'an old sentence is found, with what to write instead', () => {
	expect( found.faults[ 'There is no such lot: nobody may see it.' ] ).toEqual( [
		'“nobody”: write someone, no one, everyone, or “you” and “we”. In “There is no such lot: nobody may see it.”',
		'“There is no such”: write “Lot not found.”. In “There is no such lot: nobody may see it.”',
	] );
	expect( found.faults[ 'Please enter your name' ] ).toHaveLength( 1 );
	expect( found.faults[ 'The office opens at 9.30am.' ] ).toHaveLength( 1 );
	expect( found.faults[ 'Lot not found. What it stands for: 9:30am.' ] ).toEqual( [] );
} );

it( 'habits and the word list: a word that is right elsewhere is let through', () => {
	expect( found.faults[ 'whenever is no date' ] ).toHaveLength( 1 );
	expect( found.faults[ 'There is no charge, and this link is no longer valid.' ] ).toEqual( [] );
	expect( found.faults[ 'The index updates by itself.' ] ).toHaveLength( 1 );
	expect( found.faults[ 'This picture is not a PNG.' ] ).toHaveLength( 1 );
	expect( found.faults[ 'wp hpapi import --pictures=first' ] ).toEqual( [] );
} );

it( 'what the specification words is let through, and nothing beside it', () => {
	expect( found.faults[ 'Please enter a valid email address' ] ).toEqual( [] );
	expect( found.faults[ 'Please enter a valid email address. Please enter your name.' ] ).toHaveLength( 1 );
	expect( found.reasons.every( ( reason ) => reason.length > 10 ) ).toBe( true );
} );

it( 'the words are read where people read them: in calls, help of commands, blocks and docs, not in code', () => {
	expect( found.words.map( ( words ) => words.filter( Boolean ) ) ).toEqual( [ [ 'A', 'B' ], [ 'One lot', 'Many lots' ], [ 'A  here.' ] ] );
	expect( found.read ).toEqual( [ 'README.md', 'CHANGELOG.md', 'demo/README.md', 'docs/decisions/0001-a.md', 'docs/a.md', 'plugins/core/src/a.php' ] );
	expect( found.php[ page ] ).toEqual( [ "It's sold", '%s lot', '%s lots' ] );
	expect( found.php[ command ]?.map( ( text ) => text.trim() ) ).toEqual( [ 'Lists lots.', 'All done.' ] );
	expect( found.php[ raw ] ).toEqual( [ 'the response is not JSON' ] );
} );
