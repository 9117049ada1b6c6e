import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSlowSmtp } from '../../../tests/fakes/slow-smtp.mjs';
import { visitor, valueVehicle } from '../../../tests/load/visitors.mjs';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { installMailingSite } from '../native-site.mjs';
import { plugins } from '../install.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

const workers = 4;
const mails = 8;
const lookUps = 20;
const thinks = 12_000;
const most = 500;

await runMain( async () => {
	const stages = new Stages( 4 );
	const stops = [];
	try {
		const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
		stops.push( database.stop );
		const smtp = await startSlowSmtp( thinks );
		stops.push( smtp.stop );
		const port = await freePort();
		const base = `http://127.0.0.1:${ port }`;
		const site = await stages.run( 'Installing WordPress', () => install( database.env, base, smtp.port ) );
		const php = await startWebStack( join( site, 'wordpress' ), port, { workers, whole: true } );
		stops.push( php.stop );
		for ( let warm = 0; warm < 12; warm++ ) {
			await frontPage( base );
		}
		// On a machine that does other things, too, the page takes longer by itself, and longer still behind a crowd that
		// waits for nobody: as many look-ups that are refused at once.
		const alone = await watch( base, Promise.resolve(), 3000 );
		const crowd = await watch( base, Promise.all( Array.from( { length: lookUps }, () => lookUp( base, 'NOPLATE99' ) ) ), 1000 );
		const longest = Math.max( most, 2 * alone.longest, 1.5 * crowd.longest );

		const slowMail = await stages.run( `Front page while the mail server takes ${ thinks / 1000 } s for each of ${ mails } mails`, async () => {
			const sent = Promise.all( Array.from( { length: mails }, ( _, at ) => valueVehicle( base, visitor( at ) ) ) );
			return { ...( await watch( base, sent, thinks ) ), most: smtp.state.most, statuses: ( await sent ).map( ( { sent: status } ) => status ) };
		} );
		const slowPlate = await stages.run( `Front page while ${ lookUps } look-ups of one slow plate wait`, async () => {
			const asked = Promise.all( Array.from( { length: lookUps }, () => lookUp( base ) ) );
			return { ...( await watch( base, asked, 3000 ) ), answers: await asked };
		} );

		const busy = slowPlate.answers.filter( ( { status } ) => status === 503 );
		const said = Math.max( ...busy.map( ( { ms } ) => ms ) );
		console.log( `      alone: front page requested ${ alone.times } times, longest ${ alone.longest } ms` );
		console.log( `      requests without waiting: front page requested ${ crowd.times } times, longest ${ crowd.longest } ms` );
		console.log( `      emails: front page requested ${ slowMail.times } times, longest ${ slowMail.longest } ms; up to ${ slowMail.most } emails being sent at once` );
		console.log( `      lookups: front page requested ${ slowPlate.times } times, longest ${ slowPlate.longest } ms; ${ busy.length } of ${ lookUps } were asked to try again, within ${ said } ms` );
		const wrong = [
			slowMail.longest >= longest && 'the front page waited for emails',
			slowPlate.longest >= longest && 'the front page waited for lookups',
			slowMail.most > 2 && 'more than two requests sent email at once',
			slowMail.statuses.some( ( status ) => status !== 202 ) && 'a valuation was not accepted',
			// Whoever comes when it is known is answered from what was kept.
			slowPlate.answers.some( ( { status } ) => status !== 200 && status !== 503 ) && 'a lookup ended in an error',
			busy.length === 0 && 'no lookup was asked to try again: lookups wait in the web server',
		].filter( Boolean );
		if ( wrong.length > 0 ) {
			throw new Failure( wrong.join( '; ' ) );
		}
	} finally {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	}
} );

/** Asks for the front page again and again until all is done and so much time has passed. */
async function watch( base, work, atLeast ) {
	let isDone = false;
	work.finally( () => ( isDone = true ) ).catch( () => null );
	const until = performance.now() + atLeast;
	let times = 0;
	let slowest = 0;
	while ( ! isDone || performance.now() < until ) {
		slowest = Math.max( slowest, await frontPage( base ) );
		times++;
		await wait( 100 );
	}
	return { times, longest: Math.round( slowest ) };
}

async function frontPage( base ) {
	const started = performance.now();
	const response = await fetch( `${ base }/` );
	await response.arrayBuffer();
	if ( ! response.ok ) {
		throw new Failure( `The front page returned ${ response.status }.` );
	}
	return performance.now() - started;
}

async function lookUp( base, plate = 'TE57SLW' ) {
	const started = performance.now();
	const response = await fetch( `${ base }/wp-json/caphpi/v1/valuation?vrm=${ plate }&mileage=34`, { headers: { 'X-Forwarded-For': '10.7.7.7' } } );
	await response.arrayBuffer();
	return { status: response.status, ms: Math.round( performance.now() - started ) };
}

function install( env, base, smtpPort ) {
	return installMailingSite( 'slow', env, base, smtpPort, { HEARTH_HAMMER_TRUSTED_PROXIES: '127.0.0.1' }, { plugins: plugins.filter( ( name ) => ! name.startsWith( 'hpapi' ) ), theme: false } );
}
