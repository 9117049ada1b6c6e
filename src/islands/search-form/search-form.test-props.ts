import vectors from '../../../plugins/hpapi/tests/vectors/search-url.json';
import type { SearchField } from '../../contract/generated/hpapi/parts/search-field';
import type { SearchFormProps } from '../../contract/generated/hpapi/search-form-props';
import { DEFAULTS, type FieldName } from './rules/fields';

type Pairs = Array< [ string, string ] >;
const SALES: Pairs = [
	[ '200000', '£200,000' ],
	[ '400000', '£400,000' ],
];
const RENTS: Pairs = [
	[ '1000', '£1,000 pcm' ],
	[ '2000', '£2,000 pcm' ],
];
const BEDS: Pairs = [
	[ '1', '1' ],
	[ '2', '2' ],
	[ '3', '3' ],
];
const ACRES: Pairs = [
	[ '1', '1 acre' ],
	[ '5', '5 acres' ],
];

const options = ( pairs: Pairs ) => pairs.map( ( [ value, label ] ) => ( { value, label } ) );
const select = ( name: FieldName, label: string, sales: Pairs, rents: Pairs = [] ): SearchField => ( {
	name,
	kind: 'select',
	place: 'main',
	label,
	none: DEFAULTS[ name ],
	options: options( sales ),
	rents: options( rents ),
	lettings: false,
} );
const more = ( name: FieldName, label: string, pairs: Pairs ): SearchField => ( { ...select( name, label, pairs ), place: 'more' } );
const check = ( name: FieldName, on: string, label: string ): SearchField => ( { ...more( name, label, [ [ on, label ] ] ), kind: 'check' } );

const ofLettings = ( field: SearchField ): SearchField => ( { ...field, lettings: true } );

/** Props as the server makes them, small. */
export function searchFormProps( fields: Partial< SearchFormProps[ 'fields' ] > = {}, others: Partial< SearchFormProps > = {} ): SearchFormProps {
	return {
		variant: 'hero',
		home_path: '/',
		actions: { sales: 'http://localhost/estate-agents/for-sale/', lettings: 'http://localhost/estate-agents/to-rent/' },
		fields: { ...DEFAULTS, ...fields },
		filters: [
			select( 'min_price', 'Min price', [ [ '0', 'No min' ], ...SALES ], [ [ '0', 'No min' ], ...RENTS ] ),
			select( 'max_price', 'Max price', [ [ '99999999', 'No max' ], ...SALES ], [ [ '99999999', 'No max' ], ...RENTS ] ),
			select( 'min_beds', 'Min beds', [ [ '0', 'Any' ], ...BEDS ] ),
			select( 'max_beds', 'Max beds', [ [ '999', 'Any' ], ...BEDS ] ),
			select( 'property_type', 'Property type', [
				[ '', 'Any type' ],
				[ 'detached', 'Detached' ],
			] ),
			{ ...select( 'radius', 'Search radius', [] ), place: 'more', options: vectors.radius_labels },
			more( 'min_acres', 'Min acres', [ [ '0', 'Any' ], ...ACRES ] ),
			more( 'max_acres', 'Max acres', [ [ '999999', 'Any' ], ...ACRES ] ),
			more( 'status_group', 'Status', [
				[ '', 'Any' ],
				[ 'available', 'Available' ],
				[ 'under_offer', 'Under offer' ],
				[ 'complete', 'Sold' ],
			] ),
			check( 'age', 'new', 'New homes only' ),
			ofLettings(
				more( 'furnished', 'Furnished', [
					[ '', 'Any' ],
					[ 'furnished', 'Furnished' ],
					[ 'unfurnished', 'Unfurnished' ],
				] )
			),
			{ ...ofLettings( more( 'available_by', 'Available by', [] ) ), kind: 'date' },
			ofLettings( check( 'pets', '1', 'Pets considered' ) ),
			check( 'include_complete', '1', 'Include sold or let' ),
			more( 'sort_by', 'Sort by', [
				[ 'newest', 'Newest first' ],
				[ 'price_asc', 'Lowest price' ],
				[ 'price_desc', 'Highest price' ],
				[ 'distance', 'Nearest' ],
			] ),
		],
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
