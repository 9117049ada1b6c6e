import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { importDemoNatively, installNativeSite } from '../native-site.mjs';
import { readOptions } from '../options.mjs';
import { startBrowser } from '../page-speed/browser.mjs';
import { addresses, KINDS } from '../page-speed/kinds.mjs';
import { lighthouseRuns } from '../page-speed/lighthouse.mjs';
import { missed, row, HEAD } from '../page-speed/table.mjs';
import { weigh } from '../page-speed/weight.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

await runMain( async () => {
	const options = readOptions( { runs: null, only: null, base: null, reports: null } );
	const runs = Number( options.runs ?? 5 );
	const kinds = options.only?.split( ',' ) ?? KINDS;
	if ( ! Number.isInteger( runs ) || runs < 1 || kinds.some( ( kind ) => ! KINDS.includes( kind ) ) ) {
		throw new Failure( `--runs needs a whole number, --only some of ${ KINDS.join( ',' ) }.`, 2 );
	}
	if ( options.reports ) {
		mkdirSync( options.reports, { recursive: true } );
	}
	const stops = [];
	try {
		const stages = new Stages( options.base ? 1 : 4 );
		const base = options.base?.replace( /\/$/, '' ) ?? ( await ownSite( stages, stops ) );
		const browser = await startBrowser();
		stops.push( browser.stop );
		await stages.run( `Measuring ${ kinds.length } kinds of page, ${ runs } times each`, () => measure( base, browser, kinds, runs, options.reports ) );
	} finally {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	}
} );

async function ownSite( stages, stops ) {
	const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
	stops.push( database.stop );
	const port = await freePort();
	const base = `http://127.0.0.1:${ port }`;
	const site = await stages.run( 'Installing WordPress', () => installNativeSite( 'page-speed', database.env, base ) );
	await stages.run( 'Importing the demo', () => importDemoNatively( site ) );
	const php = await startWebStack( join( site, 'wordpress' ), port, { workers: 2, whole: true } );
	stops.push( php.stop );
	return base;
}

async function measure( base, browser, kinds, runs, reports ) {
	const faults = [];
	console.log( HEAD );
	for ( const [ kind, url ] of Object.entries( await addresses( base, kinds ) ) ) {
		// The first answer fills PHP's caches; a visitor is rarely the first of the day.
		await fetch( url );
		const weight = await weigh( browser, url );
		const found = { kind, ...weight, ...( await lighthouseRuns( browser, url, runs, reports && join( reports, kind ) ) ) };
		console.log( row( found ) );
		faults.push( ...missed( found ) );
	}
	if ( faults.length > 0 ) {
		throw new Failure( faults.join( '\n' ) );
	}
}
