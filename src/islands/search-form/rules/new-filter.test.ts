/**
 * docs/search.md, 'Adding a filter': the form has no code for a single filter, so a new one needs none.
 */
import { changeChannel } from './options';
import { countHidden, startFields, type Fields } from './fields';
import { searchUrl } from './search-url';

jest.mock( '../../../contract/generated/hpapi/parts/search', () => {
	const { SEARCH } = jest.requireActual( '../../../contract/generated/hpapi/parts/search' );
	return {
		SEARCH: {
			...SEARCH,
			order: [ ...SEARCH.order, 'sea_view', 'max_floors', 'school' ],
			types: { ...SEARCH.types, sea_view: 'string', max_floors: 'integer', school: 'string' },
			defaults: { ...SEARCH.defaults, sea_view: '', max_floors: 99, school: '' },
			values: { ...SEARCH.values, sea_view: [ '', '0', '1' ] },
			limits: { ...SEARCH.limits, max_floors: { minimum: 0, maximum: 99 }, school: { maxLength: 10 } },
			lettings: [ ...SEARCH.lettings, 'school' ],
		},
	};
} );

const field = ( name: string, kind: 'check' | 'select' | 'text', none: string, lettings = false ) => ( { name, kind, place: 'more' as const, label: name, none, options: [], rents: [], lettings } );
const FILTERS = [ field( 'sea_view', 'check', '' ), field( 'max_floors', 'select', '99' ), field( 'school', 'text', '', true ) ];
const given = ( fields: Record< string, string > ) => fields as unknown as Fields;

test( 'a new filter is cleaned and in the address', () => {
	expect( searchUrl( given( { trans_type: '2', sea_view: '1', max_floors: '£1 2', school: '  St Mary’s school' } ), [] ) ).toBe( '/estate-agents/to-rent/?sea_view=1&max_floors=12&school=St+Mary%E2%80%99s' );
	expect( searchUrl( given( { sea_view: 'yes', max_floors: '100', school: 'St Mary’s' } ), [] ) ).toBe( '/estate-agents/for-sale/' );
} );

test( 'a new filter is restored, counted and left behind by the other tab', () => {
	const fields = startFields( { fields: {} as never, filters: FILTERS }, { max_floors: [ '2' ], school: [ 'Dulwich' ] } );
	expect( fields ).toMatchObject( { sea_view: '', max_floors: '2', school: 'Dulwich' } );
	expect( countHidden( fields, FILTERS, false ) ).toBe( 2 );
	expect( changeChannel( fields, '1', FILTERS ) ).toMatchObject( { max_floors: '2', school: '' } );
} );
