/** @jest-environment node */
import { spawnSync } from 'child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } from 'fs';
import { tmpdir, userInfo } from 'os';
import { dirname, join, resolve } from 'path';

const deploy = resolve( __dirname, '../../deploy' );
let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'hh-deploy-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

/** Runs lines of bash with the functions of deploy/lib. */
function bash( lines: string, env: Record< string, string > = {} ) {
	const parts = `set -euo pipefail; HERE=${ deploy }; TEMPLATES=\${TEMPLATES:-$HERE/templates}; source $HERE/lib/settings.sh; source $HERE/lib/change.sh; source $HERE/lib/release.sh; source $HERE/lib/machine.sh; source $HERE/lib/cluster.sh;`;
	const { stdout, stderr, status } = spawnSync( 'bash', [ '-c', `${ parts }\n${ lines }` ], { encoding: 'utf8', env: { ...process.env, HH_DEPLOY_ROOT: folder, ...env } } );
	return { out: stdout.trim(), error: stderr.trim().replaceAll( folder, '' ), status };
}

function settings( ...lines: string[] ): string {
	const file = join( folder, 'settings' );
	writeFileSync( file, [ 'SITE_HOST=www.example.com', 'SITE_TITLE=Hearth & Hammer', 'ADMIN_USER=office', 'ADMIN_EMAIL=office@example.com', 'WORDPRESS_FILE=w.zip', 'WP_CLI_FILE=wp.phar', ...lines ].join( '\n' ) );
	return file;
}

it( '[OPS-01] the example names every setting, and only settings', () => {
	const named = [ ...readFileSync( join( deploy, 'settings.example' ), 'utf8' ).matchAll( /^#?([A-Z][A-Z0-9_]+)=/gm ) ].map( ( [ , name ] ) => name );
	const { out } = bash( 'declare_settings; printf "%s\\n" "${!SETTING[@]}"' );
	expect( named.sort() ).toEqual( out.split( '\n' ).sort() );
} );

it( '[OPS-01] settings are read with spaces, quotes and comments', () => {
	const { out, status } = bash( `read_settings ${ settings( '# a comment', ' ', 'SITE_TITLE = "Weald & Co"  ', 'PHP_WORKERS=7\r' ) }; echo "\${SETTING[SITE_TITLE]}|\${SETTING[PHP_WORKERS]}|$(path_of WORDPRESS_FILE)"` );
	expect( [ out.replace( folder, '' ), status ] ).toEqual( [ 'Weald & Co|7|/w.zip', 0 ] );
} );

it.each( [
	[ 'nothing', 'line 7: not a setting. Write NAME=value.' ],
	[ 'SITE_HOTS=a.example', 'SITE_HOTS is not a setting' ],
	[ 'SITE_HOST=example.com; return 200', 'SITE_HOST must be a host name in lower case' ],
	[ 'ADMIN_EMAIL=office', 'ADMIN_EMAIL must be an email address' ],
	[ 'PHP_WORKERS=many', 'PHP_WORKERS must be auto or a number' ],
	[ 'PLUGINS=hpapi akismet', 'PLUGINS can contain hpapi' ],
	[ 'TRUSTED_PROXIES=all', 'TRUSTED_PROXIES must be IP addresses' ],
	[ 'PAGE_CACHE=yes', 'PAGE_CACHE must be on or off' ],
	[ 'PAGE_CACHE_MACHINES=web2.example.com', 'PAGE_CACHE_MACHINES must be IP addresses' ],
	[ 'OBJECT_CACHE_URL=https://example.com/object-cache.php', 'OBJECT_CACHE_URL needs OBJECT_CACHE_SHA256' ],
	[ 'WORDPRESS_FILE=', 'set WORDPRESS_FILE, or WORDPRESS_URL and WORDPRESS_SHA256' ],
	[ 'SMTP_PASSWORD=secret', 'everyone on this machine can read it' ],
] )( '[OPS-01] a settings file with “%s” is refused: %s', ( line, sentence ) => {
	const file = settings( line );
	chmodSync( file, 0o644 );
	const { error, status } = bash( `read_settings ${ file }` );
	expect( status ).toBe( 1 );
	expect( error ).toContain( sentence );
} );

it( '[OPS-01] every template is filled', () => {
	const file = settings( 'ALSO_HOSTS=example.com', 'TRUSTED_PROXIES=10.0.0.0/8', 'SMTP_HOST=smtp.example.com', 'PHP_WORKERS=8' );
	const { out, error, status } = bash( `read_settings ${ file }; make_values; for template in "$TEMPLATES"/*; do echo "== $template"; fill "$template"; done` );
	expect( [ error, status ] ).toEqual( [ '', 0 ] );
	expect( out.match( /^== /gm ) ).toHaveLength( readdirSync( join( deploy, 'templates' ) ).length );
	expect( out ).toContain( 'server_name www.example.com example.com;' );
	expect( out ).toContain( 'set_real_ip_from 10.0.0.0/8;' );
	expect( out ).toContain( 'pm.max_children = 8' );
} );

it( '[OPS-03] the page cache: on by default, off, and on several machines', () => {
	const values = ( ...lines: string[] ) => bash( `read_settings ${ settings( ...lines ) }; make_values; printf '%s|' "\${VALUE[PAGE_SERVERS]//[[:space:]]/}" "\${VALUE[VARNISH]}" "\${VALUE[PURGERS]//[[:space:]]/}" "\${VALUE[PURGE_LISTEN]}"` ).out;
	expect( values() ).toBe( 'server127.0.0.1:6081;server127.0.0.1:8081backup;|http://127.0.0.1:6081|||' );
	expect( values( 'PAGE_CACHE=off', 'PAGE_CACHE_MACHINES=10.0.0.2' ) ).toBe( 'server127.0.0.1:8081;||||' );
	expect( values( 'PAGE_CACHE_MACHINES=10.0.0.2 fd00::3' ) ).toBe( 'server127.0.0.1:6081;server127.0.0.1:8081backup;|http://127.0.0.1:6081 http://10.0.0.2:6091 http://[fd00::3]:6091|"10.0.0.2";"fd00::3";|-a purges=:6091|' );
} );

const several = [ 'BALANCERS=10.0.0.11', 'WEB_MACHINES=10.0.0.21 10.0.0.22', 'DATA_MACHINES=10.0.0.31 10.0.0.32 10.0.0.33', 'SECRETS_FILE=site.secrets', 'FILES_BUCKET=files', 'FILES_ENDPOINT=https://s3.example.com' ];

it.each( [
	[ 'an even number of databases', [ ...several, 'DATA_MACHINES=10.0.0.31 10.0.0.32' ], 'three or five in DATA_MACHINES' ],
	[ 'an address with two roles', [ ...several, 'BALANCERS=10.0.0.21' ], 'An address is named twice' ],
	[ 'no shared files', [ ...several, 'FILES_BUCKET=' ], 'several machines need FILES_BUCKET' ],
	[ 'a host name', [ ...several, 'WEB_MACHINES=web1.example.com' ], 'WEB_MACHINES must be IPv4 addresses' ],
] )( '[OPS-02] settings of several machines with %s are refused', ( _, lines, sentence ) => {
	const { error, status } = bash( `read_settings ${ settings( ...lines ) }` );
	expect( status ).toBe( 1 );
	expect( error ).toContain( sentence );
} );

it( '[OPS-02] each machine finds its role by its address, and its templates say so', () => {
	const on = ( address: string, template: string ) => {
		const { out, error } = bash( `read_settings ${ settings( ...several ) }; find_role; make_values; echo "$ROLE"; fill "$TEMPLATES/${ template }"`, { HH_OWN_ADDRESSES: `127.0.0.1 ${ address }` } );
		return error + out;
	};
	expect( on( '10.0.0.11', 'haproxy-balancer.cfg' ) ).toMatch( /^balancer\n[^]*server web2 10\.0\.0\.22:443 check check-ssl[^]*bind 10\.0\.0\.11:8404/ );
	expect( on( '10.0.0.22', 'haproxy-web.cfg' ) ).toMatch( /^web\n[^]*server data1 10\.0\.0\.31:3306 check port 9200\n\tserver data2 10\.0\.0\.32:3306 check port 9200 backup/ );
	expect( on( '10.0.0.22', 'nginx-site.conf' ) ).toMatch( /set_real_ip_from 10\.0\.0\.11;\nreal_ip_header proxy_protocol;[^]*listen 443 ssl http2 proxy_protocol;/ );
	expect( on( '10.0.0.22', 'varnish.vcl' ) ).toMatch( /acl purgers \{[^}]*"10\.0\.0\.21";\s*\}/ );
	expect( on( '10.0.0.22', 'hearth-hammer-cron.service' ) ).toMatch( /ExecCondition=\/usr\/local\/lib\/hearth-hammer\/has-lease\n/ );
	expect( on( '10.0.0.22', 'has-lease' ) ).toContain( "hearth-hammer lease timers '10.0.0.22'" );
	expect( on( '10.0.0.31', 'redis-of-several.conf' ) ).not.toContain( 'replicaof' );
	expect( on( '10.0.0.33', 'redis-of-several.conf' ) ).toMatch( /^data\n[^]*bind 10\.0\.0\.33 127\.0\.0\.1[^]*replicaof 10\.0\.0\.31 6379/ );
	expect( on( '10.0.0.33', 'nftables.conf' ) ).toMatch( /ip saddr \{ 127\.0\.0\.1,10\.0\.0\.11,10\.0\.0\.21,10\.0\.0\.22,10\.0\.0\.31,10\.0\.0\.32,10\.0\.0\.33 \} accept\s+tcp dport \{ 3306,/ );
	expect( on( '10.0.0.99', 'nftables.conf' ) ).toContain( 'none of them is in BALANCERS, WEB_MACHINES or DATA_MACHINES' );
} );

it( '[OPS-01] a template with a name that has no value is refused', () => {
	mkdirSync( join( folder, 'templates' ) );
	writeFileSync( join( folder, 'templates/one' ), 'a @KNOWN@ b @UNKNOWN@' );
	const { error, status } = bash( 'VALUE[KNOWN]="x & y"; fill "$TEMPLATES/one"', { TEMPLATES: join( folder, 'templates' ) } );
	expect( [ error, status ] ).toEqual( [ 'Template /templates/one: @UNKNOWN@ has no value.', 1 ] );
} );

it( '[OPS-01] a file is written once, --check names what differs and changes nothing', () => {
	const owner = `${ userInfo().username }:$(id -gn)`;
	const put = `put_text $'one & two\\n' /etc/x.conf 0640 ${ owner } x.service; echo "$CHANGES"`;
	expect( bash( put, { CHECK: '1' } ).out ).toBe( 'would write /etc/x.conf\n1' );
	expect( readdirSync( folder ) ).toEqual( [] );
	expect( bash( put ).out ).toBe( 'write /etc/x.conf\n1' );
	expect( readFileSync( join( folder, 'etc/x.conf' ), 'utf8' ) ).toBe( 'one & two\n' );
	expect( readdirSync( join( folder, 'var/lib/hearth-hammer/restart' ) ) ).toEqual( [ 'x.service' ] );
	expect( bash( put ).out ).toBe( '0' );
	chmodSync( join( folder, 'etc/x.conf' ), 0o666 );
	expect( bash( put, { CHECK: '1' } ).out ).toBe( 'would set the owner and mode of /etc/x.conf\n1' );
	writeFileSync( join( folder, 'etc/x.conf' ), 'three' );
	expect( bash( put, { CHECK: '1' } ).out ).toBe( 'would rewrite /etc/x.conf\n1' );
	expect( readFileSync( join( folder, 'etc/x.conf' ), 'utf8' ) ).toBe( 'three' );
} );

it( '[OPS-01] --check names changed, added and removed files of the code', () => {
	const site = join( folder, 'srv' );
	const code = join( folder, 'var/lib/hearth-hammer/code' );
	mkdirSync( site, { recursive: true } );
	mkdirSync( code, { recursive: true } );
	for ( const name of [ 'a.php', 'b.php', 'c.php' ] ) {
		writeFileSync( join( site, name ), name );
	}
	writeFileSync( join( folder, 'site.zip' ), 'zip' );
	const check = `code site ${ folder }/site.zip /srv site; echo "$CHANGES"`;
	bash( `sums ${ site } > ${ code }/site.files; sha256sum < ${ folder }/site.zip | cut -d ' ' -f 1 > ${ code }/site.archive` );
	expect( bash( check, { CHECK: '1' } ).out ).toBe( '0' );
	writeFileSync( join( site, 'a.php' ), 'changed' );
	rmSync( join( site, 'b.php' ) );
	writeFileSync( join( site, 'd.php' ), 'new' );
	expect( bash( check, { CHECK: '1' } ).out.split( '\n' ).map( ( line ) => line.trim() ) ).toEqual( [ 'a.php', 'b.php', 'd.php' ].map( ( name ) => `/srv/${ name } differs from site.zip` ).concat( 'would install site again', '1' ) );
} );

// Needs the packages rsync, unzip and zip.
const packs = [ 'rsync', 'unzip', 'zip' ].every( ( name ) => spawnSync( name, [ '-h' ] ).error === undefined );

( packs ? describe : describe.skip )( 'releases', () => {
	const owner = `${ userInfo().username }:`;
	const site = () => join( folder, 'srv/site' );

	/** The zips of one version; each plugin has a file, and what `files` adds. */
	function packages( name: string, files: Record< string, string > ): string {
		const dist = join( folder, name );
		const sources = join( folder, `${ name }-sources` );
		mkdirSync( dist );
		for ( const [ path, text ] of Object.entries( files ) ) {
			mkdirSync( dirname( join( sources, path ) ), { recursive: true } );
			writeFileSync( join( sources, path ), text );
		}
		for ( const plugin of readdirSync( sources ) ) {
			expect( spawnSync( 'zip', [ '-qr', join( dist, `${ plugin }.zip` ), plugin ], { cwd: sources } ).status ).toBe( 0 );
		}
		return dist;
	}
	const version = ( number: string, more: Record< string, string > = {} ) =>
		packages( number, {
			'hearth-hammer/style.css': 'a{}',
			'hearth-hammer-core/hearth-hammer-core.php': `<?php\n/**\n * Version:           ${ number }\n */\n`,
			'hpapi/hpapi.php': '<?php',
			...more,
		} );
	const run = ( lines: string, env: Record< string, string > = {} ) => bash( `read_settings ${ settings( 'PLUGINS=hpapi', 'SITE_FOLDER=/srv/site' ) }; mkdir -p "$(releases)" "$STATE/releases"; ${ lines }`, { HH_CODE_OWNER: owner, ...env } );
	const install = ( dist: string ) => {
		const { out, error, status } = run( `id=$(release_id ${ dist }); unpack_release ${ dist } $id; switch_release $id; remember_release $id; echo $id` );
		expect( [ error, status ] ).toEqual( [ '', 0 ] );
		return out;
	};

	it( '[OPS-05] a version has a folder of its own, one link says which runs, and unchanged files keep their time', () => {
		const first = install( version( '1.0.0', { 'hpapi/old.php': 'old' } ) );
		const style = ( id: string ) => join( site(), 'releases', id, 'themes/hearth-hammer/style.css' );
		utimesSync( style( first ), 1000, 1000 );
		const second = install( version( '1.1.0', { 'hpapi/new.php': 'new' } ) );
		expect( readlinkSync( join( site(), 'release' ) ) ).toBe( `releases/${ second }` );
		expect( readdirSync( join( site(), 'release/plugins/hpapi' ) ).sort() ).toEqual( [ 'hpapi.php', 'new.php' ] );
		expect( readdirSync( join( site(), 'releases', first, 'plugins/hpapi' ) ).sort() ).toEqual( [ 'hpapi.php', 'old.php' ] );
		expect( statSync( style( second ) ).mtimeMs ).toBe( 1_000_000 );
		expect( run( `echo "$(older_release) $(release_version ${ first }) $(release_version ${ second })"` ).out ).toBe( `${ first } 1.0.0 1.1.0` );
	} );

	it( '[OPS-05] the same packages are the same release, and a changed file of it is put right', () => {
		const dist = version( '1.0.0' );
		const id = install( dist );
		const file = join( site(), 'releases', id, 'plugins/hpapi/hpapi.php' );
		writeFileSync( file, '<?php // changed' );
		writeFileSync( `${ file }.new`, '' );
		expect( install( dist ) ).toBe( id );
		expect( readFileSync( file, 'utf8' ) ).toBe( '<?php' );
		expect( readdirSync( dirname( file ) ) ).toEqual( [ 'hpapi.php' ] );
		expect( readdirSync( join( site(), 'releases' ) ) ).toEqual( [ id ] );
	} );

	it( '[OPS-05] a package that is missing or has another folder in it makes no release', () => {
		const dist = version( '1.0.0' );
		rmSync( join( dist, 'hpapi.zip' ) );
		expect( run( `id=$(release_id ${ dist }) || echo refused` ) ).toMatchObject( { out: 'refused', error: expect.stringContaining( 'hpapi.zip not found' ) } );
		const other = packages( 'other', { 'hearth-hammer/style.css': '', 'hearth-hammer-core/a.php': '', 'hpapi2/a.php': '' } );
		spawnSync( 'mv', [ join( other, 'hpapi2.zip' ), join( other, 'hpapi.zip' ) ] );
		expect( run( `unpack_release ${ other } abcdefabcdef || echo refused; has_release abcdefabcdef || echo none` ) ).toMatchObject( { out: 'refused\nnone', error: expect.stringContaining( 'does not contain the folder hpapi' ) } );
	} );

	it( '[OPS-05] the newest releases and the one that runs stay, older ones go', () => {
		const ids = [ '1', '2', '3', '4', '5', '6' ].map( ( number ) => install( version( `${ number }.0.0` ) ) );
		run( `switch_release ${ ids[ 0 ] }; drop_old_releases` );
		expect( readdirSync( join( site(), 'releases' ) ).sort() ).toEqual( [ ids[ 0 ], ...ids.slice( 2 ) ].sort() );
		expect( run( 'echo "[$(older_release)]"' ).out ).toBe( '[]' );
		run( `switch_release ${ ids[ 5 ] }` );
		expect( run( 'older_release' ).out ).toBe( ids[ 4 ] );
		expect( run( `switch_release ${ ids[ 4 ] }; older_release` ).out ).toBe( ids[ 3 ] );
	}, 60_000 );

	it( '[OPS-05] folders of an older installer become links', () => {
		const id = install( version( '1.0.0' ) );
		const content = join( site(), 'wordpress/wp-content' );
		mkdirSync( join( content, 'plugins/hpapi' ), { recursive: true } );
		writeFileSync( join( content, 'plugins/hpapi/old.php' ), '' );
		expect( run( 'link_release; echo "$CHANGES"' ).out.split( '\n' ).at( -1 ) ).toBe( '3' );
		expect( realpathSync( join( content, 'plugins/hpapi/hpapi.php' ) ) ).toBe( realpathSync( join( site(), 'releases', id, 'plugins/hpapi/hpapi.php' ) ) );
		expect( run( 'link_release; echo "$CHANGES"' ).out ).toBe( '0' );
	} );

	it( '[OPS-05] a release that does not answer is left again, and the reload comes after each switch', () => {
		const [ first, second ] = [ install( version( '1.0.0' ) ), install( version( '2.0.0' ) ) ];
		const tried = ( broken: string ) => run( `switch_release ${ first }; systemctl() { echo "$1 with $(current_release)"; }; sleep() { :; }; answers() { [[ $(current_release) != ${ broken } ]]; }; run_release ${ second } && echo well || echo failed; echo "runs $(current_release)"` );
		expect( tried( 'none' ).out ).toBe( `reload with ${ second }\nwell\nruns ${ second }` );
		const failed = tried( second );
		expect( failed.out ).toBe( `reload with ${ second }\nreload with ${ first }\nfailed\nruns ${ first }` );
		expect( failed.error ).toContain( `Release ${ first } answers again.` );
	} );

	it( '[OPS-05] two commands do not change the code at once', () => {
		expect( run( `lock_deploy; ( exec 9>&-; lock_deploy ) || echo refused` ) ).toMatchObject( { out: 'refused', error: 'Another deploy command is running. Wait until it ends.' } );
	} );
} );

it.each( [ 'update', 'rollback' ] )( '[OPS-05] deploy/%s says how it is used, and names faults in the settings', ( name ) => {
	const said = ( ...words: string[] ) => spawnSync( join( deploy, name ), words, { encoding: 'utf8' } );
	expect( said( '--wrong' ) ).toMatchObject( { status: 2, stderr: expect.stringContaining( `Usage: deploy/${ name } [--check]` ) } );
	const file = settings( 'PHP_WORKERS=many' );
	expect( said( ...( name === 'update' ? [ folder, file ] : [ file ] ) ) ).toMatchObject( { status: 1, stderr: expect.stringContaining( 'PHP_WORKERS must be auto or a number' ) } );
} );
