import vectors from '../../../plugins/core/tests/vectors/visitor.json';
import { normaliseEmail } from './email';
import { normaliseName } from './name';
import { normalisePhone } from './phone';
import { isInAreas, normalisePostcode } from './postcode';

interface Case {
	input: string;
	value: string | null;
}

const rules: Array< [ string, Case[], ( text: string ) => string | null ] > = [
	[ '[VAL-05] email', vectors.email, normaliseEmail ],
	[ '[VAL-06] phone', vectors.phone, normalisePhone ],
	[ '[VAL-07] [SEC-03] name', vectors.name, normaliseName ],
	[ '[VAL-07] postcode', vectors.postcode, normalisePostcode ],
];

describe.each( rules )( '%s', ( _title, cases, normalise ) => {
	it.each( cases )( 'as the server has it: $input', ( { input, value } ) => {
		expect( normalise( input ) ).toBe( value );
	} );
} );

it.each( vectors.postcode_areas )( '[VAL-15] $postcode in $area, as the server has it: $is_in', ( { postcode, area, is_in } ) => {
	expect( isInAreas( postcode, [ area ] ) ).toBe( is_in );
} );
