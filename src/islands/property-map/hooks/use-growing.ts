import { useEffect, useState } from 'react';
import { yieldToMain } from '../../../lib/yield-to-main';

/** Cards of a first frame: more than a phone shows, and as many as a desktop's window. */
const FIRST = 8;
const MORE = 14;

/**
 * How much of a list is drawn: its beginning at once, the rest in slices between which the browser is free.
 *
 * @param length Of the whole list.
 * @return What has been drawn once is drawn at once from then on.
 */
export function useGrowing( length: number ): number {
	const [ most, setMost ] = useState( FIRST );
	useEffect( () => {
		if ( most >= length ) {
			return;
		}
		let isGone = false;
		void yieldToMain().then( () => ! isGone && setMost( most + MORE ) );
		return () => {
			isGone = true;
		};
	}, [ most, length ] );
	return Math.min( most, length );
}
