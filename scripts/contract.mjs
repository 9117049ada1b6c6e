/**
 * Makes the TypeScript types of what PHP and the browser say to each other:
 * plugins/<plugin>/schemas/<name>.json becomes src/contract/generated/<plugin>/<name>.ts, if TypeScript imports it.
 *
 *     npm run contract              writes them
 *     npm run contract -- --check   writes nothing and fails where they differ from what is committed
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFiles, generate } from './contract/generate.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const target = resolve( root, 'src/contract/generated' );
const check = process.argv.includes( '--check' );

const wanted = await generate( root, target );
const existing = [ ...( await findFiles( target, '', '.ts' ) ), ...( await findFiles( target, 'parts', '.ts' ) ) ];

const differences = [];
for ( const [ file, source ] of wanted ) {
	const before = await readFile( file, 'utf8' ).catch( () => null );
	if ( before === source ) {
		continue;
	}
	differences.push( `${ before === null ? 'missing' : 'differs' }: ${ relative( root, file ) }` );
	if ( ! check ) {
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile( file, source );
	}
}
for ( const file of existing ) {
	if ( ! wanted.has( file ) ) {
		differences.push( `not needed: ${ relative( root, file ) }` );
		if ( ! check ) {
			await rm( file );
		}
	}
}

for ( const difference of differences ) {
	process.stdout.write( `${ difference }\n` );
}
if ( check && differences.length > 0 ) {
	process.stderr.write( 'The types differ from the schemas. Run: npm run contract\n' );
	process.exitCode = 1;
} else {
	process.stdout.write( `${ wanted.size } types, ${ differences.length } ${ check ? 'differences' : 'written or removed' }\n` );
}
