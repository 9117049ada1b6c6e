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
		if ( filter.kind === 'range' ) {
			const [ from, to ] = [ facets?.[ filter.minimum ], facets?.[ filter.maximum ] ];
			const isCounted = from || to || filter.options.some( ( option ) => option.count !== null || typeof option.count_to === 'number' );
			return ! isCounted
				? filter
				: { ...filter, options: filter.options.map( ( option ) => ( { ...option, count: stepOf( from, option.value ), count_to: stepOf( to, option.value ) } ) ) };
		}
		if ( filter.kind !== 'multiselect' && filter.kind !== 'radio' ) {
			return filter;
		}
		const counts = facets?.[ filter.name ];
		return { ...filter, options: filter.options.map( ( option ) => ( { ...option, count: counts ? countOf( counts, option.value ) : null } ) ) };
	} );
}

/** A value that the answer leaves out is one that no lot has. */
const countOf = ( counts: Assistance[ 'facets' ][ string ], value: string ): number => counts.find( ( one ) => one.value === value )?.count ?? 0;

/** Some ranges are not counted, and neither is a step of which the answer knows nothing. */
const stepOf = ( counts: Assistance[ 'facets' ][ string ] | undefined, value: string ): number | null => counts?.find( ( one ) => one.value === value )?.count ?? null;
