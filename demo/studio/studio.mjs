#!/usr/bin/env node
/**
 * Renders the demo's pictures: npm run studio -- [reference …] [options]
 *
 * A reference may be shortened: CRB is every property of that branch. Without one, all descriptions are looked at.
 * Only what changed is rendered; stop it at any time (Ctrl-C), it goes on where it was.
 *
 * --only front,rear    these pictures alone
 * --draft              small and quick, into .cache/studio/drafts
 * --force              even what has not changed
 * --accept             take the pictures as they are: write the new hashes and render nothing
 * --list               say what would be rendered
 * --film               a turntable film of the vehicles named
 * --busy               take a full share of the processor, instead of what other programs leave
 * --sheet [file]       a contact sheet of the finished pictures (docs/pictures/studio.webp)
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { film } from './runner/film.mjs';
import { descriptions, kit, made, pictureFile, plans, record, root, workshop } from './runner/files.mjs';
import { due, duration, jobsOf, timeLeft, wanted, work } from './runner/plan.mjs';
import { denoiser, missing, render } from './runner/render.mjs';
import { sheet } from './runner/sheet.mjs';

const { values: options, positionals } = parseArgs( {
	allowPositionals: true,
	options: { only: { type: 'string' }, draft: { type: 'boolean' }, force: { type: 'boolean' }, accept: { type: 'boolean' }, list: { type: 'boolean' }, sheet: { type: 'boolean' }, film: { type: 'boolean' }, busy: { type: 'boolean' } },
} );
const say = ( text ) => process.stdout.write( `${ text }\n` );
const isFile = ( text ) => /\.(webp|png|jpg)$/.test( text );

const sources = kit();
const described = descriptions();
const rooms = plans( described );
const all = described.flatMap( ( description ) => jobsOf( description, sources, rooms.get( description.reference ) ) );
const jobs = wanted( all, positionals.filter( ( p ) => ! isFile( p ) ), options.only?.split( ',' ) );

if ( options.sheet ) {
	const file = positionals.find( isFile ) ?? join( root, 'docs', 'pictures', 'studio.webp' );
	say( `${ sheet( jobs, file ) } pictures on ${ file }` );
	process.exit();
}
if ( options.accept ) {
	const kept = jobs.filter( ( job ) => made( job ) );
	for ( const job of kept ) {
		record( job, { bytes: statSync( pictureFile( job ) ).size } );
	}
	say( `${ kept.length } pictures accepted unchanged` );
	process.exit();
}
const lacking = missing();
if ( lacking.length && ! options.list ) {
	say( `First: ${ lacking.join( '\n' ) }` );
	process.exit( 1 );
}
if ( options.film ) {
	denoiser();
	const fronts = positionals.length ? jobs.filter( ( job ) => job.scene === 'vehicle' && job.name === 'front' ) : [];
	for ( const front of fronts ) {
		const { bytes } = await film( front, ( done, of ) => say( `${ front.reference } frame ${ done }/${ of }` ), options.busy );
		say( `${ front.reference } film: ${ Math.round( bytes / 1024 ) } KB` );
	}
	process.exit();
}
const small = ( job ) => ( { ...job, width: 600, height: Math.round( ( 600 * job.height ) / job.width ), samples: 12 } );
const { todo, done } = options.draft ? { todo: jobs.map( small ), done: [] } : due( jobs, made, options.force );
say( `${ todo.length } pictures to render, ${ done.length } up to date` );
if ( options.list ) {
	for ( const job of todo ) {
		say( `${ job.reference } ${ job.name } ${ job.width }x${ job.height }` );
	}
	process.exit();
}
denoiser();
const finished = [];
let failed = 0;
for ( const [ index, job ] of todo.entries() ) {
	const file = options.draft ? join( workshop, 'drafts', `${ job.reference }-${ job.name }.webp` ) : pictureFile( job );
	try {
		const took = await render( job, file, options.busy );
		if ( ! options.draft ) {
			record( job, { bytes: took.bytes } );
		}
		finished.push( { work: work( job ), seconds: took.seconds } );
		const left = duration( timeLeft( finished, todo.slice( index + 1 ) ) );
		say( `${ index + 1 }/${ todo.length } ${ job.reference } ${ job.name }: ${ duration( took.seconds ) }, ${ Math.round( took.bytes / 1024 ) } KB; ${ left } left` );
	} catch ( error ) {
		failed++;
		say( `${ index + 1 }/${ todo.length } ${ job.reference } ${ job.name } failed: ${ error.message }` );
	}
}
process.exit( failed ? 1 : 0 );
