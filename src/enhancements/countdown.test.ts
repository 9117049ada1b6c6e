import { left, type Units } from './countdown/left';

const UNITS: Units = {
	day: [ '%d day', '%d days' ],
	hour: [ '%d hour', '%d hours' ],
	minute: [ '%d minute', '%d minutes' ],
	second: [ '%d second', '%d seconds' ],
};
const [ DAY, HOUR, MINUTE ] = [ 86400, 3600, 60 ];
const NOW = Date.UTC( 2026, 9, 24, 12 );

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers( { now: NOW } );
} );
afterEach( () => jest.useRealTimers() );

function start( seconds: number ): void {
	document.body.innerHTML = `<div data-hh-countdown="${ NOW / 1000 + seconds }" data-units='${ JSON.stringify( UNITS ) }'><span data-hh-countdown-left data-text="ends in %s">ends</span> <time>Friday</time></div>`;
	jest.isolateModules( () => {
		require( './countdown' );
	} );
}
const shown = () => document.querySelector( 'span' )!;

it.each( [
	[ 2 * DAY + 3 * HOUR + 59 * MINUTE, '2 days 3 hours' ],
	[ DAY + 30 * MINUTE, '1 day' ],
	[ HOUR + MINUTE, '1 hour 1 minute' ],
	[ 59 * MINUTE + 59, '59 minutes 59 seconds' ],
	[ 1, '1 second' ],
] )( 'of %i seconds it says %s', ( seconds, expected ) => {
	expect( left( seconds, UNITS ) ).toBe( expected );
} );

it( '[PROP-07] counts down and takes itself away at its end', () => {
	start( HOUR + 90 );
	expect( shown() ).toHaveTextContent( 'ends in 1 hour 1 minute' );
	jest.advanceTimersByTime( 31_000 );
	expect( shown() ).toHaveTextContent( /^ends in 1 hour$/ );
	jest.advanceTimersByTime( HOUR * 1000 );
	expect( shown() ).toHaveTextContent( 'ends in 59 seconds' );
	jest.advanceTimersByTime( 58_000 );
	expect( shown() ).toHaveTextContent( 'ends in 1 second' );
	expect( shown() ).toBeVisible();
	jest.advanceTimersByTime( 1100 );
	expect( shown() ).not.toBeVisible();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'is over in a page that was cached until after its end', () => {
	start( -5 );
	expect( shown() ).not.toBeVisible();
} );

it( 'is no live region', () => {
	start( DAY );
	expect( document.querySelector( '[aria-live], [role="timer"], [role="status"]' ) ).toBeNull();
} );

it( 'leaves the server’s words where it understands nothing', () => {
	document.body.innerHTML = '<div data-hh-countdown="soon"><span data-hh-countdown-left>ends</span></div>';
	jest.isolateModules( () => {
		require( './countdown' );
	} );
	expect( shown() ).toHaveTextContent( 'ends' );
	expect( shown() ).toBeVisible();
} );
