import { readFileSync } from 'node:fs';
import { build, buildIfMissing } from '../build.mjs';
import { Failure, runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { installComposerPackages, installNpmPackages } from '../packages.mjs';
import { Stages } from '../stages.mjs';
import { coveringMethods, filterOf } from '../statement-cover.mjs';
import { jest, nativeSqlite, phpIntegration, phpUnit } from '../suites.mjs';
import { line, sum } from '../totals.mjs';
import { fetchWordPress } from '../wordpress.mjs';

await runMain( async () => {
	const options = readOptions( { only: [ 'jest', 'unit', 'integration' ], filter: null, php: [ 'wasm', 'native' ], db: [ 'sqlite', 'mariadb' ], without: [ 'volume' ], cover: null } );
	const database = options.db ?? 'sqlite';
	if ( database === 'mariadb' && options.php === 'wasm' ) {
		throw new Failure( 'MariaDB is tested with native PHP only.', 2 );
	}
	const wanted = ( suite ) => ! options.only || options.only === suite;
	const php = wanted( 'unit' ) || wanted( 'integration' );

	const suites = [
		[ 'jest', 'Jest', jest ],
		[ 'unit', 'PHPUnit: unit tests', () => phpUnit( options.filter ) ],
		...( await integration( database, options ) ),
	].filter( ( [ name ] ) => wanted( name ) );

	const stages = new Stages( 1 + Number( php ) + 2 * Number( wanted( 'integration' ) ) + suites.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	if ( php ) {
		await stages.run( 'Installing PHPUnit with Composer', installComposerPackages );
	}
	if ( wanted( 'integration' ) ) {
		await stages.run( 'Fetching WordPress', fetchWordPress );
		// A single test is run while something is written; it need not wait for each build.
		await stages.run( 'Building islands, blocks and styles', options.filter ? buildIfMissing : build );
	}
	const totals = [];
	for ( const [ , title, suite ] of suites ) {
		await stages.run( title, async ( report ) => {
			totals.push( await suite() );
			report( line( totals.at( -1 ) ) );
		} );
	}
	const total = sum( totals );
	console.log( `\n${ line( total ) }` );
	return total.failed > 0 ? 1 : 0;
} );

/**
 * Where this machine's PHP can, it runs all tests, and the PHP in WebAssembly those that ask PHP's extensions or its
 * files. Elsewhere WebAssembly runs all of them.
 *
 * @param {'sqlite'|'mariadb'} database
 * @param {Object}             options  Of the command.
 * @return {Promise<Array>} Suites as above: name, title, runner.
 */
async function integration( database, { php, filter, without, cover } ) {
	const some = without ? 'not volume' : 'all';
	const suite = ( kind, part = some, only = filter ) => [
		'integration',
		`PHPUnit: integration tests on WordPress, ${ database }, ${ kind === 'wasm' ? 'PHP in WebAssembly' : 'native PHP' }${ { all: '', 'not volume': ', without those of many rows and requests', platform: ', those of extensions and files' }[ part ] }${ only === filter ? '' : ', as many as send each statement' }`,
		() => phpIntegration( { kind, database, filter: only, part } ),
	];
	if ( database === 'mariadb' || php ) {
		return [ suite( database === 'mariadb' ? 'native' : php ) ];
	}
	const covering = cover && filterOf( coveringMethods( JSON.parse( readFileSync( cover, 'utf8' ) ) ) );
	return ! filter && ( await nativeSqlite() ) ? [ suite( 'native', some, covering ), suite( 'wasm', 'platform' ) ] : [ suite( 'wasm' ) ];
}
