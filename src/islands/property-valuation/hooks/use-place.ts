import { useEffect, useRef, useState } from 'react';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { isWholePostcode } from '../../../lib/validation/postcode';
import { useDebounced } from '../../../lib/use-debounced';
import { fetchPlace, type Place } from '../api/valuation-api';
import type { Values } from '../rules/validate';

/** What the server knows of the postcode, once it is whole; it fills in the town that nobody typed. */
export function usePlace( endpoints: PropertyValuationProps[ 'endpoints' ], values: Values, set: ( changed: Partial< Values > ) => void ): Place | null {
	const [ place, setPlace ] = useState< Place | null >( null );
	const postcode = useDebounced( values.postcode, 400 );
	const now = useRef( { values, set } );
	const filledIn = useRef( '' );
	now.current = { values, set };
	useEffect( () => {
		setPlace( null );
		if ( ! isWholePostcode( postcode ) ) {
			return undefined;
		}
		let isWanted = true;
		fetchPlace( endpoints, postcode ).then(
			( found ) => {
				if ( ! isWanted ) {
					return;
				}
				setPlace( found );
				// What somebody typed stays; what stands there by an earlier postcode goes.
				if ( found.town !== '' && [ '', filledIn.current ].includes( now.current.values.town.trim() ) ) {
					filledIn.current = found.town;
					now.current.set( { town: found.town } );
				}
			},
			// Nothing depends on it: the office gets the postcode as it was typed.
			() => {}
		);
		return () => {
			isWanted = false;
		};
	}, [ endpoints, postcode ] );
	return place;
}
