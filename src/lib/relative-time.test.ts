import { languages } from '../../plugins/core/src/Calendar/time-words.json';
import { chat, relative } from '../../plugins/core/tests/vectors/relative-times.json';
import { chatTime, relativeTime, wordsOf, type TimeWords } from './relative-time';

const all: Record< string, TimeWords > & { en: TimeWords } = languages;

/** SITE-07's own list. */
const NAMED = 'ru, en, uk, ro, lv, lt, kk, ka, hy, fr, es, el, de, be, it, tr, nb, da, nl, ca, sv, pl, pt'.split( ', ' );

describe( '[SITE-07] relative time', () => {
	it.each( relative )( '$seconds s ago in “$locale” is “$says”', ( { locale, seconds, says } ) => {
		expect( relativeTime( seconds, wordsOf( all, locale ) ) ).toBe( says );
	} );

	it( 'has the words of the 23 languages, and vectors for each', () => {
		expect( Object.keys( all ).sort() ).toEqual( [ ...NAMED ].sort() );
		expect( NAMED.filter( ( name ) => ! relative.some( ( { locale } ) => locale.split( '_' )[ 0 ] === name ) ) ).toEqual( [] );
	} );

	// Node.js has all of CLDR; browsers have less.
	it.each( NAMED )( 'says as CLDR does for every number of every unit in %s', ( language ) => {
		expect( Intl.RelativeTimeFormat.supportedLocalesOf( language ) ).toEqual( [ language ] );
		const cldr = new Intl.RelativeTimeFormat( language, { numeric: 'always', localeMatcher: 'lookup' } );
		const words = wordsOf( all, language );
		const units = { minute: [ 60, 2, 44 ], hour: [ 3600, 2, 23 ], day: [ 86400, 2, 29 ], month: [ 30 * 86400, 2, 12 ], year: [ 365 * 86400, 2, 135 ] } as const;
		for ( const [ unit, [ length, from, to ] ] of Object.entries( units ) ) {
			for ( let number = from as number; number <= to; number++ ) {
				expect( relativeTime( number * length, words ) ).toBe( cldr.format( -number, unit as keyof typeof units ) );
			}
		}
	} );

	it.each( NAMED )( 'has a form of its own for every number that %s tells apart', ( language ) => {
		const plural = new Intl.PluralRules( language );
		const words = wordsOf( all, language );
		const needed = new Set( Array.from( { length: 200 }, ( _one, index ) => plural.select( index + 2 ) ) );
		for ( const unit of [ 'minutes', 'hours', 'days', 'months', 'years' ] as const ) {
			expect( Object.keys( words[ unit ] ).sort() ).toEqual( [ ...needed ].sort() );
			Object.values( words[ unit ] ).forEach( ( form ) => expect( form.split( '%d' ) ).toHaveLength( 2 ) );
		}
	} );
} );

describe( '[SITE-07] chat time', () => {
	it.each( chat )( '$time is $says at $now', ( { time, now, says } ) => {
		expect( chatTime( Date.parse( time ) / 1000, Date.parse( now ) / 1000 ) ).toBe( says );
	} );
} );
