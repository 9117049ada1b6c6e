/** @jest-environment node */
import { spawnSync } from 'child_process';
import { resolve } from 'path';
import { pathToFileURL } from 'url';

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
	[ 'an island another island', 'src/islands/search-form/x.ts', '../stamp-duty-calculator/stamp-duty-calculator' ],
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

describe( 'between the folders of a plugin', () => {
	/** What lint says of a PHP file with this code. */
	function crossed( file: string, code: string ): string[] {
		const script = `
			import { crossedIn } from ${ JSON.stringify( pathToFileURL( resolve( root, 'scripts/lib/borders.mjs' ) ).href ) };
			console.log( JSON.stringify( crossedIn( ${ JSON.stringify( file ) }, ${ JSON.stringify( code ) } ) ) );`;
		const said = spawnSync( process.execPath, [ '--input-type=module', '-e', script ], { cwd: root, encoding: 'utf8' } );
		return JSON.parse( said.stdout ) as string[];
	}
	const php = ( namespace: string, body: string ) => `<?php\n\nnamespace HearthHammer\\Caphpi\\${ namespace };\n\n${ body }\n`;

	it( 'a folder uses those below it, its own parts and core', () => {
		const code = php( 'Mail', 'use HearthHammer\\Caphpi\\Valuation\\StoredValuation;\nuse HearthHammer\\Caphpi\\Mail\\StaffAlerts;\nuse HearthHammer\\Core\\Module;' );
		expect( crossed( 'plugins/caphpi/src/Mail/X.php', code ) ).toEqual( [] );
	} );

	it( 'no folder uses one above it, by import or by its full name', () => {
		const imported = php( 'Valuation', 'use HearthHammer\\Caphpi\\Staff\\ValuationList;' );
		expect( crossed( 'plugins/caphpi/src/Valuation/X.php', imported ) ).toEqual( [ expect.stringContaining( 'X.php:5 uses Staff, which is not below Valuation' ) ] );
		const full = php( 'Valuation', 'return new \\HearthHammer\\Caphpi\\Staff\\ValuationList();' );
		expect( crossed( 'plugins/caphpi/src/Valuation/X.php', full ) ).toEqual( [ expect.stringContaining( 'which is not below' ) ] );
	} );

	it( 'nobody below asks the composition root', () => {
		expect( crossed( 'plugins/caphpi/src/Staff/X.php', php( 'Staff', 'use HearthHammer\\Caphpi\\Plugin;' ) ) ).toEqual( [ expect.stringContaining( 'belongs to the composition root' ) ] );
	} );

	it( 'a new folder needs a layer', () => {
		expect( crossed( 'plugins/caphpi/src/Elsewhere/X.php', php( 'Elsewhere', '' ) ) ).toEqual( [ expect.stringContaining( 'is in no layer' ) ] );
	} );
} );
