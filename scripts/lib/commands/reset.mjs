import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Failure, runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { siteDir } from '../paths.mjs';
import { whoServes } from '../server-mark.mjs';

const ours = /^(wordpress(\.new)?|wp-cli\.phar(\.new)?|database|debug\.log|session\.log|php\.ini|(keys|setup|server)\.json(\.\d+\.partial)?)$/;

await runMain( () => reset( readOptions( { yes: true } ) ) );

async function reset( options ) {
	const site = siteDir();
	if ( ! existsSync( site ) ) {
		console.log( 'No site to remove.' );
		return 0;
	}
	// HH_SITE_DIR may name any folder, and only one of ours is to be removed.
	if ( ! readdirSync( site ).every( ( name ) => ours.test( name ) ) ) {
		throw new Failure( `${ site } contains other files than a site made by npm start. Nothing was removed.` );
	}
	const server = whoServes( site );
	if ( server ) {
		throw new Failure( `The site is being served at http://127.0.0.1:${ server.port } (process ${ server.pid }). Stop it first.` );
	}
	if ( process.stdin.isTTY && ! options.yes && ! ( await confirm( site ) ) ) {
		console.log( 'Nothing was removed.' );
		return 1;
	}
	rmSync( site, { recursive: true, force: true } );
	console.log( 'Site removed. Run npm start for a new one.' );
	return 0;
}

async function confirm( site ) {
	const terminal = createInterface( { input: process.stdin, output: process.stdout } );
	const answer = await terminal.question( `Remove the site in ${ site }, with its database and uploads? [y/N] ` );
	terminal.close();
	return /^y(es)?$/i.test( answer.trim() );
}
