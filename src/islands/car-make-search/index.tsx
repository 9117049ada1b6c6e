import type { CarMakeSearchProps } from '../../contract/generated/auctions/car-make-search-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { CarMakeSearch } from './car-make-search';
import './car-make-search.css';

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is CarMakeSearchProps =>
	isObject( props ) && typeof props.target === 'string' && typeof props.term === 'string' && Array.isArray( props.makes ) && Array.isArray( props.actions );

mountIsland( 'car-make-search', CarMakeSearch, { guard: isUsable } );
