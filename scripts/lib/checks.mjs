/** The single checks of npm run lint. Each takes files and options and tells whether all is well. */

import { existsSync, readdirSync } from 'node:fs';
import { crossedBorders } from './borders.mjs';
import { hooksFaults } from './hooks.mjs';
import { inRoot } from './paths.mjs';
import { node, run } from './run.mjs';
import { hasWords, voiceFaults } from './voice.mjs';

const wpScripts = ( args ) => node( [ inRoot( 'node_modules', '@wordpress', 'scripts', 'bin', 'wp-scripts.js' ), ...args ] );
const passed = async ( outcome ) => ( await outcome ).status === 0;
const named = ( pattern ) => ( file ) => pattern.test( file );
const php = named( /\.php$/ );

/** @type {Array<{ title: string, wants: (file: string) => boolean, check: (files: string[], options: Object) => Promise<boolean> }>} */
export const checks = [
	{
		title: 'ESLint',
		wants: named( /\.(mjs|cjs|js|jsx|ts|tsx)$/ ),
		check: ( files, { fix, staged } ) =>
			passed( wpScripts( [ 'lint-js', '--max-warnings=0', '--no-error-on-unmatched-pattern', ...( fix ? [ '--fix' ] : [] ), ...( staged ? files : jsPlaces() ) ] ) ),
	},
	{
		title: 'Stylelint',
		wants: named( /\.(css|scss)$/ ),
		check: ( files, { fix } ) => passed( wpScripts( [ 'lint-style', '--allow-empty-input', ...( fix ? [ '--fix' ] : [] ), ...files ] ) ),
	},
	{ title: 'PHP syntax', wants: php, check: syntax },
	{
		title: 'Borders between the PHP parts',
		wants: php,
		check: async ( files ) => {
			const crossed = crossedBorders( files );
			crossed.forEach( ( sentence ) => console.error( sentence ) );
			return crossed.length === 0;
		},
	},
	{
		title: 'Hooks are described in docs/hooks.md',
		wants: named( /\.php$|^docs\/hooks\.md$/ ),
		check: async () => {
			const faults = hooksFaults();
			faults.forEach( ( sentence ) => console.error( sentence ) );
			return faults.length === 0;
		},
	},
	{
		title: 'Voice',
		wants: hasWords,
		check: async ( files ) => {
			const faults = await voiceFaults( files );
			faults.forEach( ( sentence ) => console.error( sentence ) );
			return faults.length === 0;
		},
	},
	{
		title: 'PHP_CodeSniffer',
		wants: php,
		check: async ( files, { fix, staged } ) => {
			const given = staged ? files : [];
			if ( fix ) {
				// Its exit status tells what it did, not whether all is well; phpcs tells that.
				await run( 'php', [ vendorBin( 'phpcbf' ), '-q', ...given ] );
			}
			return passed( run( 'php', [ vendorBin( 'phpcs' ), '-q', ...given ] ) );
		},
	},
	{
		title: 'PHPStan',
		wants: php,
		// Always everything: a change here can break what is there. Unchanged files come from its cache.
		check: () => passed( run( 'php', [ '-d', 'memory_limit=2G', vendorBin( 'phpstan' ), 'analyse', '--no-progress', '--no-ansi' ] ) ),
	},
];

/** Not “.”: the folders beside these hold WordPress itself. */
const jsPlaces = () => [ ...[ 'src', 'blocks', 'demo', 'scripts', 'tests' ].filter( ( place ) => existsSync( inRoot( place ) ) ), ...readdirSync( inRoot() ).filter( ( name ) => /\.(c|m)?[jt]s$/.test( name ) ) ];

const vendorBin = ( name ) => inRoot( 'vendor', 'bin', name );

/** In one process, which `php -l` cannot. What only compiling finds, PHPStan finds. */
const parseAll = `
	$fine = true;
	foreach ( array_slice( $argv, 1 ) as $file ) {
		try {
			token_get_all( file_get_contents( $file ), TOKEN_PARSE );
		} catch ( ParseError $error ) {
			$fine = false;
			fwrite( STDERR, "$file:{$error->getLine()}: {$error->getMessage()}\n" );
		}
	}
	exit( $fine ? 0 : 1 );
`;

function syntax( files ) {
	return passed( run( 'php', [ '-r', parseAll, '--', ...files ] ) );
}
