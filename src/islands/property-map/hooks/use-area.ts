import { useCallback, useState } from 'react';
import { NOWHERE, readArea, withArea, type Area } from '../rules/address';

/** Links to the other views of the same list: what is on the map goes with them. */
const VIEW_LINKS = 'a[data-hh-view-link]';

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
					for ( const link of document.querySelectorAll< HTMLAnchorElement >( VIEW_LINKS ) ) {
						link.href = withArea( link.href, next );
					}
				}
				return next;
			} ),
		[ keepsAddress ]
	);
	return [ area, change ];
}
