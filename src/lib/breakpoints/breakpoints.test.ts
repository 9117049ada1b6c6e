import { BREAKPOINTS, breakpointOf, isSmartphone, isTablet } from '.';

describe( '[SITE-01] breakpoints', () => {
	it( 'are those of the specification', () => {
		expect( BREAKPOINTS ).toEqual( { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600, xxxl: 1800 } );
	} );

	it.each( [
		[ 0, 'xs' ],
		[ 575, 'xs' ],
		[ 576, 'sm' ],
		[ 767.5, 'sm' ],
		[ 768, 'md' ],
		[ 991, 'md' ],
		[ 992, 'lg' ],
		[ 1200, 'xl' ],
		[ 1599, 'xl' ],
		[ 1600, 'xxl' ],
		[ 1800, 'xxxl' ],
		[ 5000, 'xxxl' ],
	] )( '%s px is %s', ( width, name ) => {
		expect( breakpointOf( width ) ).toBe( name );
	} );

	it.each( [
		[ 320, true, false ],
		[ 576, true, false ],
		[ 577, false, true ],
		[ 768, false, true ],
		[ 769, false, false ],
		[ 1440, false, false ],
	] )( '%s px: smartphone %s, tablet %s', ( width, smartphone, tablet ) => {
		expect( [ isSmartphone( width ), isTablet( width ) ] ).toEqual( [ smartphone, tablet ] );
	} );
} );
