import type { CarMakeSearchProps } from '../../contract/generated/auctions/car-make-search-props';
import { mountIsland } from '../../lib/island';
import { CarMakeSearch } from './car-make-search';
import './car-make-search.css';

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is CarMakeSearchProps =>
	isObject( props ) && typeof props.target === 'string' && typeof props.term === 'string' && Array.isArray( props.makes ) && Array.isArray( props.actions );

mountIsland( 'car-make-search', CarMakeSearch, { guard: isUsable } );
