import type { PropertyValuationProps } from '../../contract/generated/hpapi/property-valuation-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { PropertyValuation } from './property-valuation';

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is PropertyValuationProps =>
	isObject( props ) && isObject( props.options ) && isObject( props.endpoints ) && isObject( props.lengths ) && isObject( props.contact );

mountIsland( 'property-valuation', PropertyValuation, { guard: isUsable } );
