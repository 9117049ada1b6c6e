import { cases } from '../../plugins/core/tests/vectors/unbroken.json';
import { pieces } from './unbroken';

it.each( cases )( 'keeps on one line: $name', ( { text, whole } ) => {
	const found = pieces( text );
	expect( found.filter( ( piece ) => piece.whole ).map( ( piece ) => piece.text ) ).toEqual( whole );
	expect( found.map( ( piece ) => piece.text ).join( '' ) ).toBe( text );
} );
