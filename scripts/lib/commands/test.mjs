import { Failure, runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { installComposerPackages, installNpmPackages } from '../packages.mjs';
import { Stages } from '../stages.mjs';
import { jest, phpIntegration, phpUnit } from '../suites.mjs';
import { line, sum } from '../totals.mjs';
import { fetchWordPress } from '../wordpress.mjs';

await runMain( async () => {
	const options = readOptions( { only: [ 'jest', 'unit', 'integration' ], filter: null, php: [ 'wasm', 'native' ], db: [ 'sqlite', 'mariadb' ] } );
	const database = options.db ?? 'sqlite';
	const kind = database === 'mariadb' ? 'native' : options.php ?? 'wasm';
	if ( database === 'mariadb' && options.php === 'wasm' ) {
		throw new Failure( 'MariaDB is tested with native PHP only.', 2 );
	}
	const wanted = ( suite ) => ! options.only || options.only === suite;
	const php = wanted( 'unit' ) || wanted( 'integration' );

	const suites = [
		[ 'jest', 'Jest', jest ],
		[ 'unit', 'PHPUnit: unit tests', () => phpUnit( options.filter ) ],
		[
			'integration',
			`PHPUnit: integration tests on WordPress, ${ database }, ${ kind === 'wasm' ? 'PHP in WebAssembly' : 'native PHP' }`,
			() => phpIntegration( { kind, database, filter: options.filter } ),
		],
	].filter( ( [ name ] ) => wanted( name ) );

	const stages = new Stages( 1 + Number( php ) + Number( wanted( 'integration' ) ) + suites.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	if ( php ) {
		await stages.run( 'Installing PHPUnit with Composer', installComposerPackages );
	}
	if ( wanted( 'integration' ) ) {
		await stages.run( 'Fetching WordPress', fetchWordPress );
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
