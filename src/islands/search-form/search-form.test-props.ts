import vectors from '../../../plugins/hpapi/tests/vectors/search-url.json';
import type { SearchFormProps } from '../../contract/generated/hpapi/search-form-props';
import { DEFAULTS } from './rules/fields';

const options = ( ...pairs: Array< [ string, string ] > ) => pairs.map( ( [ value, label ] ) => ( { value, label } ) );

/** Props as the server makes them, small. */
export function searchFormProps( fields: Partial< SearchFormProps[ 'fields' ] > = {}, others: Partial< SearchFormProps > = {} ): SearchFormProps {
	return {
		variant: 'hero',
		home_path: '/',
		actions: { sales: 'http://localhost/estate-agents/for-sale/', lettings: 'http://localhost/estate-agents/to-rent/' },
		fields: { ...( DEFAULTS as SearchFormProps[ 'fields' ] ), ...fields },
		options: {
			property_types: options( [ '', 'Any type' ], [ 'detached', 'Detached' ] ),
			sale_prices: options( [ '0', 'No min' ], [ '200000', '£200,000' ], [ '400000', '£400,000' ], [ '99999999', 'No max' ] ),
			rents: options( [ '0', 'No min' ], [ '1000', '£1,000 pcm' ], [ '2000', '£2,000 pcm' ], [ '99999999', 'No max' ] ),
			beds: options( [ '0', 'Any' ], [ '1', '1' ], [ '2', '2' ], [ '3', '3' ], [ '999', 'Any' ] ),
			acres: options( [ '0', 'Any' ], [ '1', '1 acre' ], [ '5', '5 acres' ], [ '999999', 'Any' ] ),
			radii: vectors.radius_labels,
			status_groups: options( [ '', 'Any' ], [ 'available', 'Available' ], [ 'under_offer', 'Under offer' ], [ 'complete', 'Sold' ] ),
			sorts: options( [ 'newest', 'Newest first' ], [ 'price_asc', 'Lowest price' ], [ 'price_desc', 'Highest price' ], [ 'distance', 'Nearest' ] ),
		},
		active_parishes: [
			{ slug: 'cranbrook', name: 'Cranbrook' },
			{ slug: 'rye', name: 'Rye' },
		],
		locations_url: 'http://localhost/wp-json/hpapi/v1/estate-agents/locations',
		did_you_mean: null,
		place: '',
		...others,
	};
}
