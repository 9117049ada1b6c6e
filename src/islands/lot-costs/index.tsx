import type { LotCostsProps } from '../../contract/generated/auctions/lot-costs-props';
import { mountIsland } from '../../lib/island';
import { LotCosts } from './lot-costs';
import './lot-costs.css';

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

const isUsable = ( props: unknown ): props is LotCostsProps =>
	isObject( props ) &&
	isObject( props.fields ) &&
	isObject( props.fees ) &&
	Array.isArray( props.fees.lines ) &&
	[ props.hidden, props.buyers, props.notes ].every( Array.isArray ) &&
	( props.tax === null || ( isObject( props.tax ) && isObject( props.tax.table ) ) );

mountIsland( 'lot-costs', LotCosts, { guard: isUsable } );
