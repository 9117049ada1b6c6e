/**
 * A release: the packages with the address where installed copies hear of updates, and the signed document that is
 * there. What the PHP of core checks is in plugins/core/src/Updates.
 */

import { createHash, createPublicKey, sign } from 'node:crypto';
import { changelogHtml, escaped } from './changelog.mjs';
import { Failure } from './failure.mjs';
import { packageHeaders } from './package-headers.mjs';
import { zip } from './zip.mjs';

/** Before the text that is signed: a signature of something else, made with the same key, is none of a release. */
const context = 'hearth-hammer-update-1\n';

/** So many versions: a site may have missed some. */
const versions = 10;

/**
 * @param {Object}                                                                       release
 * @param {Array<{ name: string, files: Array<{ path: string, body: Buffer }> }>}        release.packages
 * @param {import('./changelog.mjs').Version[]}                                          release.changelog
 * @param {string}                                                                       release.version   Of all packages.
 * @param {string}                                                                       release.tested    The WordPress it was tested with.
 * @param {string}                                                                       release.updateUri https address of update.json; the packages are below its folder.
 * @param {import('node:crypto').KeyObject}                                              release.key       Private, Ed25519.
 * @param {string[]}                                                                     [release.trust]   Public keys of releases to come, besides this key's own.
 * @return {Array<{ path: string, body: Buffer }>} What goes to the folder of the address.
 */
export function release( { packages, changelog, version, tested, updateUri, key, trust = [] } ) {
	const folder = new URL( `${ version }/`, checkedAddress( updateUri ) ).href;
	const known = changelog.findIndex( ( { name } ) => name === version );
	if ( known < 0 ) {
		throw new Failure( `CHANGELOG.md has no notes for ${ version }. npm version <number> makes its section.` );
	}
	const keys = [ ...new Set( [ publicKey( key ), ...trust ] ) ];
	const made = packages.map( ( { name, files } ) => {
		const [ { type, values } ] = packageHeaders( files );
		if ( values.Version !== version ) {
			throw new Failure( `${ name } has version ${ values.Version } instead of ${ version }. npm version <number> sets them all.` );
		}
		const body = zip( withUpdates( files, updateUri, keys ) );
		return {
			file: { path: `${ version }/${ name }.zip`, body },
			about: {
				type,
				name: values[ 'Plugin Name' ] ?? values[ 'Theme Name' ],
				version,
				url: `${ folder }${ name }.zip`,
				sha256: createHash( 'sha256' ).update( body ).digest( 'hex' ),
				bytes: body.length,
				requires: values[ 'Requires at least' ] ?? '',
				requires_php: values[ 'Requires PHP' ] ?? '',
				tested,
			},
			name,
		};
	} );
	const notes = changelogHtml( changelog.slice( known, known + versions ) );
	const signed = JSON.stringify( {
		version,
		released: changelog[ known ].date,
		notes,
		notes_url: `${ folder }notes.html`,
		packages: Object.fromEntries( made.map( ( { name, about } ) => [ name, about ] ) ),
	} );
	const sums = Buffer.from( made.map( ( { name, about } ) => `${ about.sha256 }  ${ name }.zip\n` ).join( '' ) );
	const text = ( path, body ) => ( { path, body: Buffer.from( body ) } );
	return [
		...made.map( ( { file } ) => file ),
		{ path: `${ version }/SHA256SUMS`, body: sums },
		{ path: `${ version }/SHA256SUMS.sig`, body: sign( null, sums, key ) },
		text( `${ version }/release-key.pem`, createPublicKey( key ).export( { type: 'spki', format: 'pem' } ) ),
		text( `${ version }/notes.html`, `<!doctype html>\n<html lang="en-GB">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${ escaped( version ) }</title>\n<body>\n${ notes }\n</body>\n</html>\n` ),
		text( 'update.json', `${ JSON.stringify( { signed, signature: sign( null, Buffer.from( context + signed ), key ).toString( 'base64' ) }, null, '\t' ) }\n` ),
	];
}

/** The 32 bytes that PHP's sodium takes, in base64. */
export function publicKey( key ) {
	if ( key.asymmetricKeyType !== 'ed25519' ) {
		throw new Failure( 'The key must be an Ed25519 key. npm run release -- --new-key <file> makes one.' );
	}
	return Buffer.from( createPublicKey( key.type === 'private' ? key : key.export( { type: 'spki', format: 'pem' } ) ).export( { format: 'jwk' } ).x, 'base64url' ).toString( 'base64' );
}

function checkedAddress( updateUri ) {
	const url = URL.canParse( updateUri ) ? new URL( updateUri ) : null;
	if ( url?.protocol !== 'https:' || url.href !== updateUri || url.username || url.search || url.hash || ! /\/[\w.-]+\.json$/.test( url.pathname ) || /['"\\]/.test( updateUri ) ) {
		throw new Failure( `--update-uri must be the https address of update.json, for example https://updates.example.com/update.json. It is ${ updateUri }.` );
	}
	return url;
}

/** Each header gets the address, and core also the address and the keys as constants: it need not read its own header. */
export function withUpdates( files, updateUri, keys ) {
	const headers = packageHeaders( files ).map( ( { path } ) => path );
	const changed = files.map( ( file ) => {
		if ( ! headers.includes( file.path ) ) {
			return file;
		}
		const text = file.body
			.toString( 'utf8' )
			.replace( /^(\W*Update URI:\s+)false$/m, `$1${ updateUri }` )
			.replace( /^const UPDATE_URI( *)= '';$/m, `const UPDATE_URI$1= '${ updateUri }';` )
			.replace( /^const RELEASE_KEYS( *)= array\(\);$/m, `const RELEASE_KEYS$1= array( ${ keys.map( ( key ) => `'${ key }'` ).join( ', ' ) } );` );
		return { path: file.path, body: Buffer.from( text ) };
	} );
	const entry = changed.find( ( { path } ) => path.endsWith( '/hearth-hammer-core.php' ) )?.body.toString( 'utf8' );
	if ( packageHeaders( changed ).some( ( { values } ) => values[ 'Update URI' ] !== updateUri ) || ( entry && ! keys.every( ( key ) => entry.includes( `'${ key }'` ) ) ) ) {
		throw new Failure( 'A package has no line for the address of updates, or core none for the key: "Update URI: false", UPDATE_URI and RELEASE_KEYS.' );
	}
	return changed;
}
