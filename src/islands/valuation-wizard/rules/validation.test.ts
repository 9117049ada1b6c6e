import vectors from '../../../../plugins/caphpi/tests/vectors/validation.json';
import {
	mileageInThousands,
	normaliseEmail,
	normaliseName,
	normalisePhone,
	normalisePlate,
	normalisePostcode,
} from './validation';

interface Case {
	input: string;
	value?: string | number;
	error?: boolean;
}

const rules: Array< [ string, Case[], ( text: string ) => string | number | null ] > = [
	[ '[VAL-03] plate', vectors.plate.cases, normalisePlate ],
	[ '[VAL-04] mileage', vectors.mileage.cases, mileageInThousands ],
	[ '[VAL-05] email', vectors.email.cases, normaliseEmail ],
	[ '[VAL-06] phone', vectors.phone.cases, normalisePhone ],
	[ '[VAL-07] name', vectors.name.cases, normaliseName ],
	[ '[VAL-07] postcode', vectors.postcode.cases, normalisePostcode ],
];

describe.each( rules )( '%s', ( _title, cases, normalise ) => {
	it.each( cases )( 'as the server has it: $input', ( { input, value, error } ) => {
		expect( normalise( input ) ).toBe( error ? null : value );
	} );
} );

it( '[VAL-07] every initial gets its space', () => {
	expect( normaliseName( 'J.R.R.Tolkien' ) ).toBe( 'J. R. R. Tolkien' );
	expect( normaliseName( 'bit.ly' ) ).toBeNull();
} );
