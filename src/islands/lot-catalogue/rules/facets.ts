import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import type { Assistance } from '../api/lots';

/**
 * The filters with how many lots each value would leave now.
 *
 * @param filters
 * @param facets  Null where the counts could not be had: none is shown then, rather than an old one.
 */
export function withCounts( filters: readonly CatalogueFilter[], facets: Assistance[ 'facets' ] | null ): CatalogueFilter[] {
	return filters.map( ( filter ) => {
		if ( filter.kind !== 'multiselect' && filter.kind !== 'radio' ) {
			return filter;
		}
		const counts = facets?.[ filter.name ];
		return { ...filter, options: filter.options.map( ( option ) => ( { ...option, count: counts ? countOf( counts, option.value ) : null } ) ) };
	} );
}

/** A value that the answer leaves out is one that no lot has. */
const countOf = ( counts: Assistance[ 'facets' ][ string ], value: string ): number => counts.find( ( one ) => one.value === value )?.count ?? 0;
