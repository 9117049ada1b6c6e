/** Where a database cluster begins when all its machines have ended without stopping: deploy/templates/galera-start. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const US = 'ffa3ff01-ea48-11f1-bae1-eacbbf1d7373';
const THEM = '11111111-ea48-11f1-bae1-eacbbf1d7373';
const WAITING = ( position: string ) => `503 free=900MB position=${ position }`;

let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'hh-galera-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true } ) );

function script( name: string, body: string ): void {
	writeFileSync( join( folder, name ), `#!/bin/bash\n${ body }\n`, { mode: 0o755 } );
}

/**
 * Starts 10.0.0.2 of three.
 *
 * @param own    Its position.
 * @param others What 10.0.0.1 and 10.0.0.3 answer: a status and what follows it; empty where they are not there.
 * @param safe   Of its grastate.dat.
 */
function start( own: string, others: [ string, string ], safe = 0 ): { begins: boolean; says: string } {
	const state = join( folder, 'grastate.dat' );
	writeFileSync( state, `uuid: ${ US }\nsafe_to_bootstrap: ${ safe }\n` );
	others.forEach( ( body, at ) => writeFileSync( join( folder, `10.0.0.${ at === 0 ? 1 : 3 }` ), body ) );
	// As curl: without an answer, or with -f and an error, it fails.
	script( 'curl', `host=\${*: -1}; host=\${host#http://}; body=$(cat "${ folder }/\${host%%:*}"); [[ -n $body ]] || exit 7; [[ "$*" != *-fs* || $body == 200* ]] || exit 22; echo "$body"` );
	script( 'galera_recovery', `echo '--wsrep_start_position=${ own }'` );
	script( 'systemctl', `echo "$*" >> "${ folder }/asked"` );
	script( 'logger', ':' );
	const text = readFileSync( join( __dirname, '..', '..', 'deploy', 'templates', 'galera-start' ), 'utf8' );
	const put: [ string, string ][] = [ [ '@GALERA_ADDRESSES@', '10.0.0.1,10.0.0.2,10.0.0.3' ], [ '@OWN_ADDRESS@', '10.0.0.2' ], [ '/var/lib/mysql/grastate.dat', state ], [ '/run/hearth-hammer-galera', join( folder, 'position' ) ], [ '/var/lib/hearth-hammer/new-cluster', join( folder, 'new' ) ] ];
	script( 'galera-start', put.reduce( ( all, [ name, value ] ) => all.replaceAll( name, value ), text ) );
	writeFileSync( join( folder, 'asked' ), '' );
	writeFileSync( join( folder, 'position' ), '' );
	execFileSync( join( folder, 'galera-start' ), { env: { ...process.env, PATH: `${ folder }:${ process.env.PATH }` } } );
	return { begins: readFileSync( join( folder, 'asked' ), 'utf8' ).includes( '_WSREP_NEW_CLUSTER=--wsrep-new-cluster' ), says: readFileSync( join( folder, 'position' ), { encoding: 'utf8', flag: 'a+' } ).trim() };
}

test.each( [
	[ 'begins where its data reach furthest', [ WAITING( `${ US }:90` ), WAITING( `${ US }:95` ) ], true ],
	[ 'leaves it to another that reaches further', [ WAITING( `${ US }:90` ), WAITING( `${ US }:101` ) ], false ],
	[ 'leaves it to the first of those that are equally far', [ WAITING( `${ US }:100` ), WAITING( `${ US }:90` ) ], false ],
	[ 'begins as the first of those that are equally far', [ WAITING( `${ US }:90` ), WAITING( `${ US }:100` ) ], true ],
	[ 'waits for one that is not up', [ WAITING( `${ US }:90` ), '' ], false ],
	[ 'waits for one that says no position, because its database runs', [ WAITING( `${ US }:90` ), '503 wsrep_local_state=0 free=900MB' ], false ],
	[ 'does not begin without one that has other data', [ WAITING( `${ US }:90` ), WAITING( `${ THEM }:5` ) ], false ],
	[ 'joins those that are in a cluster', [ WAITING( `${ US }:90` ), '200 wsrep_local_state=4' ], false ],
] as [ string, [ string, string ], boolean ][] )( '[OPS-02] a database whose power failed %s', ( _, others, begins ) => {
	expect( start( `${ US }:100`, others ).begins ).toBe( begins );
} );

test( '[OPS-02] it tells the others how far its data reach, and a machine without data begins nothing', () => {
	expect( start( `${ US }:100`, [ '', '' ] ) ).toEqual( { begins: false, says: `${ US }:100` } );
	expect( start( '00000000-0000-0000-0000-000000000000:-1', [ WAITING( `${ US }:1` ), WAITING( `${ US }:1` ) ] ).begins ).toBe( false );
} );

test( '[OPS-02] the one that stopped last begins as before', () => {
	expect( start( `${ US }:100`, [ '', '' ], 1 ).begins ).toBe( true );
} );
