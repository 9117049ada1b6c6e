import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import type { Fields, Option } from './fields';

/** The options of a lower bound: the last one means no upper bound. */
export const lower = ( options: readonly Option[] ): Option[] => options.slice( 0, -1 );

/** The options of an upper bound: the first one means no lower bound. */
export const upper = ( options: readonly Option[] ): Option[] => [ ...options.slice( -1 ), ...options.slice( 1, -1 ) ];

/** The prices or rents of a channel. */
export function prices( options: SearchFormProps[ 'options' ], channel: string ): readonly Option[] {
	return channel === '2' ? options.rents : options.sale_prices;
}

/** SRCH-01: the other tab has other prices; what it does not offer goes. */
export function changeChannel( fields: Fields, channel: string, options: SearchFormProps[ 'options' ], none: Fields ): Fields {
	const offered = prices( options, channel );
	const keep = ( name: 'min_price' | 'max_price' ) =>
		offered.some( ( option ) => option.value === fields[ name ] ) ? fields[ name ] : none[ name ];
	return { ...fields, trans_type: channel, min_price: keep( 'min_price' ), max_price: keep( 'max_price' ) };
}
