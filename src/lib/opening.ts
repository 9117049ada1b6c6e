import { clockTime } from './clock-time';

/** What a page says of an office's hours (core's Company\OpeningWords). */
export interface OfficeHours {
	/** ISO weekday (1 is Monday) to opening and closing time in London, e.g. `[ '09:00', '17:00' ]`. */
	days: Record< string, [ string, string ] >;
	/** Days on which it is closed all the same, YYYY-MM-DD: bank holidays and its own. */
	closed: string[];
}

export interface OpeningWords {
	open: string;
	closed: string;
	opens: string;
	today: string;
	tomorrow: string;
	weekday: string;
	date: string;
	answers_today: string;
	answers_then: string;
	answers: string;
	weekdays: string[];
	months: string[];
}

export interface Opening {
	isOpen: boolean;
	/** Unix seconds when it closes, or opens next; 0 where it does not within 60 days. */
	changesAt: number;
	/** Unix seconds from which a message is answered: `now` itself for today, 0 for unknown. */
	answersFrom: number;
}

const LAST_ANSWERS = 3600;
const AHEAD = 60;

const LONDON = new Intl.DateTimeFormat( 'en-GB', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } );

/** The clock in London at a moment, as if it were UTC; Unix seconds. */
function londonClock( seconds: number ): number {
	const of = Object.fromEntries( LONDON.formatToParts( seconds * 1000 ).map( ( { type, value } ) => [ type, Number( value ) ] ) );
	return Date.UTC( of.year ?? 0, ( of.month ?? 1 ) - 1, of.day, of.hour, of.minute, of.second ) / 1000;
}

/** Unix seconds when London's clock shows this. */
const fromLondon = ( clock: number ): number => clock - ( londonClock( clock ) - clock );

/** The day in London so many days ahead, at midnight, as if it were UTC. */
const dayAhead = ( now: number, ahead: number ): Date => new Date( ( Math.floor( londonClock( now ) / 86400 ) + ahead ) * 86400_000 );

function spanOf( hours: OfficeHours, now: number, ahead: number ): [ number, number ] | null {
	const day = dayAhead( now, ahead );
	const times = hours.days[ String( day.getUTCDay() || 7 ) ];
	if ( ! times || hours.closed.includes( day.toISOString().slice( 0, 10 ) ) ) {
		return null;
	}
	const at = ( time: string ): number => {
		const [ hour = 0, minute = 0 ] = time.split( ':' ).map( Number );
		return fromLondon( day.getTime() / 1000 + hour * 3600 + minute * 60 );
	};
	return [ at( times[ 0 ] ), at( times[ 1 ] ) ];
}

function nextOpening( hours: OfficeHours, now: number ): number {
	for ( let ahead = 0; ahead <= AHEAD; ahead++ ) {
		const span = spanOf( hours, now, ahead );
		if ( span && span[ 0 ] > now ) {
			return span[ 0 ];
		}
	}
	return 0;
}

/**
 * Whether an office is open, until when, and from when a message is answered: the same as PHP's Company\Opening.
 *
 * @param hours
 * @param now   Unix seconds.
 */
export function openingAt( hours: OfficeHours, now: number ): Opening {
	const today = spanOf( hours, now, 0 );
	const next = nextOpening( hours, now );
	if ( ! today || now < today[ 0 ] || now >= today[ 1 ] ) {
		return { isOpen: false, changesAt: next, answersFrom: next };
	}
	return { isOpen: true, changesAt: today[ 1 ], answersFrom: today[ 1 ] - now > LAST_ANSWERS ? now : next };
}

/** Puts values into a sentence of PHP's: `%s`, or `%1$s` and so on. */
const fill = ( sentence: string, ...values: string[] ): string =>
	sentence.replace( /%(?:(\d)\$)?s/g, ( _all, position?: string ) => values[ position ? Number( position ) - 1 : 0 ] ?? '' );

function when( time: number, now: number, words: OpeningWords ): string {
	const then = new Date( londonClock( time ) * 1000 );
	const days = Math.floor( londonClock( time ) / 86400 ) - Math.floor( londonClock( now ) / 86400 );
	const clock = clockTime( time );
	if ( days < 2 ) {
		return fill( days === 0 ? words.today : words.tomorrow, clock );
	}
	const name = words.weekdays[ ( then.getUTCDay() || 7 ) - 1 ] ?? '';
	return days < 7 ? fill( words.weekday, name, clock ) : fill( words.date, name, String( then.getUTCDate() ), words.months[ then.getUTCMonth() ] ?? '', clock );
}

/**
 * @param opening
 * @param now     Unix seconds.
 * @param words
 * @return Whether it is open, and when a message is answered; an empty line where nobody knows.
 */
export function openingLines( opening: Opening, now: number, words: OpeningWords ): [ string, string ] {
	const closed = opening.changesAt === 0 ? words.closed : fill( words.opens, when( opening.changesAt, now, words ) );
	return [ opening.isOpen ? fill( words.open, clockTime( opening.changesAt ) ) : closed, answerLine( opening, now, words ) ];
}

function answerLine( { isOpen, changesAt, answersFrom }: Opening, now: number, words: OpeningWords ): string {
	if ( answersFrom === 0 || answersFrom === now ) {
		return answersFrom === 0 ? '' : words.answers_today;
	}
	return ! isOpen && answersFrom === changesAt ? words.answers_then : fill( words.answers, when( answersFrom, now, words ) );
}
