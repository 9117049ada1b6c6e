/** @jest-environment node */
import { spawnSync } from 'child_process';
import { resolve } from 'path';

const root = resolve( __dirname, '../..' );

/** What ESLint says of a file with this one import. */
function faults( file: string, imported: string ): string[] {
	const eslint = spawnSync(
		process.execPath,
		[ resolve( root, 'node_modules/eslint/bin/eslint.js' ), '--stdin', '--stdin-filename', file, '--format', 'json' ],
		{ cwd: root, input: `import '${ imported }';\n`, encoding: 'utf8' }
	);
	const [ result ] = JSON.parse( eslint.stdout ) as Array< { messages: Array< { ruleId: string } > } >;
	return ( result?.messages ?? [] ).map( ( message ) => message.ruleId );
}

it.each( [
	[ 'an island another island', 'src/islands/search-form/x.ts', '../property-gallery/property-gallery' ],
	[ 'an island’s folder another island', 'src/islands/property-gallery/hooks/x.ts', '../../search-form/rules/fields' ],
	[ 'the library an island', 'src/lib/x.ts', '../islands/search-form/search-form' ],
	[ 'an enhancement React’s parts', 'src/enhancements/x.ts', '../ui/combobox' ],
] )( 'forbids %s', ( _what, file, imported ) => {
	expect( faults( file, imported ) ).toEqual( [ 'import/no-restricted-paths' ] );
} );

it.each( [
	[ 'its own parts', '../rules/fields' ],
	[ 'the library', '../../../lib/api' ],
	[ 'shared components', '../../../ui/combobox' ],
] )( 'lets an island use %s', ( _what, imported ) => {
	expect( faults( 'src/islands/search-form/hooks/x.ts', imported ) ).toEqual( [] );
} );
