import { checks } from '../checks.mjs';
import { runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { installComposerPackages, installNpmPackages } from '../packages.mjs';
import { allFiles, stagedFiles } from '../source-files.mjs';
import { Stages } from '../stages.mjs';

await runMain( async () => {
	const options = readOptions( { fix: true, staged: true } );
	const files = options.staged ? await stagedFiles() : allFiles();
	const due = checks
		.map( ( check ) => ( { ...check, files: files.filter( check.wants ) } ) )
		.filter( ( check ) => check.files.length > 0 );
	const stages = new Stages( 2 + due.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Installing PHP tools with Composer', installComposerPackages );

	const failed = [];
	for ( const { title, check, files: own } of due ) {
		await stages.run( title, async ( report ) => {
			if ( ! ( await check( own, options ) ) ) {
				failed.push( title );
				report( 'FAILED' );
			}
		} );
	}
	console.log( failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${ failed.join( ', ' ) }.` );
	return failed.length === 0 ? 0 : 1;
} );
