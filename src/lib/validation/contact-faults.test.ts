import vectors from '../../../plugins/core/tests/vectors/contact-faults.json';
import { emailFault, nameFault, phoneFault } from './contact-faults';

it.each( vectors.name )( 'says of the name "$input" what the server says', ( { input, sentence } ) => {
	expect( nameFault( input ) ).toBe( sentence );
} );

it.each( vectors.email )( 'says of the email address "$input" what the server says', ( { input, sentence } ) => {
	expect( emailFault( input ) ).toBe( sentence );
} );

it.each( vectors.phone )( 'says of the phone number "$input" what the server says', ( { input, sentence } ) => {
	expect( phoneFault( input ) ).toBe( sentence );
} );
