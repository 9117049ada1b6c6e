import vectors from '../../../../plugins/caphpi/tests/vectors/validation.json';
import { mileageDoubt, mileageInThousands, normaliseOptionalName, normaliseOptionalPostcode, normalisePlate } from './validation';

interface Case {
	input: string;
	value?: string | number;
	error?: boolean;
}

const rules: Array< [ string, Case[], ( text: string ) => string | number | null ] > = [
	[ '[VAL-03] plate', vectors.plate.cases, normalisePlate ],
	[ '[VAL-04] mileage', vectors.mileage.cases, mileageInThousands ],
	[ '[VAL-07] name', vectors.name.cases, normaliseOptionalName ],
	[ '[VAL-07] postcode', vectors.postcode.cases, normaliseOptionalPostcode ],
];

describe.each( rules )( '%s', ( _title, cases, normalise ) => {
	it.each( cases )( 'as the server has it: $input', ( { input, value, error } ) => {
		expect( normalise( input ) ).toBe( error ? null : value );
	} );
} );

describe( '[VAL-04] a mileage that can hardly be is asked about', () => {
	it.each( vectors.mileage_doubt.cases )( '$input', ( { input, value } ) => {
		expect( mileageDoubt( input ) ).toBe( value );
	} );
} );
