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

function writes( work: () => void ): string[] {
	const written: string[] = [];
	const spy = jest.spyOn( document, 'cookie', 'set' ).mockImplementation( ( cookie ) => written.push( cookie ) );
	work();
	spy.mockRestore();
	return written;
}

it( '[SITE-06] [REM-01] the session lives 21 days', () => {
	expect( writes( () => rememberAsked( 'KM21FJX', 45 ) )[ 0 ] ).toMatch(
		new RegExp( `^${ SESSION_COOKIE }=.*; Max-Age=${ 21 * 86400 }; Path=/; SameSite=Lax` )
	);
} );

it( '[SITE-06] [VAL-20] the count lives one day', () => {
	expect( writes( countValuation )[ 0 ] ).toMatch( /^hh_valuation_count=1; Max-Age=86400;/ );
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
	const [ cookie = '' ] = writes( () =>
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
