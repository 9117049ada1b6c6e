import { carryPerson, takePerson } from './carried-person';

const JO = { name: 'Jo Smith', email: 'jo@example.com', phone: '01632 960123' };

beforeEach( () => window.sessionStorage.clear() );
afterEach( () => jest.useRealTimers() );

it( 'brings a person along once', () => {
	carryPerson( JO );
	expect( takePerson() ).toEqual( JO );
	expect( takePerson() ).toEqual( {} );
	expect( window.sessionStorage ).toHaveLength( 0 );
} );

it( 'forgets a person after ten minutes', () => {
	jest.useFakeTimers();
	carryPerson( JO );
	jest.advanceTimersByTime( 10 * 60 * 1000 + 1 );
	expect( takePerson() ).toEqual( {} );
	expect( window.sessionStorage ).toHaveLength( 0 );
} );

it.each( [ 'no JSON', '[]', 'null', '{"name":"Jo"}', `{"name":["Jo"],"at":${ Date.now() }}` ] )( 'brings nothing of what somebody else kept: %s', ( text ) => {
	window.sessionStorage.setItem( 'hh-carried-person', text );
	expect( takePerson() ).toEqual( {} );
} );

it( 'does without where a browser keeps nothing', () => {
	const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'denied' );
	} );
	expect( () => carryPerson( JO ) ).not.toThrow();
	set.mockRestore();
	expect( takePerson() ).toEqual( {} );
} );
