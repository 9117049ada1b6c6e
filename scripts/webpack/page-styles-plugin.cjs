/**
 * Writes build/theme/page-rules.php: the rules of parts.css and print.css one by one, with the names that a page must show for
 * a rule to be of use, the names that each script may add to a page, and the presets that styles and scripts name.
 * theme/inc/PageStyles.php chooses by it.
 */
const { pageRules, namesIn } = require( './page-rules.cjs' );

const SHEETS = [ 'parts', 'print' ];
const PRESET = /wp--preset--[a-z0-9-]+/g;
const SCRIPT = /^(?:islands|enhancements)\/[a-z0-9-]+$/;

/** @param {string} text Becomes a string of PHP. */
const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/** @param {*} value Strings, lists and objects of such become PHP. */
const php = ( value ) => {
	if ( typeof value === 'string' ) {
		return quoted( value );
	}
	const items = Array.isArray( value ) ? value.map( php ) : Object.entries( value ).map( ( [ key, one ] ) => `${ quoted( key ) }=>${ php( one ) }` );
	return `array(${ items.join( ',' ) })`;
};

module.exports = class PageStylesPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'PageStylesPlugin', ( compilation ) => {
			// After the sheets and scripts are made small.
			compilation.hooks.processAssets.tap( { name: 'PageStylesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
				const sheets = SHEETS.map( ( name ) => [ name, compilation.getAsset( `theme/${ name }.css` ) ] ).filter( ( [ , sheet ] ) => sheet );
				if ( sheets.length === 0 ) {
					return;
				}
				const rules = sheets.map( ( [ name, sheet ] ) => [ name, pageRules( String( sheet.source.source() ) ) ] );
				const known = new Set( rules.flatMap( ( [ , list ] ) => list.flatMap( ( { needs } ) => needs.flat() ) ) );
				const isKnown = ( name ) => ( name.endsWith( '--' ) ? [ ...known ].some( ( one ) => one.startsWith( name ) ) : known.has( name ) );
				const scripts = {};
				for ( const [ name, entry ] of compilation.entrypoints ) {
					if ( SCRIPT.test( name ) ) {
						const text = scriptFiles( entry ).map( ( file ) => String( compilation.getAsset( file ).source.source() ) ).join( '\n' );
						scripts[ name ] = namesIn( text ).filter( isKnown );
					}
				}
				const presets = new Set( compilation.getAssets().filter( ( { name } ) => /\.(?:css|js)$/.test( name ) ).flatMap( ( { source } ) => String( source.source() ).match( PRESET ) ?? [] ) );
				const lists = Object.fromEntries( rules.map( ( [ name, list ] ) => [ name, list.map( ( { inside, css, needs } ) => [ inside, css, needs ] ) ] ) );
				compilation.emitAsset( 'theme/page-rules.php', new sources.RawSource( `<?php\nreturn ${ php( { sheets: lists, scripts, presets: [ ...presets ].sort() } ) };\n` ) );
			} );
		} );
	}
};

/** Its own scripts, and those that it fetches later. */
function scriptFiles( entry ) {
	const groups = new Set( [ entry ] );
	for ( const group of groups ) {
		group.getChildren().forEach( ( child ) => groups.add( child ) );
	}
	return [ ...new Set( [ ...groups ].flatMap( ( group ) => group.getFiles() ) ) ].filter( ( file ) => file.endsWith( '.js' ) );
}
