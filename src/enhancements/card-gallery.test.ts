import { isPictures } from './card-gallery/slides';

const PICTURES = [ 1, 2, 3 ].map( ( number ) => ( { src: `/picture-${ number }.jpg`, width: 600, height: 400 } ) );

type Seen = ( entries: Array< { target: Element; isIntersecting: boolean } > ) => void;
let tellSeen: Seen;
let prefersLess: boolean;

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers();
	prefersLess = false;
	window.matchMedia = jest.fn( () => ( { matches: prefersLess, addEventListener: jest.fn() } ) ) as unknown as typeof window.matchMedia;
	window.IntersectionObserver = class {
		constructor( callback: Seen ) {
			tellSeen = callback;
		}
		observe() {}
	} as unknown as typeof IntersectionObserver;
	// jsdom loads no pictures; here they are there at once.
	jest.spyOn( HTMLImageElement.prototype, 'src', 'set' ).mockImplementation( function ( this: HTMLImageElement, address: string ) {
		this.setAttribute( 'src', address );
		this.dispatchEvent( new Event( 'load' ) );
	} );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

function start( count = 1 ): Element[] {
	document.body.innerHTML = Array.from(
		{ length: count },
		() => `<article><div data-hh-card-gallery='${ JSON.stringify( PICTURES ) }'><img alt="Front"><span>Sold</span></div><a href="/x">Read</a></article>`
	).join( '' );
	document.body.insertAdjacentHTML( 'beforeend', '<button data-hh-card-gallery-toggle data-play-label="Play" hidden>Pause</button>' );
	jest.isolateModules( () => {
		require( './card-gallery' );
	} );
	return [ ...document.querySelectorAll( '[data-hh-card-gallery]' ) ];
}
const see = ( elements: Element[], isIntersecting = true ) => tellSeen( elements.map( ( target ) => ( { target, isIntersecting } ) ) );
const shown = ( element: Element | undefined ) => [ ...( element?.querySelectorAll( '.hh-card-slide' ) ?? [] ) ].at( -1 )?.getAttribute( 'src' ) ?? null;
const pass = ( time: number ) => jest.advanceTimersByTime( time );

it( '[LIST-03] plays a step every 3000 ms, starting after 1 s, round and round', () => {
	const [ card ] = start();
	see( [ card! ] );
	pass( 999 );
	expect( shown( card ) ).toBeNull();
	pass( 1 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
	pass( 2999 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
	pass( 1 );
	expect( shown( card ) ).toBe( '/picture-3.jpg' );
	pass( 3000 + 600 );
	expect( shown( card ) ).toBeNull();
} );

it( '[LIST-03] plays only while visible', () => {
	const [ card ] = start();
	pass( 10000 );
	expect( shown( card ) ).toBeNull();
	see( [ card! ] );
	pass( 1000 );
	see( [ card! ], false );
	pass( 10000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( '[LIST-03] does not play where the visitor prefers reduced motion', () => {
	prefersLess = true;
	const [ card ] = start();
	see( [ card! ] );
	pass( 10000 );
	expect( shown( card ) ).toBeNull();
	expect( document.querySelector( 'button' ) ).not.toBeVisible();
} );

it( 'waits while the pointer or the focus is on the card', () => {
	const [ card ] = start();
	see( [ card! ] );
	const article = document.querySelector( 'article' )!;
	article.dispatchEvent( new Event( 'pointerenter' ) );
	pass( 10000 );
	expect( shown( card ) ).toBeNull();
	article.dispatchEvent( new Event( 'pointerleave' ) );
	document.querySelector( 'a' )!.focus();
	pass( 10000 );
	expect( shown( card ) ).toBeNull();
	document.querySelector( 'a' )!.blur();
	pass( 1000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( 'plays on a few cards at once', () => {
	const cards = start( 6 );
	see( cards );
	pass( 1000 );
	expect( cards.filter( ( card ) => shown( card ) !== null ) ).toHaveLength( 3 );
} );

it( 'stops and starts with its button', () => {
	const [ card ] = start();
	const button = document.querySelector( 'button' )!;
	see( [ card! ] );
	expect( button ).toBeVisible();
	button.click();
	expect( button ).toHaveTextContent( 'Play' );
	pass( 10000 );
	expect( shown( card ) ).toBeNull();
	button.click();
	pass( 1000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( 'lays pictures over the first and under the card’s ribbon, and hides them from those who listen', () => {
	const [ card ] = start();
	see( [ card! ] );
	pass( 1000 );
	expect( [ ...card!.children ].map( ( child ) => child.tagName ) ).toEqual( [ 'IMG', 'IMG', 'SPAN' ] );
	expect( card!.children[ 1 ] ).toHaveAttribute( 'alt', '' );
} );

it.each( [ [ { src: 'javascript:alert(1)' } ], [ { url: '/x.jpg' } ], 'x', null ] )( 'takes no such pictures: %j', ( pictures ) => {
	expect( isPictures( pictures === null || typeof pictures === 'string' ? pictures : [ pictures ] ) ).toBe( false );
} );
