import { useEffect } from 'react';

/** AUC-09: the parts of the page that make no sense without lots carry this attribute, outside the island too. */
const PART = '[data-catalogue-part]';

export function useParts( isFailed: boolean ): void {
	useEffect( () => {
		for ( const part of document.querySelectorAll< HTMLElement >( PART ) ) {
			part.hidden = isFailed;
		}
	}, [ isFailed ] );
}
