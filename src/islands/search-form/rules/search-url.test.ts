import vectors from '../../../../plugins/hpapi/tests/vectors/search-url.json';
import { DEFAULTS, PARAMETERS } from './fields';
import { searchUrl } from './search-url';

describe( 'the addresses of searches, by the vectors that PHP runs too', () => {
	// The ids in a case's name: SRCH-04 to SRCH-11.
	it.each( vectors.cases.map( ( one ) => [ one.name, one ] as const ) )( '%s', ( _name, one ) => {
		const context = 'context' in one ? `http://localhost${ one.context }` : undefined;
		expect( searchUrl( one.fields as Record< string, string >, one.active_parishes, { context } ) ).toBe( one.url );
	} );

	it( '[SRCH-10] has the same defaults and order of parameters', () => {
		// Filters that came since have their places between them.
		expect( { ...DEFAULTS, page: '1' } ).toMatchObject( vectors.defaults );
		expect( PARAMETERS.filter( ( name ) => vectors.order.includes( name ) ) ).toEqual( vectors.order );
	} );
} );

describe( 'searchUrl', () => {
	const parishes = [ { slug: 'rye', name: 'Rye' } ];

	it( '[SRCH-05] [SRCH-06] [SRCH-07] [SRCH-08] goes below the site’s own path', () => {
		const at = ( fields: Record< string, string > ) => searchUrl( fields, parishes, { home: '/agency/' } );
		expect( at( {} ) ).toBe( '/agency/estate-agents/for-sale/' );
		expect( at( { location: 'rYE', trans_type: '2' } ) ).toBe( '/agency/property-to-rent/rye/' );
		expect( at( { location: 'tn31 7aa' } ) ).toBe( '/agency/estate-agents/for-sale/?location=TN31+7AA' );
		expect( at( { min_beds: '3', max_beds: '3' } ) ).toBe( '/agency/estate-agents/for-sale/property/3-bedrooms/' );
		expect( at( { location: 'Nowhere' } ) ).toBe( '/agency/estate-agents/for-sale/?location=Nowhere' );
	} );

	it( '[SRCH-09] stays in a station’s list below the site’s own path where no location is typed', () => {
		const where = { home: '/agency/', context: 'http://localhost/agency/estate-agents/for-sale/station/ashford-international/' };
		expect( searchUrl( { max_price: '400000' }, parishes, where ) ).toBe(
			'/agency/estate-agents/for-sale/station/ashford-international/?max_price=400000'
		);
		expect( searchUrl( { location: 'Rye' }, parishes, where ) ).toBe( '/agency/property-for-sale/rye/' );
	} );

	it( '[SRCH-09] stays in no other list', () => {
		const at = ( context: string ) => searchUrl( { min_beds: '3', max_beds: '3' }, parishes, { context } );
		const bedrooms = '/estate-agents/for-sale/property/3-bedrooms/';
		expect( at( 'http://localhost/property-for-sale/rye/' ) ).toBe( bedrooms );
		expect( at( 'http://localhost/news/station/rye/' ) ).toBe( bedrooms );
	} );
} );
