import { formatPlate } from './plate';

it.each( [
	[ 'ab12cde', 'AB12 CDE' ],
	[ 'AB12 CDE', 'AB12 CDE' ],
	[ 'a1bcd', 'A1 BCD' ],
	[ 'A123BCD', 'A123 BCD' ],
	[ 'abc123d', 'ABC 123D' ],
	[ 'abz1234', 'ABZ 1234' ],
	[ '1234ab', '1234 AB' ],
	[ '12345', '12345' ],
	[ 'ab12', 'AB 12' ],
	[ ' ab  1c ', 'AB 1C' ],
	[ '', '' ],
] )( '%s is written %s', ( typed, written ) => {
	expect( formatPlate( typed ) ).toBe( written );
} );
