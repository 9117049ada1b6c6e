import type { MortgageCalculatorProps } from '../../contract/generated/hpapi/mortgage-calculator-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { MortgageCalculator } from './mortgage-calculator';

const isUsable = ( props: unknown ): props is MortgageCalculatorProps =>
	isObject( props ) &&
	isObject( props.fields ) &&
	Object.values( props.fields ).every( ( value ) => typeof value === 'string' ) &&
	Array.isArray( props.hidden ) &&
	typeof props.most_years === 'number' &&
	typeof props.most_rate === 'number';

mountIsland( 'mortgage-calculator', MortgageCalculator, { guard: isUsable } );
