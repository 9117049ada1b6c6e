import type { StampDutyCalculatorProps } from '../../contract/generated/hpapi/stamp-duty-calculator-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { StampDutyCalculator } from './stamp-duty-calculator';

const isUsable = ( props: unknown ): props is StampDutyCalculatorProps =>
	isObject( props ) &&
	isObject( props.fields ) &&
	Array.isArray( props.hidden ) &&
	Array.isArray( props.buyers ) &&
	Array.isArray( props.nations ) &&
	props.nations.length > 0 &&
	props.nations.every( ( nation ) => isObject( nation ) && isObject( nation.table ) );

mountIsland( 'stamp-duty-calculator', StampDutyCalculator, { guard: isUsable } );
