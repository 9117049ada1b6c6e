import { deleteCookie, readCookie, writeCookie } from './cookies';

const isNumber = ( value: unknown ): value is number => typeof value === 'number';

it( 'writes JSON for some days, for this site only', () => {
	const set = jest.spyOn( document, 'cookie', 'set' );
	writeCookie( 'hh_test', { a: 'ü; x' }, 7 );
	expect( set ).toHaveBeenCalledWith( expect.stringMatching( /; Max-Age=604800; Path=\/; SameSite=Lax$/ ) );
	set.mockRestore();
	writeCookie( 'hh_count', 2, 1 );
	expect( readCookie( 'hh_count', isNumber ) ).toBe( 2 );
	deleteCookie( 'hh_count' );
	expect( readCookie( 'hh_count', isNumber ) ).toBeNull();
} );

it.each( [ 'not json', '%E0%A4%A', '%22two%22' ] )( 'takes %s for none', ( content ) => {
	document.cookie = `hh_count=${ content }; Path=/`;
	expect( readCookie( 'hh_count', isNumber ) ).toBeNull();
} );
