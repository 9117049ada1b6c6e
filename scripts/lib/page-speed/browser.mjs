import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../failure.mjs';
import { freePort } from '../mariadb.mjs';
import { onShutdown } from '../shutdown.mjs';

/** The shell takes a third less of the processor than the whole browser. */
const INSTALLED = [ process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ];

/**
 * @return {Promise<{ playwright: import('@playwright/test').Browser, port: number, stop: () => Promise<void> }>} One Chromium,
 *         for Playwright and, by its debugging port, for Lighthouse.
 */
export async function startBrowser() {
	const executablePath = INSTALLED.find( ( path ) => path && existsSync( path ) );
	if ( ! executablePath ) {
		throw new Failure( 'Chromium not found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.' );
	}
	const port = await freePort();
	const playwright = await chromium.launch( { executablePath, args: [ '--no-sandbox', `--remote-debugging-port=${ port }` ] } );
	const forget = onShutdown( () => playwright.close() );
	return {
		playwright,
		port,
		stop: async () => {
			forget();
			await playwright.close();
		},
	};
}
