import { cookieNames, cookieText, deleteCookie, readCookie, writeCookie } from './cookies';
import { daysOf, written } from './cookies.test-support';

const isNumber = ( value: unknown ): value is number => typeof value === 'number';
const isText = ( value: unknown ): value is string => typeof value === 'string';
const isObject = ( value: unknown ): value is object => typeof value === 'object' && value !== null;

afterEach( () => cookieNames().forEach( ( name ) => deleteCookie( name ) ) );

it( 'writes JSON for some days, for this site only', () => {
	const [ cookie ] = written( () => writeCookie( 'hh_test', { a: 'ü; x' }, 7 ) );
	expect( cookie ).toMatch( /^hh_test=[^; ]+; path=\/; sameSite=Lax; expires=[^;]+$/i );
	expect( daysOf( cookie ) ).toBe( 7 );
	writeCookie( 'hh_count', 2, 1 );
	expect( readCookie( 'hh_count', isNumber ) ).toBe( 2 );
	deleteCookie( 'hh_count' );
	expect( readCookie( 'hh_count', isNumber ) ).toBeNull();
	expect( document.cookie ).toBe( '' );
} );

it.each( [ { a: 'ü; x' }, { quote: '"', percent: '100%22', list: [ 1, null, '\\' ], path: '/a/?b=c&d=é%20' }, [] ] )( 'reads what it writes: %j', ( value ) => {
	writeCookie( 'hh_test', value, 1 );
	expect( readCookie( 'hh_test', isObject ) ).toEqual( value );
} );

// Browsers hold cookies for months: these were written before js-cookie wrote them.
it.each( [ '1', '2', 'ü; "x", 100%', '' ] )( 'reads what older versions of the site wrote: %s', ( text ) => {
	document.cookie = `hh_test=${ encodeURIComponent( JSON.stringify( text ) ) }; Max-Age=86400; Path=/; SameSite=Lax`;
	expect( readCookie( 'hh_test', isText ) ).toBe( text );
} );

it( 'reads an object as older versions of the site wrote it', () => {
	const value = { step: 'user', vehicle_mileage: 45, name: null, full_data: { make: 'CITROËN' } };
	document.cookie = `hh_test=${ encodeURIComponent( JSON.stringify( value ) ) }; Max-Age=86400; Path=/; SameSite=Lax`;
	expect( readCookie( 'hh_test', isObject ) ).toEqual( value );
} );

it.each( [ 'not json', '%E0%A4%A', '%22two%22', '', '"' ] )( 'takes "%s" for none', ( content ) => {
	document.cookie = `hh_count=${ content }; Path=/`;
	expect( readCookie( 'hh_count', isNumber ) ).toBeNull();
} );

it( 'a cookie that nobody can read hides no other', () => {
	document.cookie = 'other=%E0%A4%A; Path=/';
	writeCookie( 'hh_count', 3, 1 );
	expect( readCookie( 'hh_count', isNumber ) ).toBe( 3 );
	document.cookie = 'other=; Max-Age=0; Path=/';
} );

it( 'knows the cookies of others by name and text', () => {
	document.cookie = 'hubspotutk=abc; Path=/';
	expect( cookieNames() ).toEqual( [ 'hubspotutk' ] );
	expect( cookieText( 'hubspotutk' ) ).toBe( 'abc' );
	expect( written( () => deleteCookie( 'hubspotutk', 'example.com' ) )[ 0 ] ).toMatch( /^hubspotutk=; .*domain=example\.com; expires=Thu, 01 Jan 1970|^hubspotutk=; .*domain=example\.com/ );
} );
