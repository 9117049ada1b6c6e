const { readdirSync } = require( 'fs' );
const { resolve } = require( 'path' );
const wordpress = require( '@wordpress/eslint-plugin' );

const folders = ( place ) => readdirSync( resolve( __dirname, place ), { withFileTypes: true } ).filter( ( entry ) => entry.isDirectory() ).map( ( entry ) => entry.name );
const islands = folders( 'src/islands' );

/**
 * Who may know whom (docs/architecture.md); tests/jest/borders.test.ts proves that these hold.
 * `except` is relative to `from`.
 */
const borders = [
	...islands.map( ( island ) => ( {
		target: `./src/islands/${ island }`,
		from: './src/islands',
		except: [ `./${ island }` ],
		message: 'Islands do not know each other: what two of them need goes to src/lib or src/ui.',
	} ) ),
	...folders( 'blocks' ).map( ( block ) => ( {
		target: `./blocks/${ block }`,
		from: './blocks',
		except: [ ...new Set( [ `./${ block }`, './_shared' ] ) ],
		message: 'Blocks do not know each other: what two of them need goes to blocks/_shared.',
	} ) ),
	{ target: './blocks', from: './src', except: [ './lib', './contract' ], message: 'A block shows the server’s HTML in the editor: it needs no island and no part of one.' },
	{ target: './src', from: './blocks', message: 'Blocks are for the editor alone.' },
	{ target: './src/islands', from: './src/enhancements', message: 'Share it in src/lib.' },
	{ target: './src/enhancements', from: [ './src/islands', './src/ui' ], message: 'Enhancements are small: src/lib only, and no React.' },
	{ target: './src/ui', from: [ './src/islands', './src/enhancements', './src/contract' ], message: 'src/ui knows src/lib only.' },
	{ target: './src/lib', from: [ './src/islands', './src/enhancements', './src/ui', './src/contract' ], message: 'src/lib knows nobody.' },
	{ target: './src/contract', from: './src', except: [ './contract' ], message: 'The contract is made from schemas.' },
];

module.exports = [
	{
		ignores: [ '.cache/**', '.site/**', '.test-sites/**', 'build/**', 'dist/**', 'reports/**', 'vendor/**', 'theme/build/**', 'src/contract/generated/**' ],
	},
	...wordpress.configs.recommended,
	{
		settings: { 'import/resolver': { typescript: { project: __dirname } } },
		rules: {
			// .editorconfig and the eye, not a line length.
			'prettier/prettier': 'off',
			'import/no-restricted-paths': [ 'error', { basePath: __dirname, zones: borders } ],
			'import/no-extraneous-dependencies': [ 'error', { devDependencies: true, packageDir: __dirname } ],
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'hearth-hammer' } ],
			// Descriptions say what a name and a type do not.
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-param-description': 'off',
			'jsdoc/check-param-names': [ 'error', { checkDestructured: false } ],
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-tag-names': [ 'error', { definedTags: [ 'jest-environment' ] } ],
			// snake_case is how the server writes.
			camelcase: 'off',
			'jsx-a11y/label-has-associated-control': [ 'error', { assert: 'either' } ],
			// It is about editors in frames.
			'@wordpress/no-global-active-element': 'off',
		},
	},
	{
		// Seeded numbers are made of bits.
		files: [ 'demo/**' ],
		rules: { 'no-bitwise': 'off' },
	},
	{
		// docs/decisions/0024-libraries-in-visitors-scripts.md.
		files: [ 'src/**' ],
		rules: {
			'no-restricted-imports': [ 'error', { paths: [ { name: '@wordpress/api-fetch', message: 'Visitors have no nonce: use lib/api.' } ] } ],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'JSXOpeningElement[name.name="img"] > JSXAttribute[name.name="src"] ~ :matches(JSXAttribute[name.name=/^(loading|sizes|srcSet)$/], JSXSpreadAttribute:has(Identifier[name="srcSet"]))',
					message: 'React sets attributes in this order, and `src` begins to load: what chooses the file or waits for it comes first.',
				},
			],
		},
	},
	{
		files: [ 'blocks/**' ],
		rules: { 'no-restricted-globals': [ 'error', { name: 'fetch', message: 'Editors are signed in: @wordpress/api-fetch brings their nonce.' } ] },
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-unused-vars': [ 'error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' } ],
			'jsdoc/no-undefined-types': 'off',
			// A method that a class overrides, or jsdom lacks, is empty on purpose in tests.
			'no-empty-function': 'off',
		},
	},
	{
		files: [ '**/*.test.ts', '**/*.test.tsx', 'tests/jest/**' ],
		languageOptions: { globals: { jest: 'readonly', describe: 'readonly', it: 'readonly', expect: 'readonly', beforeEach: 'readonly', afterEach: 'readonly', beforeAll: 'readonly', afterAll: 'readonly' } },
	},
	{
		files: [ 'demo/**', 'scripts/**', 'tests/fakes/**', 'tests/bench/**', '*.{js,cjs,mjs,ts}' ],
		rules: { 'no-console': 'off' },
	},
	{
		files: [ 'tests/e2e/**' ],
		rules: { 'no-restricted-properties': [ 'error', { property: 'waitForTimeout', message: 'A slow machine needs longer: wait for a state (support/still.ts).' } ] },
	},
	{
		// Parts of @wordpress/scripts.
		files: [ 'eslint.config.cjs', 'tests/jest/setup.ts' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
];
