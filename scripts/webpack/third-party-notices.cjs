const { existsSync, readdirSync, readFileSync } = require( 'fs' );
const { join, sep } = require( 'path' );

const NAMES = /^(licen[sc]e|copying|notice)(\.|$)/i;

/**
 * @param {string} file Absolute path of a module.
 * @return {string|undefined} The folder of the npm package that it belongs to; nothing where it is our own.
 */
function packageFolder( file ) {
	const parts = file.split( sep );
	const at = parts.lastIndexOf( 'node_modules' );
	if ( at === -1 ) {
		return undefined;
	}
	return parts.slice( 0, at + ( parts[ at + 1 ]?.startsWith( '@' ) ? 3 : 2 ) ).join( sep );
}

/** @return {string} Name, version and licence of a package, and the words that its licence asks to be kept. */
function notice( folder ) {
	const about = JSON.parse( readFileSync( join( folder, 'package.json' ), 'utf8' ) );
	const files = readdirSync( folder ).filter( ( name ) => NAMES.test( name ) );
	const texts = files.map( ( name ) => readFileSync( join( folder, name ), 'utf8' ).trim() );
	if ( texts.length === 0 && ! about.license ) {
		throw new Error( `${ about.name } says no licence: it must not go into a build.` );
	}
	return [ `${ about.name } ${ about.version } (${ about.license ?? 'see below' })`, about.homepage ?? '', '', ...texts ].join( '\n' ).trim();
}

/**
 * @param {Iterable<string>} files Absolute paths of the modules of a build.
 * @return {string} A notice for each package of others that is in it, by name.
 */
function notices( files ) {
	const folders = new Set( [ ...files ].map( packageFolder ).filter( ( folder ) => folder && existsSync( join( folder, 'package.json' ) ) ) );
	const all = [ ...folders ].map( notice ).sort();
	return `What others wrote and these scripts and styles contain.\n\n${ all.join( `\n\n${ '-'.repeat( 72 ) }\n\n` ) }\n`;
}

/**
 * Writes THIRD-PARTY-NOTICES.txt into the build: minified scripts lose the comments that licences ask to be kept.
 */
class ThirdPartyNotices {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ThirdPartyNotices', ( compilation ) => {
			compilation.hooks.processAssets.tap( { name: 'ThirdPartyNotices', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
				const files = new Set();
				const add = ( module ) => {
					if ( module.resource ) {
						files.add( module.resource.split( '?' )[ 0 ] );
					}
					// A module that webpack joined of several.
					( module.modules ?? [] ).forEach( add );
				};
				compilation.modules.forEach( add );
				compilation.emitAsset( 'THIRD-PARTY-NOTICES.txt', new sources.RawSource( notices( files ) ) );
			} );
		} );
	}
}

module.exports = { ThirdPartyNotices, notices, packageFolder };
