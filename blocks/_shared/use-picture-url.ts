import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/**
 * Where a photo of the media library is.
 *
 * @param id An attachment; 0 for none.
 * @return Empty until it is known, and where it cannot be had.
 */
export function usePictureUrl( id: number ): string {
	const [ url, setUrl ] = useState( '' );
	useEffect( () => {
		let isNewest = true;
		setUrl( '' );
		if ( id > 0 ) {
			apiFetch< { source_url: string } >( { path: `/wp/v2/media/${ id }?_fields=source_url` } )
				.then( ( found ) => isNewest && setUrl( found.source_url ) )
				.catch( () => {} );
		}
		return () => {
			isNewest = false;
		};
	}, [ id ] );
	return url;
}
