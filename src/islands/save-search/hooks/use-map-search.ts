import { useEffect, useState } from 'react';
import type { SaveSearchProps } from '../../../contract/generated/hpapi/save-search-props';
import { onMapArea, type MapArea } from '../../../lib/map-area';

type Search = Pick< SaveSearchProps, 'search' | 'label' >;

/** The list's search as the map has it now: who has drawn or moved since the page was made means what is to be seen. */
export function useMapSearch( { search, label, base_label: baseLabel, area_labels: areaLabels }: SaveSearchProps ): Search {
	const [ area, setArea ] = useState< MapArea | null >( null );
	useEffect( () => onMapArea( setArea ), [] );
	if ( area === null ) {
		return { search, label };
	}
	const looked = ( [ 'polygon', 'bounds' ] as const ).filter( ( name ) => area[ name ] !== '' );
	const kept = Object.entries( search ).filter( ( [ name ] ) => name !== 'polygon' && name !== 'bounds' );
	return {
		search: Object.fromEntries( [ ...kept, ...looked.map( ( name ) => [ name, area[ name ] ] ) ] ) as SaveSearchProps[ 'search' ],
		label: [ baseLabel, ...looked.map( ( name ) => areaLabels[ name ] ) ].join( ', ' ),
	};
}
