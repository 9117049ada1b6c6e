import { useEffect, useState } from 'react';
import { loadSlides, type SlideLibrary } from '../../lib/slides';

/**
 * @param isWanted False until the visitor turns to the pictures: most never do.
 * @return Null until Swiper is there, and where it does not come: the pictures then change without gliding.
 */
export function useSlideLibrary( isWanted: boolean ): SlideLibrary | null {
	const [ library, setLibrary ] = useState< SlideLibrary | null >( null );
	useEffect( () => {
		if ( ! isWanted || library !== null ) {
			return;
		}
		let isHere = true;
		loadSlides()
			.then( ( loaded ) => isHere && setLibrary( loaded ) )
			.catch( () => undefined );
		return () => {
			isHere = false;
		};
	}, [ isWanted, library ] );
	return library;
}
