/** Who may know whom among the PHP parts: between plugins, and between the folders of one. See docs/architecture.md. */

import { readFileSync } from 'node:fs';
import { layers } from './layers.mjs';
import { inRoot } from './paths.mjs';

/** Part of the path → namespaces that must not be named there. The theme asks one class of each plugin, and reads what that gives. */
const rules = [
	[ /^plugins\/core\//, /\bHearthHammer\\(Auctions|Hpapi|Caphpi|Theme)\\(?!Tests)/ ],
	[ /^plugins\/hpapi\//, /\bHearthHammer\\(Auctions|Caphpi|Theme)\\/ ],
	[ /^plugins\/caphpi\//, /\bHearthHammer\\(Auctions|Hpapi|Theme)\\/ ],
	[ /^plugins\/auctions\//, /\bHearthHammer\\(Caphpi|Hpapi|Theme)\\/ ],
	[ /^theme\/(?!tests\/)/, /\bHearthHammer\\(?:Auctions\\(?!Auctions\b|LotPage\\LotPage\b)|Hpapi\\(?!Hpapi\b)|Caphpi\\(?!Caphpi\b))/ ],
];

/**
 * @param {string[]} files Paths of PHP files, from the project's root.
 * @return {string[]} One sentence for each border that is crossed.
 */
export function crossedBorders( files ) {
	return files.flatMap( ( file ) => crossedIn( file, readFileSync( inRoot( file ), 'utf8' ) ) );
}

/**
 * @param {string} file Path from the project's root.
 * @param {string} code What it holds.
 * @return {string[]} One sentence for each border that is crossed.
 */
export function crossedIn( file, code ) {
	const lines = code.split( '\n' ).map( ( text, index ) => ( { text: text.trim(), at: `${ file }:${ index + 1 }` } ) );
	const between = rules
		.filter( ( [ place ] ) => place.test( file ) )
		.flatMap( ( [ , forbidden ] ) =>
			lines.filter( ( { text } ) => forbidden.test( text ) && ! /^(\*|\/\/|\/\*)/.test( text ) ).map( ( { text, at } ) => `${ at } must not know this: ${ text }` )
		);
	return [ ...between, ...crossedInside( file, lines ) ];
}

/** The same between the folders of one plugin: each may use those in the layers below its own, and its own parts. */
function crossedInside( file, lines ) {
	const [ , plugin, folder ] = file.match( /^plugins\/(\w+)\/src\/(\w+)\// ) ?? [];
	if ( ! ( plugin in layers ) ) {
		return [];
	}
	const { namespace, folders, everyone } = layers[ plugin ];
	const floor = folders.indexOf( folder );
	if ( floor === -1 ) {
		return [ `plugins/${ plugin }/src/${ folder } is in no layer: name it in scripts/lib/layers.mjs.` ];
	}
	const used = new RegExp( `^(?:use |.*\\\\)HearthHammer\\\\${ namespace }\\\\(\\w+)(\\\\?)` );
	return lines.flatMap( ( { text, at } ) => {
		const [ , name, more ] = ( text.startsWith( 'namespace ' ) ? null : text.match( used ) ) ?? [];
		if ( ! name || name === folder || ( more ? folders.indexOf( name ) >= 0 && folders.indexOf( name ) < floor : everyone.includes( name ) ) ) {
			return [];
		}
		return [ `${ at } uses ${ more ? `${ name }, which is not below ${ folder }` : `${ name }, which belongs to the composition root` }: ${ text }` ];
	} );
}
