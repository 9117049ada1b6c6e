let tellSeen: ( isSeen: boolean ) => void;
let prefersLess: boolean;

/** Six slides of 100 px, two in sight; jsdom itself lays nothing out. */
const SLIDE = 100;

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers();
	prefersLess = false;
	window.matchMedia = jest.fn( () => ( { matches: prefersLess, addEventListener: jest.fn() } ) ) as unknown as typeof window.matchMedia;
	window.IntersectionObserver = class {
		constructor( callback: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
			tellSeen = ( isIntersecting ) => callback( [ { isIntersecting } ] );
		}
		observe() {}
	} as unknown as typeof IntersectionObserver;
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue( SLIDE );
	jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( 2 * SLIDE );
	jest.spyOn( HTMLElement.prototype, 'scrollWidth', 'get' ).mockImplementation( function ( this: HTMLElement ) {
		return this.children.length * SLIDE;
	} );
	jest.spyOn( HTMLElement.prototype, 'offsetLeft', 'get' ).mockImplementation( function ( this: HTMLElement ) {
		return [ ...( this.parentElement?.children ?? [] ) ].indexOf( this ) * SLIDE;
	} );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

function start( count = 6, attributes = '' ): void {
	const slides = Array.from( { length: count }, ( _, index ) => `<li><a href="#${ index }">Slide ${ index + 1 }</a></li>` ).join( '' );
	document.body.innerHTML = `<section data-hh-carousel ${ attributes }>
		<button data-hh-carousel-play data-play-label="Play">Pause</button>
		<p data-hh-carousel-position data-text="%1$s to %2$s of %3$s" data-text-one="%1$s of %2$s"></p>
		<button data-hh-carousel-previous>Previous</button><button data-hh-carousel-next>Next</button>
		<ul data-hh-carousel-track tabindex="0">${ slides }</ul></section>`;
	jest.isolateModules( () => {
		require( './carousel' );
	} );
}
const part = ( name: string ) => document.querySelector< HTMLElement >( `[data-hh-carousel-${ name }]` )!;
const at = () => part( 'track' ).scrollLeft;
const pass = ( time: number ) => jest.advanceTimersByTime( time );
const hidden = () => [ ...part( 'track' ).children ].filter( ( slide ) => ( slide as HTMLElement ).inert ).length;

it( '[PROP-08] a step takes 500 ms and goes on by as many as are in sight', () => {
	start();
	expect( part( 'position' ) ).toHaveTextContent( '1 to 2 of 6' );
	part( 'next' ).click();
	pass( 480 );
	expect( at() ).toBeGreaterThan( 0 );
	expect( at() ).toBeLessThan( 200 );
	pass( 60 );
	expect( at() ).toBe( 200 );
	expect( part( 'position' ) ).toHaveTextContent( '3 to 4 of 6' );
	part( 'previous' ).click();
	pass( 600 );
	expect( at() ).toBe( 0 );
} );

it( '[PROP-08] plays a slide every 3000 ms and begins anew after the last', () => {
	start( 4, 'data-autoplay-speed="3000"' );
	tellSeen( true );
	pass( 2999 );
	expect( at() ).toBe( 0 );
	pass( 1 + 600 );
	expect( at() ).toBe( 100 );
	pass( 3000 );
	expect( at() ).toBe( 200 );
	pass( 3000 );
	expect( at() ).toBe( 0 );
} );

it( 'does not play by itself unless the page says so', () => {
	start();
	pass( 60000 );
	expect( at() ).toBe( 0 );
} );

it( 'waits under the pointer, with the focus in it, out of sight and after Pause', () => {
	start( 6, 'data-autoplay-speed="3000"' );
	const root = document.querySelector( 'section' )!;
	pass( 10000 );
	expect( at() ).toBe( 0 );
	tellSeen( true );
	root.dispatchEvent( new Event( 'pointerenter' ) );
	pass( 10000 );
	expect( at() ).toBe( 0 );
	root.dispatchEvent( new Event( 'pointerleave' ) );
	document.querySelector( 'a' )!.focus();
	pass( 10000 );
	expect( at() ).toBe( 0 );
	document.querySelector( 'a' )!.blur();
	part( 'play' ).click();
	expect( part( 'play' ) ).toHaveTextContent( 'Play' );
	pass( 10000 );
	expect( at() ).toBe( 0 );
	part( 'play' ).click();
	pass( 3600 );
	expect( at() ).toBe( 100 );
} );

it( 'neither plays nor glides where the visitor prefers reduced motion', () => {
	prefersLess = true;
	start( 6, 'data-autoplay-speed="3000"' );
	tellSeen( true );
	pass( 10000 );
	expect( at() ).toBe( 0 );
	part( 'next' ).click();
	expect( at() ).toBe( 200 );
} );

it( 'lets nobody tab into slides out of sight', () => {
	start();
	expect( hidden() ).toBe( 4 );
	part( 'next' ).click();
	pass( 600 );
	expect( ( part( 'track' ).children[ 0 ] as HTMLElement ).inert ).toBe( true );
	expect( ( part( 'track' ).children[ 2 ] as HTMLElement ).inert ).toBe( false );
} );

it( 'says at its ends that it goes no further, and keeps the focus there', () => {
	start( 4 );
	expect( part( 'previous' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	part( 'next' ).focus();
	part( 'next' ).click();
	pass( 600 );
	expect( part( 'next' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( part( 'next' ) ).toHaveFocus();
} );

it( 'has no buttons where everything is in sight', () => {
	start( 2 );
	expect( document.querySelector( 'section' ) ).not.toHaveClass( 'is-ready' );
	start( 3 );
	expect( document.querySelector( 'section' ) ).toHaveClass( 'is-ready' );
} );

it( 'goes by one slide with the arrow keys while the row has the focus', () => {
	start();
	part( 'track' ).focus();
	part( 'track' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } ) );
	pass( 600 );
	expect( at() ).toBe( 100 );
} );
