/** Figure → heading, digits behind the point, and the limit: a least or a most. */
const COLUMNS = {
	performance: { head: 'perf', least: 95 },
	accessibility: { head: 'a11y', least: 100 },
	'best-practices': { head: 'best', least: 95 },
	seo: { head: 'SEO', least: 95, onlyIf: ( { isIndexed } ) => isIndexed },
	lcp: { head: 'LCP s', digits: 2, most: 2.5 },
	tbt: { head: 'TBT ms', most: 200 },
	cls: { head: 'CLS', digits: 3, most: 0.02 },
	html: { head: 'HTML', digits: 1 },
	css: { head: 'CSS', digits: 1 },
	js: { head: 'JS', digits: 1 },
	fonts: { head: 'fonts', digits: 1 },
	pictures: { head: 'pict.', digits: 0 },
	requests: { head: 'requ.' },
	waiting: { head: 'waits %' },
	coming: { head: 'coming %' },
	absent: { head: 'absent %', most: 15 },
	// Of a few KB of listeners, most wait for a click; React alone makes it more.
	idle: { head: 'idle JS %', most: 65, onlyIf: ( { kind } ) => ! [ 'map', 'catalogue', 'valuation' ].includes( kind ) },
};

const NAME = 10;

const width = ( { head } ) => Math.max( head.length, 5 ) + 2;

/** KB are as they are sent; CSS is linked and in the page, where it counts as HTML, too. */
export const HEAD = `      ${ ''.padEnd( NAME ) }${ Object.values( COLUMNS ).map( ( column ) => column.head.padStart( width( column ) ) ).join( '' ) }`;

/** @return {string} One kind of page. */
export function row( found ) {
	const cells = Object.entries( COLUMNS ).map( ( [ name, column ] ) => found[ name ].toFixed( column.digits ?? 0 ).padStart( width( column ) ) );
	return `      ${ found.kind.padEnd( NAME ) }${ cells.join( '' ) }${ found.named.length > 0 ? `  ${ found.named.join( ', ' ) }` : '' }`;
}

/** @return {string[]} The limits that a kind of page misses. */
export function missed( found ) {
	return Object.entries( COLUMNS )
		.filter( ( [ name, { least = -Infinity, most = Infinity, onlyIf = () => true } ] ) => onlyIf( found ) && ( found[ name ] < least || found[ name ] > most ) )
		.map( ( [ name, { head, digits = 0, least, most } ] ) => `${ found.kind }: ${ head } is ${ found[ name ].toFixed( digits ) }, not ${ least === undefined ? `at most ${ most }` : `at least ${ least }` }.` );
}
