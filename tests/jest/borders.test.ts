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
	[ 'a block another block', 'blocks/search-form/x.ts', '../property-list/edit' ],
	[ 'a block an island', 'blocks/search-form/x.ts', '../../src/islands/search-form/search-form' ],
	[ 'a block’s shared parts a block', 'blocks/_shared/x.ts', '../property-list/edit' ],
	[ 'an island a block', 'src/islands/search-form/x.ts', '../../../blocks/_shared/block' ],
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

it.each( [
	[ 'shared settings', '../_shared/block' ],
	[ 'the library', '../../src/lib/api' ],
	[ 'the contract', '../../src/contract/generated/hpapi/property-list' ],
] )( 'lets a block use %s', ( _what, imported ) => {
	expect( faults( 'blocks/search-form/x.ts', imported ) ).toEqual( [] );
} );
