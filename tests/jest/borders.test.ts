/** @jest-environment node */
import { spawnSync } from 'child_process';
import { resolve } from 'path';
import { pathToFileURL } from 'url';

const root = resolve( __dirname, '../..' );

/** What is not allowed, the file, and what it imports. */
const forbidden: Case[] = [
	[ 'an island another island', 'src/islands/search-form/x.ts', '../stamp-duty-calculator/stamp-duty-calculator' ],
	[ 'an island’s folder another island', 'src/islands/property-gallery/hooks/x.ts', '../../search-form/rules/fields' ],
	[ 'the library an island', 'src/lib/x.ts', '../islands/search-form/search-form' ],
	[ 'an enhancement React’s parts', 'src/enhancements/x.ts', '../ui/combobox' ],
	[ 'a block another block', 'blocks/search-form/x.ts', '../property-list/edit' ],
	[ 'a block an island', 'blocks/search-form/x.ts', '../../src/islands/search-form/search-form' ],
	[ 'a block’s shared parts a block', 'blocks/_shared/x.ts', '../property-list/edit' ],
	[ 'an island a block', 'src/islands/search-form/x.ts', '../../../blocks/_shared/block' ],
];
const allowed: Case[] = [
	[ 'an island use its own parts', 'src/islands/search-form/hooks/x.ts', '../rules/fields' ],
	[ 'an island use the library', 'src/islands/search-form/hooks/x.ts', '../../../lib/api' ],
	[ 'an island use shared components', 'src/islands/search-form/hooks/x.ts', '../../../ui/combobox' ],
	[ 'a block use shared settings', 'blocks/search-form/x.ts', '../_shared/block' ],
	[ 'a block use the library', 'blocks/search-form/x.ts', '../../src/lib/api' ],
	[ 'a block use the contract', 'blocks/search-form/x.ts', '../../src/contract/generated/hpapi/property-list' ],
];

type Case = [ what: string, file: string, imported: string ];

/** The rules that each case breaks. ESLint is started once: it takes a second to read its configuration. */
let broken: Record< string, string[] > = {};

beforeAll( () => {
	const script = `
		import { readFileSync } from 'node:fs';
		import { ESLint } from 'eslint';
		const eslint = new ESLint();
		const said = {};
		for ( const [ what, filePath, code ] of JSON.parse( readFileSync( 0, 'utf8' ) ) ) {
			const [ result ] = await eslint.lintText( code, { filePath } );
			said[ what ] = result.messages.map( ( message ) => message.ruleId );
		}
		console.log( JSON.stringify( said ) );`;
	const { stdout, stderr } = spawnSync( process.execPath, [ '--input-type=module', '-e', script ], { cwd: root, input: JSON.stringify( [ ...forbidden, ...allowed ].map( ( [ what, file, imported ] ) => [ what, file, `import '${ imported }';\n` ] ) ), encoding: 'utf8' } );
	if ( stdout === '' ) {
		throw new Error( stderr );
	}
	broken = JSON.parse( stdout ) as Record< string, string[] >;
}, 120_000 );

it.each( forbidden )( 'forbids %s', ( what ) => {
	expect( broken[ what ] ).toEqual( [ 'import/no-restricted-paths' ] );
} );

it.each( allowed )( 'lets %s', ( what ) => {
	expect( broken[ what ] ).toEqual( [] );
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
