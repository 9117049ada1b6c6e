import type { Option } from '../../../contract/generated/hpapi/parts/option';
import type { SearchField } from '../../../contract/generated/hpapi/parts/search-field';
import type { FieldName, Fields } from './fields';

/** What a filter offers in a channel. */
export function optionsOf( filter: SearchField, channel: string ): readonly Option[] {
	return channel === '2' && filter.rents.length > 0 ? filter.rents : filter.options;
}

/** SRCH-01: the other tab has other prices, and one of them filters of its own; what it does not offer goes. */
export function changeChannel( fields: Fields, channel: string, filters: readonly SearchField[] ): Fields {
	const changed = { ...fields, trans_type: channel };
	for ( const filter of filters ) {
		const name = filter.name as FieldName;
		const isGone = filter.rents.length > 0 && ! optionsOf( filter, channel ).some( ( option ) => option.value === fields[ name ] );
		if ( isGone || ( filter.lettings && channel !== '2' ) ) {
			changed[ name ] = filter.none;
		}
	}
	return changed;
}
