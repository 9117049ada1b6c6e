import type { LotCostsProps } from '../../contract/generated/auctions/lot-costs-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { LotCosts } from './lot-costs';
import './lot-costs.css';

const isUsable = ( props: unknown ): props is LotCostsProps =>
	isObject( props ) &&
	isObject( props.fields ) &&
	isObject( props.fees ) &&
	Array.isArray( props.fees.lines ) &&
	[ props.hidden, props.buyers, props.notes ].every( Array.isArray ) &&
	( props.tax === null || ( isObject( props.tax ) && isObject( props.tax.table ) ) );

mountIsland( 'lot-costs', LotCosts, { guard: isUsable } );
