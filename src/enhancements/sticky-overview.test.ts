import { FADE_BUFFER, FADE_SPEED, FIXED_ABOVE, isFaded, isFixed, isQuoteHidden, QUOTE_UNTIL, STOP_OFFSET, UPDATE_DELAY } from './sticky-overview/rules';

let bottom: number;
let end: number;

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers();
	window.matchMedia = jest.fn( () => ( { matches: false } ) ) as unknown as typeof window.matchMedia;
	document.body.innerHTML = '<div id="beside"><aside data-hh-sticky-overview><p>Price</p><div data-hh-sticky-overview-quote>Words</div></aside></div>';
	jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: HTMLElement ) {
		return { bottom: this.id === 'beside' ? end : bottom } as DOMRect;
	} );
	jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockImplementation( function ( this: HTMLElement ) {
		return this.id === 'beside' ? 3000 : 600;
	} );
	[ bottom, end ] = [ 600, 3000 ];
	scrollTo( 0 );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

function scrollTo( scrolled: number, width = 1440 ): void {
	Object.assign( window, { innerWidth: width, scrollY: scrolled } );
	window.dispatchEvent( new Event( 'scroll' ) );
	jest.advanceTimersByTime( 17 );
}
function start(): void {
	jest.isolateModules( () => {
		require( './sticky-overview' );
	} );
}
const side = () => document.querySelector( 'aside' )!;
const quote = () => document.querySelector< HTMLElement >( '[data-hh-sticky-overview-quote]' )!;

it( '[PROP-05] the numbers', () => {
	expect( [ FIXED_ABOVE, STOP_OFFSET, FADE_BUFFER, FADE_SPEED, UPDATE_DELAY, QUOTE_UNTIL ] ).toEqual( [ 990, 64, 50, 300, 500, 50 ] );
} );

it.each( [
	[ 990, false ],
	[ 991, true ],
] )( '[PROP-05] at %i px wide it is fixed: %s', ( width, expected ) => {
	expect( isFixed( { width } ) ).toBe( expected );
} );

it.each( [
	[ 885, false ],
	[ 886, true ],
	[ 936, true ],
] )( '[PROP-05] with its edge at %i px of 1000 it is faded: %s', ( edge, expected ) => {
	expect( isFaded( { width: 1440, scrolled: 500, bottom: edge, end: 1000 } ) ).toBe( expected );
} );

it.each( [
	[ 50, 1440, false ],
	[ 51, 1440, true ],
	[ 51, 990, false ],
] )( '[PROP-05] after %i px of scroll, %i px wide, the quote is hidden: %s', ( scrolled, width, expected ) => {
	expect( isQuoteHidden( { scrolled, width } ) ).toBe( expected );
} );

it( '[PROP-05] the quote fades over 300 ms after 50 px of scroll, and comes back at the top', () => {
	start();
	scrollTo( 51 );
	expect( quote() ).toHaveClass( 'is-faded' );
	expect( quote() ).toBeVisible();
	jest.advanceTimersByTime( 300 );
	expect( quote() ).not.toBeVisible();
	scrollTo( 0 );
	expect( quote() ).toBeVisible();
	expect( quote() ).not.toHaveClass( 'is-faded' );
} );

it( '[PROP-05] looks again 500 ms after the last scroll: the page may have grown', () => {
	start();
	scrollTo( 1900 );
	// The words have gone.
	jest.advanceTimersByTime( 1000 );
	[ bottom, end ] = [ 900, 1000 ];
	scrollTo( 2000 );
	expect( side() ).toHaveClass( 'is-faded' );
	end = 1500;
	jest.advanceTimersByTime( 480 );
	expect( side() ).toHaveClass( 'is-faded' );
	jest.advanceTimersByTime( 20 );
	expect( side() ).not.toHaveClass( 'is-faded' );
} );

it( 'keeps the words where taking them away would shorten the page', () => {
	start();
	jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockReturnValue( 600 );
	scrollTo( 60 );
	jest.advanceTimersByTime( 1000 );
	expect( quote() ).toBeVisible();
} );
