import { carryPerson } from '../lib/carried-person';

const FORM = '<form><input name="name"><input name="email" value="typed@example.com"><input name="phone"></form>';

const load = () => jest.isolateModules( () => void jest.requireActual( './carried-person' ) );
const values = () => [ ...document.querySelectorAll( 'input' ) ].map( ( field ) => field.value );

beforeEach( () => {
	window.sessionStorage.clear();
	carryPerson( { name: 'Jo Smith', email: 'jo@example.com' } );
} );

it( 'fills the empty fields of the form that was led to', () => {
	document.body.innerHTML = `<div data-hh-carried-person>${ FORM }</div>`;
	load();
	expect( values() ).toEqual( [ 'Jo Smith', 'typed@example.com', '' ] );
	expect( window.sessionStorage ).toHaveLength( 0 );
} );

it( 'leaves every other form alone, and keeps the person for the one', () => {
	document.body.innerHTML = FORM;
	load();
	expect( values() ).toEqual( [ '', 'typed@example.com', '' ] );
	expect( window.sessionStorage ).toHaveLength( 1 );
} );
