import { useState } from 'react';
import { joinPlaces, MOST_PLACES, placesOf } from '../rules/clean';

/**
 * LEAD-02: one place stands in the field as it is typed; of several all but the one being typed are chosen already.
 *
 * @param location What the form begins with.
 */
export function usePlaces( location: string ) {
	const begun = placesOf( location );
	const [ places, setPlaces ] = useState( begun.length > 1 ? begun : [] );
	const add = ( typed: string ) => setPlaces( ( before ) => placesOf( joinPlaces( [ ...before, typed ] ) ) );
	const remove = ( place: string ) => setPlaces( ( before ) => before.filter( ( one ) => one !== place ) );
	return { places, add, remove, isFull: places.length >= MOST_PLACES };
}
