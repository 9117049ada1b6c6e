const defaults = require( '@wordpress/scripts/config/jest-unit.config.js' );

/** `npm run test:jest`: the tests beside the TypeScript sources, and those of the build in tests/jest, those of the demo beside its makers. */
module.exports = {
	...defaults,
	rootDir: __dirname,
	roots: [ '<rootDir>/src', '<rootDir>/blocks', '<rootDir>/tests/jest', '<rootDir>/demo/studio', '<rootDir>/demo/make' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/jest/setup.ts' ],
	transform: { '\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform' ) },
	moduleFileExtensions: [ 'js', 'mjs', 'jsx', 'ts', 'tsx', 'json' ],
	testEnvironment: 'jsdom',
	testTimeout: 20000,
	moduleNameMapper: { ...defaults.moduleNameMapper, '^swiper(/modules)?$': '<rootDir>/tests/jest/swiper.cjs', '\\.topojson$': '<rootDir>/tests/jest/topojson.cjs' },
	// These come as ES modules only.
	transformIgnorePatterns: [ '/node_modules/(?!(supercluster|kdbush)/)', '\\.pnp\\.[^\\/]+$' ],
	// The demo site and its copy of WordPress hold package.json files of the same names.
	modulePathIgnorePatterns: [ '<rootDir>/(\\.cache|\\.site|\\.test-sites|build|dist|vendor)/' ],
};
