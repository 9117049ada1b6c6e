/** CHANGELOG.md in the forms that WordPress shows. */

/**
 * @typedef {Object} Version
 * @property {string}                                    name   `0.2.0`, or `Unreleased`.
 * @property {string}                                    date   `2026-12-01`; empty where it has none.
 * @property {Array<{ title: string, lines: string[] }>} groups Added, Changed, Fixed …, with their lines in Markdown.
 */

/**
 * @param {string} text Of CHANGELOG.md.
 * @return {Version[]} Those with notes, newest first.
 */
export function readChangelog( text ) {
	const versions = [];
	for ( const line of text.split( '\n' ) ) {
		const version = /^## (\S+)(?: - (\d{4}-\d{2}-\d{2}))?$/.exec( line );
		if ( version ) {
			versions.push( { name: version[ 1 ], date: version[ 2 ] ?? '', groups: [] } );
		} else if ( line.startsWith( '### ' ) ) {
			versions.at( -1 )?.groups.push( { title: line.slice( 4 ), lines: [] } );
		} else if ( line.startsWith( '- ' ) ) {
			versions.at( -1 )?.groups.at( -1 )?.lines.push( line.slice( 2 ) );
		}
	}
	return versions.filter( ( { groups } ) => groups.length > 0 );
}

/** WordPress's own screens show it, so it has only tags that they let through. */
export const changelogHtml = ( versions ) =>
	versions
		.map( ( { name, date, groups } ) => `<h4>${ escaped( date ? `${ name } (${ date })` : name ) }</h4>${ groups.map( groupHtml ).join( '' ) }` )
		.join( '\n' );

const groupHtml = ( { title, lines } ) => `<p><strong>${ escaped( title ) }</strong></p><ul>${ lines.map( ( line ) => `<li>${ lineHtml( line ) }</li>` ).join( '' ) }</ul>`;

/** Links lead into the repository, which a site does not have: only their words stay. */
const lineHtml = ( line ) =>
	escaped( line.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' ) )
		.replace( /`([^`]*)`/g, '<code>$1</code>' )
		.replace( /\*([^*]+)\*/g, '<em>$1</em>' );

export const escaped = ( text ) => text.replace( /[&<>"]/g, ( sign ) => ( { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } )[ sign ] );

/** The same for a readme.txt. */
export const changelogText = ( versions ) =>
	versions
		.map( ( { name, groups } ) => [ `= ${ name } =`, ...groups.flatMap( ( { title, lines } ) => [ '', `**${ title }**`, '', ...lines.map( ( line ) => `* ${ line.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' ) }` ) ] ) ].join( '\n' ) )
		.join( '\n\n' );
