import vectors from '../../../plugins/core/tests/vectors/visitor.json';
import { normaliseEmail } from './email';
import { normaliseName } from './name';
import { normalisePhone, normalisePhoneOfAnyCountry } from './phone';

interface Case {
	input: string;
	value: string | null;
}

const rules: Array< [ string, Case[], ( text: string ) => string | null ] > = [
	[ '[VAL-05] email', vectors.email, normaliseEmail ],
	[ '[VAL-06] phone', vectors.phone, normalisePhone ],
	[ 'phone of any country', vectors.phone_of_any_country, normalisePhoneOfAnyCountry ],
	[ '[VAL-07] [SEC-03] name', vectors.name, normaliseName ],
];

describe.each( rules )( '%s', ( _title, cases, normalise ) => {
	it.each( cases )( 'as the server has it: $input', ( { input, value } ) => {
		expect( normalise( input ) ).toBe( value );
	} );
} );
