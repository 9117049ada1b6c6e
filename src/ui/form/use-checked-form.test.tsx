import { act, renderHook } from '@testing-library/react';
import { useCheckedForm } from './use-checked-form';

test( 'a letter is kept when the page’s address asks for another kind before React has drawn it', () => {
	const onChange = jest.fn();
	const { result } = renderHook( () =>
		useCheckedForm( {
			start: () => ( { kind: 'view', message: '' } ),
			names: [ 'message' ],
			validate: () => ( {} ),
			send: () => Promise.resolve( null ),
			onChange,
		} )
	);
	act( () => {
		result.current.set( { message: 'Is the roof sound?' } );
		result.current.set( { kind: 'ask' } );
	} );
	expect( result.current.values ).toEqual( { kind: 'ask', message: 'Is the roof sound?' } );
	expect( onChange ).toHaveBeenLastCalledWith( { kind: 'ask', message: 'Is the roof sound?' } );
} );
