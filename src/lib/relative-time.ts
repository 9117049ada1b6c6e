/** Several of a unit, by plural form; `%d` is the number. */
export type PluralForms = Record< string, string >;

type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year';

/** A language of plugins/core/src/Calendar/time-words.json. */
export type TimeWords = { plural: string; now: string } & Record< Unit, string > & Record< `${ Unit }s`, PluralForms >;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** Seconds below which a step holds, its words, and the unit's length where there is a number in them. */
const STEPS: readonly [ number, 'now' | Unit | `${ Unit }s`, number ][] = [
	[ 45, 'now', 0 ],
	[ 90, 'minute', 0 ],
	[ 45 * MINUTE, 'minutes', MINUTE ],
	[ 90 * MINUTE, 'hour', 0 ],
	[ 24 * HOUR, 'hours', HOUR ],
	[ 48 * HOUR, 'day', 0 ],
	[ 30 * DAY, 'days', DAY ],
	[ 60 * DAY, 'month', 0 ],
	[ 365 * DAY, 'months', 30 * DAY ],
	[ 730 * DAY, 'year', 0 ],
	[ Infinity, 'years', 365 * DAY ],
];

/** Norwegian has two written languages, and we have the words of one. */
const OTHER_NAMES: Record< string, string > = { no: 'nb', nn: 'nb' };

interface Ending {
	/** The number’s last digit, its last two, and what they tell. */
	last: number;
	two: number;
	isTeen: boolean;
	isFew: boolean;
}

/** 'few' where the number asks for it, else the other word. */
const fewOr = ( isFew: boolean, otherwise: string ): string => ( isFew ? 'few' : otherwise );

/**
 * The plural form of a whole number from 2 on, as CLDR's language plural rules have it. Browsers lack some of the
 * languages in `Intl`, so the rules are here.
 */
const RULES: Record< string, ( ending: Ending ) => string > = {
	'east-slavic': ( { last, two, isFew } ) => ( last === 1 && two !== 11 ? 'one' : fewOr( isFew, 'many' ) ),
	polish: ( { isFew } ) => fewOr( isFew, 'many' ),
	romanian: ( { two } ) => fewOr( two >= 1 && two <= 19, 'other' ),
	latvian: ( { last, isTeen } ) => {
		if ( last === 0 || isTeen ) {
			return 'zero';
		}
		return last === 1 ? 'one' : 'other';
	},
	lithuanian: ( { last, isTeen } ) => ( last === 1 && ! isTeen ? 'one' : fewOr( last !== 0 && ! isTeen, 'other' ) ),
};

function pluralForm( rule: string, number: number ): string {
	const last = number % 10;
	const two = number % 100;
	const ending = { last, two, isTeen: two >= 11 && two <= 19, isFew: last >= 2 && last <= 4 && ( two < 12 || two > 14 ) };
	return RULES[ rule ]?.( ending ) ?? 'other';
}

/**
 * How long ago something was, in words: the same as PHP's Calendar\RelativeTime. Numbers are rounded to the nearest,
 * halves up; a time to come is just now.
 *
 * @param seconds Since then.
 * @param words   Of the language, see `wordsOf()`.
 */
export function relativeTime( seconds: number, words: TimeWords ): string {
	const [ , step, unit ] = STEPS.find( ( [ below ] ) => seconds < below ) ?? [ 0, 'now' as const, 0 ];
	const text = words[ step ];
	if ( typeof text === 'string' ) {
		return text;
	}
	const number = Math.floor( ( 2 * seconds + unit ) / ( 2 * unit ) );
	return ( text[ pluralForm( words.plural, number ) ] ?? text.other ?? '' ).replace( '%d', String( number ) );
}

/**
 * The words of a locale's language; English where there are none.
 *
 * @param languages Of time-words.json.
 * @param locale    As `en_GB` or `pt-BR`.
 */
export function wordsOf< Words >( languages: Record< string, Words > & { en: Words }, locale: string ): Words {
	const language = locale.toLowerCase().replace( /[_-].*/s, '' );
	return languages[ OTHER_NAMES[ language ] ?? language ] ?? languages.en;
}

const LONDON = new Intl.DateTimeFormat( 'en-GB', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } );

/**
 * When a message was written, in London: 14:30 within a day, 03.11 14:30 within a year, 03.11.2024 14:30 before. The
 * same as PHP's Calendar\RelativeTime::chat().
 *
 * @param time Unix seconds.
 * @param now  Unix seconds.
 */
export function chatTime( time: number, now: number ): string {
	const parts = LONDON.formatToParts( time * 1000 );
	const of = ( type: Intl.DateTimeFormatPartTypes ) => parts.find( ( part ) => part.type === type )?.value ?? '';
	const clock = `${ of( 'hour' ) }:${ of( 'minute' ) }`;
	const away = Math.abs( now - time );
	if ( away < DAY ) {
		return clock;
	}
	return `${ of( 'day' ) }.${ of( 'month' ) }${ away < 365 * DAY ? '' : `.${ of( 'year' ) }` } ${ clock }`;
}
