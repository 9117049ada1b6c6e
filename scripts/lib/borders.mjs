/** Who may know whom among the PHP parts: hpapi and caphpi know core and never each other; see docs. */

import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Part of the path → namespaces that must not be named there. The theme asks one class of each plugin. */
const rules = [
	[ /^plugins\/core\//, /\bHearthHammer\\(Hpapi|Caphpi|Theme)\\(?!Tests)/ ],
	[ /^plugins\/hpapi\//, /\bHearthHammer\\(Caphpi|Theme)\\/ ],
	[ /^plugins\/caphpi\//, /\bHearthHammer\\(Hpapi|Theme)\\/ ],
	[ /^theme\/(?!tests\/)/, /\bHearthHammer\\(?:Hpapi\\(?!Hpapi\b)|Caphpi\\(?!Caphpi\b))/ ],
];

/**
 * @param {string[]} files Paths of PHP files, from the project's root.
 * @return {string[]} One sentence for each border that is crossed.
 */
export function crossedBorders( files ) {
	return files.flatMap( ( file ) =>
		rules
			.filter( ( [ place ] ) => place.test( file ) )
			.flatMap( ( [ , forbidden ] ) =>
				readFileSync( inRoot( file ), 'utf8' )
					.split( '\n' )
					.flatMap( ( text, index ) => ( forbidden.test( text ) && ! /^\s*(\*|\/\/|\/\*)/.test( text ) ? `${ file }:${ index + 1 } must not know this: ${ text.trim() }` : [] ) )
			)
	);
}
