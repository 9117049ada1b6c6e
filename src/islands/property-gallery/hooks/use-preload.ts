import { useEffect } from 'react';
import { neighbours, type Picture } from '../rules/pictures';

/**
 * Fetches the pictures beside the one shown, so that the next step is at once.
 *
 * @param pictures
 * @param index    The one shown.
 * @param isWanted False until the visitor turns to the pictures: most never do.
 */
export function usePreload( pictures: readonly Picture[], index: number, isWanted: boolean ): void {
	useEffect( () => {
		if ( ! isWanted ) {
			return;
		}
		for ( const picture of neighbours( pictures, index ) ) {
			const image = new Image();
			if ( picture.srcset !== '' ) {
				image.sizes = '100vw';
				image.srcset = picture.srcset;
			}
			image.src = picture.src_large;
		}
	}, [ pictures, index, isWanted ] );
}
