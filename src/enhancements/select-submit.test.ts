import { fireEvent } from '@testing-library/dom';

let sent: jest.Mock;

beforeEach( () => {
	jest.resetModules();
	document.body.innerHTML =
		'<form data-hh-select-submit><select><option>a</option><option>b</option></select><button data-hh-select-submit-button>Sort</button></form>';
	sent = jest.fn();
	HTMLFormElement.prototype.requestSubmit = sent;
	jest.isolateModules( () => {
		require( './select-submit' );
	} );
} );

const select = () => document.querySelector( 'select' )!;

it( 'hides the button and sends the form with a choice', () => {
	expect( document.querySelector( 'button' ) ).not.toBeVisible();
	fireEvent.pointerDown( select() );
	fireEvent.change( select(), { target: { value: 'b' } } );
	fireEvent.blur( select() );
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'lets the arrow keys try choices, and sends with Enter or on leaving', () => {
	fireEvent.keyDown( select(), { key: 'ArrowDown' } );
	fireEvent.change( select(), { target: { value: 'b' } } );
	expect( sent ).not.toHaveBeenCalled();
	fireEvent.keyDown( select(), { key: 'Enter' } );
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends nothing where nothing was changed', () => {
	fireEvent.keyDown( select(), { key: 'ArrowDown' } );
	fireEvent.blur( select() );
	expect( sent ).not.toHaveBeenCalled();
} );
