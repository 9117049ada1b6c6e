import { cases } from '../../plugins/core/tests/vectors/clock-times.json';
import { clockTime } from './clock-time';

it.each( cases )( '$time is $says in London', ( { time, says } ) => {
	expect( clockTime( Date.parse( time ) / 1000 ) ).toBe( says );
} );
