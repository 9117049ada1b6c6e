/** A place in the row of pages: a number, or a gap between two. */
export type PagePlace = number | 'gap';

/** The first, the last and those beside the current page; PHP prints the same row (CataloguePage\PageRow, both by catalogue-pages.json). */
export function pageRow( page: number, pages: number ): PagePlace[] {
	const near = [ 1, page - 1, page, page + 1, pages ].filter( ( number ) => number >= 1 && number <= pages );
	const numbers = [ ...new Set( near ) ].sort( ( a, b ) => a - b );
	return numbers.flatMap( ( number, place ): PagePlace[] => {
		const gap = number - ( numbers[ place - 1 ] ?? 0 );
		if ( gap === 2 ) {
			// One page alone takes no more room than the dots for it.
			return [ number - 1, number ];
		}
		return gap > 2 ? [ 'gap', number ] : [ number ];
	} );
}
