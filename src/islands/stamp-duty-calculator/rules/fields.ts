import type { StampDutyCalculatorProps } from '../../../contract/generated/hpapi/stamp-duty-calculator-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';

export type Fields = StampDutyCalculatorProps[ 'fields' ];
export type Nation = StampDutyCalculatorProps[ 'nations' ][ number ];

const isOneOf = < Value extends string >( value: string, values: readonly Value[] ): value is Value => ( values as readonly string[] ).includes( value );

/** The server's fields, with what a visitor has changed meanwhile. */
export function startFields( fields: Fields, typed: FormValues ): Fields {
	if ( Object.keys( typed ).length === 0 ) {
		return fields;
	}
	const nation = valueOf( typed, 'sd_nation' );
	const buyer = valueOf( typed, 'sd_buyer' );
	return {
		sd_price: valueOf( typed, 'sd_price', fields.sd_price ),
		sd_nation: isOneOf( nation, [ 'england', 'scotland', 'wales' ] as const ) ? nation : fields.sd_nation,
		sd_buyer: isOneOf( buyer, [ 'standard', 'first_time', 'additional' ] as const ) ? buyer : fields.sd_buyer,
		sd_non_resident: typed.sd_non_resident ? '1' : '',
	};
}
