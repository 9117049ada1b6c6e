import vectors from '../../plugins/core/tests/vectors/opening.json';
import { openingAt, openingLines, type OfficeHours } from './opening';

const words = {
	open: 'Open now, until %s.',
	closed: 'Closed now.',
	opens: 'Closed now, opens %s.',
	today: 'today at %s',
	tomorrow: 'tomorrow at %s',
	weekday: 'on %1$s at %2$s',
	date: 'on %1$s %2$s %3$s at %4$s',
	answers_today: 'We’ll reply to messages today.',
	answers_then: 'We’ll reply to messages then.',
	answers: 'We’ll reply to messages %s.',
	weekdays: [ 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday' ],
	months: [ 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December' ],
};

const seconds = ( time: string ) => Date.parse( time ) / 1000;

it.each( vectors.cases )( 'an office at $at: $says', ( { at, open, changes, answers, says, answer } ) => {
	const hours = { days: vectors.days, closed: [ ...vectors.closed, ...vectors.bank_holidays ] } as unknown as OfficeHours;
	const now = seconds( at );
	const opening = openingAt( hours, now );
	expect( opening ).toEqual( { isOpen: open, changesAt: seconds( changes ), answersFrom: answers === 'now' ? now : seconds( answers ) } );
	expect( openingLines( opening, now, words ) ).toEqual( [ says, answer ] );
} );

it( 'an office that opens in weeks says on which day', () => {
	const { days, closed, at, changes, says, answer } = vectors.long;
	const opening = openingAt( { days, closed } as unknown as OfficeHours, seconds( at ) );
	expect( opening.changesAt ).toBe( seconds( changes ) );
	expect( openingLines( opening, seconds( at ), words ) ).toEqual( [ says, answer ] );
} );

it( 'an office that does not open says no more than that', () => {
	const now = seconds( '2026-11-22T12:00:00Z' );
	expect( openingLines( openingAt( { days: {}, closed: [] }, now ), now, words ) ).toEqual( [ 'Closed now.', '' ] );
} );
