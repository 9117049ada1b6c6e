/** A typed word and where it leads. */
export interface ActionLine {
	term: string;
	address: string;
}

/** The words as they are stored: a line each, `term | address`. What has no bar is a term whose address is missing. */
export function readLines( text: string ): ActionLine[] {
	return text
		.split( /\r\n?|\n/ )
		.filter( ( line ) => line.trim() !== '' )
		.map( ( line ) => {
			const at = line.indexOf( '|' );
			return at < 0 ? { term: line.trim(), address: '' } : { term: line.slice( 0, at ).trim(), address: line.slice( at + 1 ).trim() };
		} );
}

/** The same as text. A bar would end the term, and a new line the word. */
export function writeLines( lines: ActionLine[] ): string {
	return lines
		.map( ( { term, address } ) => [ term.replace( /[|\r\n]+/g, ' ' ), address.replace( /[\r\n]+/g, ' ' ) ] )
		.filter( ( parts ) => parts.some( ( part ) => part?.trim() ) )
		.map( ( [ term = '', address = '' ] ) => `${ term } | ${ address }` )
		.join( '\n' );
}

/** Whether the server would take the address: one of this site, as it is written in links. */
export const isOfThisSite = ( address: string, site: string ): boolean => /^\/(?!\/)/.test( address ) || address === site || address.startsWith( `${ site }/` );
