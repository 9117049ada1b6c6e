import vectors from '../../plugins/core/tests/vectors/amounts.json';
import { readNumber, readPence, readPounds, showPence } from './amount';

it.each( vectors.pounds as Array< [ string, number | null ] > )( 'pounds of "%s"', ( typed, pounds ) => {
	expect( readPounds( typed ) ).toBe( pounds );
} );

it.each( vectors.typed_pence as Array< [ string, number | null ] > )( 'pence of "%s"', ( typed, pence ) => {
	expect( readPence( typed ) ).toBe( pence );
} );

it.each( vectors.numbers as Array< [ string, number | null ] > )( 'the number in "%s"', ( typed, number ) => {
	expect( readNumber( typed ) ).toBe( number );
} );

it.each( vectors.pence as Array< [ number, boolean, string ] > )( '%d pence', ( pence, dropIdle, shown ) => {
	expect( showPence( pence, dropIdle ) ).toBe( shown );
} );
