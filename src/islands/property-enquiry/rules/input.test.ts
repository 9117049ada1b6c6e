import vectors from '../../../../plugins/hpapi/tests/vectors/enquiry-input.json';
import { normaliseEmail, normaliseName, normalisePhone } from './input';
import { newSubmission } from './submission';

describe( 'the rules that PHP holds too', () => {
	it.each( vectors.name )( 'name $input', ( { input, expected } ) => expect( normaliseName( input ) ).toBe( expected ) );
	it.each( vectors.email )( 'email $input', ( { input, expected } ) => expect( normaliseEmail( input ) ).toBe( expected ) );
	it.each( vectors.phone )( 'phone $input', ( { input, expected } ) => expect( normalisePhone( input ) ).toBe( expected ) );
} );

it( 'each sending has a word of its own, as the schema wants it', () => {
	const words = new Set( Array.from( { length: 50 }, newSubmission ) );
	expect( words.size ).toBe( 50 );
	words.forEach( ( word ) => expect( word ).toMatch( /^[A-Za-z0-9-]{16,64}$/ ) );
} );
