import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** One long visit, in its order. */
export default defineConfig( {
	...base,
	testDir: '.',
	outputDir: '../../test-results/trial',
	retries: 0,
	timeout: 900_000,
	reporter: [ [ 'list' ] ],
	projects: [ { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } } ],
} );
