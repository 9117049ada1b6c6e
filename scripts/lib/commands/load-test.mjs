import { join } from 'node:path';
import { startSheet, credentials } from '../../../tests/fakes/sheet.mjs';
import { startSmtp } from '../../../tests/fakes/smtp.mjs';
import { Faults } from '../../../tests/load/faults.mjs';
import { valueVehicle, visitor } from '../../../tests/load/visitors.mjs';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { installMailingSite, nativeWp } from '../native-site.mjs';
import { readOptions } from '../options.mjs';
import { inRoot } from '../paths.mjs';
import { workerBehind } from '../php-worker.mjs';
import { plugins } from '../install.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

const workers = 4;
const staff = 'staff@example.com';

await runMain( async () => {
	const options = readOptions( { visitors: null } );
	const count = Number( options.visitors ?? 200 );
	if ( ! Number.isInteger( count ) || count < 50 || count > 5000 ) {
		throw new Failure( '--visitors needs a whole number from 50 to 5000.', 2 );
	}
	const stages = new Stages( 5 );
	const stops = [];
	let killed = null;
	let php = null;
	const faults = new Faults();
	try {
		const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
		stops.push( database.stop );
		const sheet = await startSheet(
			( call ) => faults.ofSheet( call ),
			( port ) => {
				const pid = php && workerBehind( php.fpm, port );
				if ( pid ) {
					process.kill( pid, 'SIGKILL' );
					killed = pid;
				}
			}
		);
		stops.push( sheet.stop );
		const smtp = await startSmtp( () => faults.ofMail() );
		stops.push( smtp.stop );
		const port = await freePort();
		const base = `http://127.0.0.1:${ port }`;
		const site = await stages.run( 'Installing WordPress', () => install( database.env, base, sheet.url, smtp.port ) );
		php = await startWebStack( join( site, 'wordpress' ), port, { workers, whole: true } );
		stops.push( php.stop );
		await fetch( `${ base }/wp-json/` ).then( ( response ) => response.arrayBuffer() );

		const visitors = Array.from( { length: count }, ( _, at ) => visitor( at ) );
		const started = performance.now();
		const outcomes = await stages.run( `${ count } visitors at once against ${ workers } PHP workers, one of them killed`, () =>
			Promise.all( visitors.map( ( who ) => valueVehicle( base, who ) ) )
		);
		const seconds = ( performance.now() - started ) / 1000;
		const afterLoad = { rows: sheet.state.rows.length, mails: smtp.state.mails.length };

		const left = await stages.run( 'Delivering until nothing waits', async () => {
			// Two workers side by side, while everything still fails half the time.
			await Promise.all( [ deliver( site ), deliver( site ) ] );
			faults.end();
			let state = await deliver( site );
			for ( let round = 0; round < 5 && state.outbox.waiting + state.outbox.failing > 0; round++ ) {
				state = await deliver( site );
			}
			return state;
		} );
		await stages.run( 'Counting', () => report( { count, visitors, outcomes, seconds, afterLoad, sheet: sheet.state, smtp: smtp.state, left, killed } ) );
	} finally {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	}
} );

function install( env, base, sheetUrl, smtpPort ) {
	return installMailingSite( 'load', env, base, smtpPort, {
		HEARTH_HAMMER_TRUSTED_PROXIES: '127.0.0.1',
		CAPHPI_STAFF_EMAIL: staff,
		CAPHPI_DAILY_CEILING: '100000',
		CAPHPI_SHEET_ID: credentials.sheet,
		CAPHPI_SHEET_CLIENT_ID: credentials.clientId,
		CAPHPI_SHEET_CLIENT_SECRET: credentials.clientSecret,
		CAPHPI_SHEET_REFRESH_TOKEN: credentials.refreshToken,
		CAPHPI_SHEET_TOKEN_URL: `${ sheetUrl }/token`,
		CAPHPI_SHEET_API_URL: `${ sheetUrl }/v4`,
	}, { plugins: plugins.filter( ( name ) => ! name.startsWith( 'hpapi' ) ), theme: false } );
}

/** A day passes and a worker delivers. */
async function deliver( site ) {
	const { status, stdout, stderr } = await nativeWp( site, [ 'eval-file', '--use-include', inRoot( 'tests', 'load', 'deliver.php' ) ], { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( `The worker ended with status ${ status }.\n${ stdout }${ stderr }` );
	}
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

function report( { count, visitors, outcomes, seconds, afterLoad, sheet, smtp, left, killed } ) {
	const emails = visitors.map( ( { email } ) => email );
	const kept = new Map( left.valuations.map( ( { email, public_id: id } ) => [ email, id ] ) );
	const perId = tally( sheet.rows.map( ( row ) => row.at( -1 ) ) );
	const mails = smtp.mails.filter( ( { to } ) => to !== staff );
	const perVisitor = new Map( emails.map( ( email ) => [ email, new Set() ] ) );
	mails.forEach( ( { to, id } ) => perVisitor.get( to )?.add( id ) );
	const wrong = {
		'answers to “send” other than 202': outcomes.filter( ( { sent } ) => sent !== 202 ).length,
		'valuations missing from the database': emails.filter( ( email ) => ! kept.has( email ) ).length,
		'valuations too many in the database': left.valuations.length - kept.size,
		'rows missing from the spreadsheet': [ ...kept.values() ].filter( ( id ) => ! perId.has( id ) ).length,
		'rows too many in the spreadsheet': sheet.rows.length - perId.size,
		'visitors without their mail': [ ...perVisitor.values() ].filter( ( ids ) => ids.size === 0 ).length,
		'visitors with more than one mail': [ ...perVisitor.values() ].filter( ( ids ) => ids.size > 1 ).length,
		'mails without a Message-ID of the outbox': mails.filter( ( { id } ) => ! id.startsWith( '<outbox-' ) ).length,
		'calls that the spreadsheet could not understand': sheet.refused.length,
		'workers that were to be killed and were not': killed ? 0 : 1,
		'deliveries still waiting': left.outbox.waiting + left.outbox.failing,
		'deliveries given up': left.outbox[ 'given-up' ],
	};
	const lines = [
		`${ count } visitors in ${ seconds.toFixed( 1 ) } s: ${ outcomes.filter( ( { log } ) => log === 200 ).length } rows written while the page waited, ${ outcomes.filter( ( { saveError } ) => saveError === 202 ).length } failures reported by the page`,
		`after the visitors: ${ afterLoad.rows } rows in the spreadsheet, ${ afterLoad.mails } mails arrived; worker ${ killed ?? 'none' } killed after writing a row`,
		`spreadsheet: ${ sheet.appends } appends (${ inWords( sheet.met ) }), ${ sheet.tokens } access tokens`,
		`mail server: ${ smtp.offered } mails offered (${ inWords( smtp.met ) })`,
		`in the end: ${ kept.size } valuations in the database, ${ perId.size } in the spreadsheet once each, ${ [ ...perVisitor.values() ].filter( ( ids ) => ids.size === 1 ).length } mailed under one Message-ID each (${ mails.length } arrivals), ${ left.outbox.delivered } deliveries done`,
	];
	lines.forEach( ( line ) => console.log( `      ${ line }` ) );
	const found = Object.entries( wrong ).filter( ( [ , number ] ) => number !== 0 );
	if ( found.length > 0 ) {
		throw new Failure( `The numbers do not add up:\n${ found.map( ( [ what, number ] ) => `  ${ number } ${ what }` ).join( '\n' ) }\n${ JSON.stringify( left.errors ) }` );
	}
}

function inWords( met ) {
	return Object.entries( met )
		.map( ( [ what, number ] ) => `${ number } ${ what }` )
		.join( ', ' );
}

function tally( list ) {
	const counts = new Map();
	list.forEach( ( item ) => counts.set( item, ( counts.get( item ) ?? 0 ) + 1 ) );
	return counts;
}
