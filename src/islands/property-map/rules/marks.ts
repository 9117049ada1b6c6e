import { Clusters, type Marks } from '../../../ui/marks/clusters';
import { Counted } from './counted';
import { isWhole, type Found } from './found';
import { Net } from './grid-clusters';
import type { Pin } from './pins';

/**
 * How the marks of what is in view are made.
 *
 * @param found
 * @param hasAll Whether that is all there is: of a larger search the server counts the parts with many.
 * @return Beside them whether a key may mean what it meant before: numbers of the tree mean others each time.
 */
export function marksOf( found: Found, hasAll: boolean ): [ marks: Marks< Pin >, keeps: boolean ] {
	if ( hasAll ) {
		return [ new Clusters( found.pins ), false ];
	}
	return [ isWhole( found ) ? new Net( found.pins ) : new Counted( found ), true ];
}
