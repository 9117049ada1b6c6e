import { PAGE_MS, scrollToTop, STEP_MS } from './scroll-to-top';

let frames: FrameRequestCallback[] = [];
let reduced = false;
const scrollTo = jest.fn();
const element = document.createElement( 'div' );

beforeEach( () => {
	frames = [];
	reduced = false;
	scrollTo.mockClear();
	document.documentElement.style.scrollPaddingTop = '';
	Object.assign( window, {
		scrollTo,
		scrollY: 100,
		innerHeight: 800,
		matchMedia: () => ( { matches: reduced } ),
		requestAnimationFrame: ( frame: FrameRequestCallback ) => frames.push( frame ),
	} );
	Object.defineProperty( document.documentElement, 'scrollHeight', { value: 5000, configurable: true } );
	element.getBoundingClientRect = () => ( { top: 400 } ) as DOMRect;
	jest.spyOn( performance, 'now' ).mockReturnValue( 1000 );
} );

const at = ( milliseconds: number ) => frames.shift()?.( 1000 + milliseconds );
const position = () => scrollTo.mock.lastCall?.[ 0 ].top;

it.each( [
	[ 'a step', STEP_MS, 300 ],
	[ 'the page', PAGE_MS, 500 ],
] )( '[VAL-01] [VAL-02] %s is at the form, 50 px below the top, in time', ( _what, duration, milliseconds ) => {
	scrollToTop( element, duration );
	at( milliseconds / 2 );
	expect( position() ).toBe( 275 );
	at( milliseconds );
	expect( position() ).toBe( 450 );
	expect( frames ).toHaveLength( 0 );
} );

it( '[VAL-02] jumps where less motion is asked for', () => {
	reduced = true;
	scrollToTop( element, STEP_MS );
	expect( scrollTo ).toHaveBeenCalledWith( { top: 450, behavior: 'instant' } );
	expect( frames ).toHaveLength( 0 );
} );

it( '[VAL-02] the visitor wins', () => {
	scrollToTop( element, STEP_MS );
	at( 100 );
	window.dispatchEvent( new Event( 'wheel' ) );
	scrollTo.mockClear();
	at( 200 );
	expect( scrollTo ).not.toHaveBeenCalled();
} );

it( '[VAL-02] a header that is higher than the offset does not cover the form', () => {
	document.documentElement.style.scrollPaddingTop = '90px';
	reduced = true;
	scrollToTop( element, STEP_MS );
	expect( position() ).toBe( 410 );
} );
