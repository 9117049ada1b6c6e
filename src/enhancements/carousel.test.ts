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
	const slides = Array.from( { length: count }, ( _, index ) => `<li class="hh-carousel__slide" style="box-sizing: border-box; margin: 0; padding: 0; width: ${ SLIDE }px"><a href="#${ index }">Slide ${ index + 1 }</a></li>` ).join( '' );
	document.body.innerHTML = `<section data-hh-carousel ${ attributes }>
		<button data-hh-carousel-play data-play-label="Play">Pause</button>
		<p data-hh-carousel-position data-text="%1$s to %2$s of %3$s" data-text-one="%1$s of %2$s"></p>
		<button data-hh-carousel-previous>Previous</button><button data-hh-carousel-next>Next</button>
		<ul class="hh-carousel__track" data-hh-carousel-track tabindex="0">${ slides }</ul></section>`;
	jest.isolateModules( () => {
		require( './carousel' );
	} );
}
const part = ( name: string ) => document.querySelector< HTMLElement >( `[data-hh-carousel-${ name }]` )!;
/** How far the row is, scrolled by the browser or moved by Swiper. */
const at = () => part( 'track' ).scrollLeft - Number( /translate3d\((-?[\d.]+)px/.exec( part( 'track' ).style.transform )?.[ 1 ] ?? 0 );
/** Swiper comes by promises, which no clock drives. */
const swiperComes = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};
const pass = async ( time: number ) => {
	await swiperComes();
	jest.advanceTimersByTime( time );
	await swiperComes();
};
const transition = () => part( 'track' ).style.transitionDuration;
const hidden = () => [ ...part( 'track' ).children ].filter( ( slide ) => ( slide as HTMLElement ).inert ).length;

it( '[PROP-08] a step takes 500 ms and goes on by as many as are in sight', async () => {
	start();
	expect( part( 'position' ) ).toHaveTextContent( '1 to 2 of 6' );
	part( 'next' ).click();
	await pass( 20 );
	expect( at() ).toBe( 200 );
	expect( transition() ).toBe( '500ms' );
	expect( part( 'position' ) ).toHaveTextContent( '3 to 4 of 6' );
	part( 'previous' ).click();
	await pass( 600 );
	expect( at() ).toBe( 0 );
} );

it( '[PROP-08] plays a slide every 3000 ms and begins anew after the last', async () => {
	start( 4, 'data-autoplay-speed="3000"' );
	tellSeen( true );
	await pass( 2999 );
	expect( at() ).toBe( 0 );
	await pass( 1 + 20 );
	expect( at() ).toBe( 100 );
	expect( transition() ).toBe( '500ms' );
	await pass( 2980 );
	expect( at() ).toBe( 200 );
	await pass( 3000 );
	expect( at() ).toBe( 0 );
} );

it( 'does not play by itself unless the page says so', async () => {
	start();
	await pass( 60000 );
	expect( at() ).toBe( 0 );
} );

it( 'waits under the pointer, with the focus in it, out of sight and after Pause', async () => {
	start( 6, 'data-autoplay-speed="3000"' );
	const root = document.querySelector( 'section' )!;
	await pass( 10000 );
	expect( at() ).toBe( 0 );
	tellSeen( true );
	root.dispatchEvent( new Event( 'pointerenter' ) );
	await pass( 10000 );
	expect( at() ).toBe( 0 );
	root.dispatchEvent( new Event( 'pointerleave' ) );
	document.querySelector( 'a' )!.focus();
	await pass( 10000 );
	expect( at() ).toBe( 0 );
	document.querySelector( 'a' )!.blur();
	part( 'play' ).click();
	expect( part( 'play' ) ).toHaveTextContent( 'Play' );
	await pass( 10000 );
	expect( at() ).toBe( 0 );
	part( 'play' ).click();
	await pass( 3600 );
	expect( at() ).toBe( 100 );
} );

it( 'neither plays nor glides where the visitor prefers reduced motion', async () => {
	prefersLess = true;
	start( 6, 'data-autoplay-speed="3000"' );
	tellSeen( true );
	await pass( 10000 );
	expect( at() ).toBe( 0 );
	part( 'next' ).click();
	await pass( 20 );
	expect( at() ).toBe( 200 );
	expect( transition() ).toBe( '0ms' );
} );

it( 'takes over where the visitor has scrolled to', async () => {
	start();
	part( 'track' ).scrollLeft = 100;
	part( 'next' ).click();
	await pass( 20 );
	expect( part( 'track' ).scrollLeft ).toBe( 0 );
	expect( at() ).toBe( 300 );
} );

it( 'is the browser’s own row until a step is asked for', async () => {
	start();
	await pass( 10000 );
	expect( document.querySelector( 'section' ) ).not.toHaveClass( 'is-live' );
	expect( part( 'track' ).style.transform ).toBe( '' );
} );

it( 'steps without Swiper too', async () => {
	jest.doMock( '../lib/slides', () => ( { loadSlides: () => Promise.reject( new Error( 'offline' ) ) } ) );
	const scrollTo = jest.fn();
	start();
	part( 'track' ).scrollTo = scrollTo;
	part( 'next' ).click();
	await pass( 20 );
	expect( scrollTo ).toHaveBeenCalledWith( { left: 200, behavior: 'smooth' } );
	jest.dontMock( '../lib/slides' );
} );

it( 'lets nobody tab into slides out of sight', async () => {
	start();
	expect( hidden() ).toBe( 4 );
	part( 'next' ).click();
	await pass( 600 );
	expect( ( part( 'track' ).children[ 0 ] as HTMLElement ).inert ).toBe( true );
	expect( ( part( 'track' ).children[ 2 ] as HTMLElement ).inert ).toBe( false );
} );

it( 'says at its ends that it goes no further, and keeps the focus there', async () => {
	start( 4 );
	expect( part( 'previous' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	part( 'next' ).focus();
	part( 'next' ).click();
	await pass( 600 );
	expect( part( 'next' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( part( 'next' ) ).toHaveFocus();
} );

it( 'has no buttons where everything is in sight', async () => {
	start( 2 );
	expect( document.querySelector( 'section' ) ).not.toHaveClass( 'is-ready' );
	start( 3 );
	expect( document.querySelector( 'section' ) ).toHaveClass( 'is-ready' );
} );

it( 'goes by one slide with the arrow keys while the row has the focus', async () => {
	start();
	part( 'track' ).focus();
	part( 'track' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } ) );
	await pass( 600 );
	expect( at() ).toBe( 100 );
} );
