/** @jest-environment node */
import { spawnSync } from 'child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir, userInfo } from 'os';
import { join, resolve } from 'path';

const deploy = resolve( __dirname, '../../deploy' );
let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'hh-deploy-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

/** Runs lines of bash with the functions of deploy/lib. */
function bash( lines: string, env: Record< string, string > = {} ) {
	const parts = `set -euo pipefail; HERE=${ deploy }; TEMPLATES=\${TEMPLATES:-$HERE/templates}; source $HERE/lib/settings.sh; source $HERE/lib/change.sh; source $HERE/lib/machine.sh;`;
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
