import { daysOf, written } from '../cookies.test-support';
import {
	countValuation,
	readSession,
	rememberAsked,
	rememberFound,
	rememberUser,
	SESSION_COOKIE,
	valuationCount,
} from './session';

const vehicle = { vrm: 'KM21FJX', make: 'FORD', model: 'FIESTA', year: 2021, colour: 'Blue', fuel: 'Petrol' };

it( '[SITE-06] [REM-01] the session lives 21 days', () => {
	const [ cookie ] = written( () => rememberAsked( 'KM21FJX', 45 ) );
	expect( cookie ).toMatch( new RegExp( `^${ SESSION_COOKIE }=.*; path=/; sameSite=Lax`, 'i' ) );
	expect( daysOf( cookie ) ).toBe( 21 );
} );

it( '[SITE-06] [VAL-20] the count lives one day', () => {
	const [ cookie ] = written( countValuation );
	expect( cookie ).toMatch( /^hh_valuation_count=1;/ );
	expect( daysOf( cookie ) ).toBe( 1 );
} );

it( '[VAL-20] counts, whatever somebody wrote into the cookie', () => {
	countValuation();
	countValuation();
	expect( valuationCount() ).toBe( 2 );
	document.cookie = 'hh_valuation_count="lots"; Path=/';
	expect( valuationCount() ).toBe( 0 );
} );

it( '[REM-01] before the look-up only what was asked', () => {
	rememberAsked( 'KM21FJX', 45 );
	expect( readSession() ).toEqual( { step: 'vehicle', vehicle_vrm: 'KM21FJX', vehicle_mileage: 45 } );
} );

it.each( [
	[ 'Jo', 'Jo' ],
	[ 'Unknown', null ],
	[ '', null ],
] )( '[REM-01] the name "%s" is kept as %s', ( name, kept ) => {
	rememberFound( 'KM21FJX', 45, vehicle, 'token' );
	rememberUser( name );
	expect( readSession() ).toMatchObject( { step: 'user', name: kept, make: 'FORD', model: 'FIESTA' } );
} );

it( '[REM-01] fits a cookie with the longest token and names', () => {
	const [ cookie = '' ] = written( () =>
		rememberFound( 'ABCDE12345', 999, { ...vehicle, make: 'É'.repeat( 40 ), model: 'É'.repeat( 60 ) }, 'x'.repeat( 512 ) )
	);
	expect( cookie.length ).toBeLessThan( 4096 );
} );

it( '[REM-01] of a cookie that somebody has changed only what fits is believed', () => {
	const session = { step: 'user', vehicle_vrm: 'KM21FJX', vehicle_mileage: 34 };
	const changed = { ...session, make: { toString: 1 }, model: [ 'x' ], name: 7, full_data: { valuation_token: 1 }, more: 'x' };
	document.cookie = `${ SESSION_COOKIE }=${ encodeURIComponent( JSON.stringify( changed ) ) }; Path=/`;
	expect( readSession() ).toEqual( session );
} );

it.each( [ '"text"', 'null', '{"step":"paid"}', '{"step":"user","vehicle_vrm":1}', 'broken' ] )(
	'[REM-01] a cookie that is no session is none: %s',
	( content ) => {
		document.cookie = `${ SESSION_COOKIE }=${ encodeURIComponent( content ) }; Path=/`;
		expect( readSession() ).toBeNull();
	}
);
