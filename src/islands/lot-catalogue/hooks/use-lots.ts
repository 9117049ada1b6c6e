import { useCallback, useRef, useState } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import type { LotCatalogueProps } from '../../../contract/generated/auctions/lot-catalogue-props';
import { isAborted } from '../../../lib/rest-error';
import { fetchAssistance, fetchFutureLots, fetchLots, type LotList } from '../api/lots';
import { withCounts } from '../rules/facets';
import type { CatalogueState } from '../rules/state';
import type { View } from '../rules/view';

export type Phase = 'loaded' | 'loading' | 'failed';

interface Start {
	list: LotList;
	future: LotList | null;
}

/**
 * The lots of the catalogue, those of later sales and the count of each filter's values, for the state that was asked
 * for last: an older answer that comes late is thrown away (AUC-12).
 */
export function useLots( props: LotCatalogueProps, start: Start ) {
	const [ phase, setPhase ] = useState< Phase >( 'loaded' );
	const [ list, setList ] = useState( start.list );
	const [ future, setFuture ] = useState( start.future );
	const [ filters, setFilters ] = useState< readonly CatalogueFilter[] >( props.filters );
	const latest = useRef< AbortController | null >( null );

	const load = useCallback(
		async ( state: CatalogueState, view: View ): Promise< boolean > => {
			latest.current?.abort();
			const call = new AbortController();
			latest.current = call;
			const isLatest = (): boolean => latest.current === call;
			const asked = { state, view, signal: call.signal };
			setPhase( 'loading' );

			fetchFutureLots( props, asked ).then(
				( lots ) => isLatest() && setFuture( lots ),
				// AUC-10: whatever went wrong, their part of the page goes.
				( error: unknown ) => isLatest() && ! isAborted( error ) && setFuture( null )
			);
			fetchAssistance( props, state, call.signal ).then(
				( { facets } ) => isLatest() && setFilters( ( before ) => withCounts( before, facets ) ),
				( error: unknown ) => isLatest() && ! isAborted( error ) && setFilters( ( before ) => withCounts( before, null ) )
			);
			try {
				const lots = await fetchLots( props, asked );
				if ( isLatest() ) {
					setList( lots );
					setPhase( 'loaded' );
				}
			} catch {
				if ( isLatest() ) {
					setPhase( 'failed' );
					setFuture( null );
				}
			}
			return isLatest();
		},
		[ props ]
	);

	return { phase, list, future, filters, load };
}
