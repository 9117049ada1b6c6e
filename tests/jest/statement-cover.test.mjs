/** @jest-environment node */
import { coveringMethods, filterOf } from '../../scripts/lib/statement-cover.mjs';

const sent = {
	'Ours\\SearchTest::test_lists with data set "a | b"': { 1: 1, 2: 1 },
	'Ours\\SearchTest::test_lists with data set #1': { 3: 1 },
	'Ours\\SearchTest::test_words': { 2: 1, 4: 9 },
	'Ours\\LimitsTest::test_words': { 4: 2 },
	'Ours\\LimitsTest::test_nothing': {},
};

describe( 'tests for a second database', () => {
	it( 'send each statement of the run, and no test is among them that adds none', () => {
		const methods = coveringMethods( sent );
		const all = ( of ) => [ ...new Set( of.flatMap( Object.keys ) ) ].sort();
		expect( all( Object.entries( sent ).flatMap( ( [ test, statements ] ) => ( methods.includes( test.replace( / with.*/, '' ) ) ? [ statements ] : [] ) ) ) ).toEqual( all( Object.values( sent ) ) );
		expect( methods.sort() ).toEqual( [ 'Ours\\LimitsTest::test_words', 'Ours\\SearchTest::test_lists' ] );
	} );

	it( 'are picked by PHPUnit’s filter, all data sets of a method, and no method whose name is longer', () => {
		const filter = filterOf( [ 'Ours\\SearchTest::test_lists', 'Ours\\SearchTest::test_words', 'Ours\\LimitsTest::test_words' ] );
		expect( filter ).toBe( '/\\\\(?:SearchTest::(?:test_lists|test_words)|LimitsTest::(?:test_words))(?: with data set |$)/' );
		const picks = ( name ) => new RegExp( filter.slice( 1, -1 ) ).test( name );
		expect( [ 'Ours\\SearchTest::test_lists with data set "a"', 'Ours\\LimitsTest::test_words' ].every( picks ) ).toBe( true );
		expect( [ 'Ours\\SearchTest::test_lists_more', 'Ours\\LimitsTest::test_lists', 'Ours\\WordSearchTest::test_lists' ].some( picks ) ).toBe( false );
	} );
} );
