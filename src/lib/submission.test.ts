import { newSubmission } from './submission';

it( 'each sending has a word of its own, as the schema wants it', () => {
	const words = new Set( Array.from( { length: 50 }, newSubmission ) );
	expect( words.size ).toBe( 50 );
	words.forEach( ( word ) => expect( word ).toMatch( /^[A-Za-z0-9-]{16,64}$/ ) );
} );
