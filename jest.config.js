const defaults = require( '@wordpress/scripts/config/jest-unit.config.js' );

/** `npm run test:jest`: the tests beside the TypeScript sources, and those of the build in tests/jest. */
module.exports = {
	...defaults,
	rootDir: __dirname,
	roots: [ '<rootDir>/src', '<rootDir>/blocks', '<rootDir>/tests/jest' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/jest/setup.ts' ],
	testEnvironment: 'jsdom',
	testTimeout: 20000,
	// These come as ES modules only.
	transformIgnorePatterns: [ '/node_modules/(?!(supercluster|kdbush|swiper)/)', '\\.pnp\\.[^\\/]+$' ],
	// The demo site and its copy of WordPress hold package.json files of the same names.
	modulePathIgnorePatterns: [ '<rootDir>/(\\.cache|\\.site|\\.test-sites|build|dist|vendor)/' ],
};
