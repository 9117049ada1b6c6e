import { useCallback, useState } from 'react';
import { encodeBounds } from '../../../lib/geo/bounds';
import { announceMapArea } from '../../../lib/map-area';
import { NOWHERE, readArea, withArea, type Area } from '../rules/address';

/** Links to the same list, in another view or without a filter, and to have it saved: what is on the map goes with them. */
const LINKS = 'a[data-hh-view-link], a.hh-save-search__open, [data-hh-filter]:not([data-hh-filter="polygon"], [data-hh-filter="bounds"]) > a';

/** The page around the map says what the map shows: its links, its chips and its search form. */
function tellPage( area: Area ): void {
	const here = { polygon: area.polygon, bounds: area.bounds === null ? '' : encodeBounds( area.bounds ) };
	for ( const link of document.querySelectorAll< HTMLAnchorElement >( LINKS ) ) {
		link.href = withArea( link.href, area );
	}
	for ( const name of [ 'polygon', 'bounds' ] as const ) {
		document.querySelectorAll< HTMLElement >( `[data-hh-filter="${ name }"]` ).forEach( ( chip ) => ( chip.hidden = here[ name ] === '' ) );
	}
	announceMapArea( here );
}

/**
 * Where on the map is looked at: in the page's address, so that it outlives a reload and can be sent to someone.
 *
 * @param keepsAddress False for a map that is not the page's own.
 */
export function useArea( keepsAddress: boolean ): [ Area, ( changed: Partial< Area > ) => void ] {
	const [ area, setArea ] = useState( () => ( keepsAddress ? readArea( window.location.search ) : NOWHERE ) );
	const change = useCallback(
		( changed: Partial< Area > ) =>
			setArea( ( before ) => {
				const next = { ...before, ...changed };
				if ( keepsAddress ) {
					window.history.replaceState( window.history.state, '', withArea( window.location.href, next ) );
					tellPage( next );
				}
				return next;
			} ),
		[ keepsAddress ]
	);
	return [ area, change ];
}
