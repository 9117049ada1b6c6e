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
	// jsdom itself lays nothing out.
	jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( 300 );
	jest.spyOn( HTMLElement.prototype, 'offsetLeft', 'get' ).mockImplementation( function ( this: HTMLElement ) {
		return [ ...( this.parentElement?.children ?? [] ) ].indexOf( this ) * 300;
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
/** The topmost picture that is not faded out; null while the card's own is in sight. */
const shown = ( element: Element | undefined ) =>
	[ ...( element?.querySelectorAll< HTMLElement >( '.hh-card-slide' ) ?? [] ) ]
		.filter( ( slide ) => slide.style.opacity === '1' )
		.at( -1 )
		?.querySelector( 'img' )
		?.getAttribute( 'src' ) ?? null;
/** Swiper comes by promises, which no clock drives. */
const settle = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};
const pass = async ( time: number ) => {
	await settle();
	jest.advanceTimersByTime( time );
	await settle();
};

it( '[LIST-03] plays a step every 3000 ms, starting after 1 s, round and round', async () => {
	const [ card ] = start();
	see( [ card! ] );
	await pass( 999 );
	expect( shown( card ) ).toBeNull();
	await pass( 1 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
	await pass( 2999 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
	await pass( 1 );
	expect( shown( card ) ).toBe( '/picture-3.jpg' );
	await pass( 3000 + 600 );
	expect( shown( card ) ).toBeNull();
} );

it( '[LIST-03] plays only while visible', async () => {
	const [ card ] = start();
	await pass( 10000 );
	expect( shown( card ) ).toBeNull();
	see( [ card! ] );
	await pass( 1000 );
	see( [ card! ], false );
	await pass( 10000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( '[LIST-03] does not play where the visitor prefers reduced motion', async () => {
	prefersLess = true;
	const [ card ] = start();
	see( [ card! ] );
	await pass( 10000 );
	expect( shown( card ) ).toBeNull();
	expect( document.querySelector( 'button' ) ).not.toBeVisible();
} );

it( 'waits while the pointer or the focus is on the card', async () => {
	const [ card ] = start();
	see( [ card! ] );
	const article = document.querySelector( 'article' )!;
	article.dispatchEvent( new Event( 'pointerenter' ) );
	await pass( 10000 );
	expect( shown( card ) ).toBeNull();
	article.dispatchEvent( new Event( 'pointerleave' ) );
	document.querySelector( 'a' )!.focus();
	await pass( 10000 );
	expect( shown( card ) ).toBeNull();
	document.querySelector( 'a' )!.blur();
	await pass( 1000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( 'plays on a few cards at once', async () => {
	const cards = start( 6 );
	see( cards );
	await pass( 1000 );
	expect( cards.filter( ( card ) => shown( card ) !== null ) ).toHaveLength( 3 );
} );

it( 'stops and starts with its button', async () => {
	const [ card ] = start();
	const button = document.querySelector( 'button' )!;
	see( [ card! ] );
	expect( button ).toBeVisible();
	button.click();
	expect( button ).toHaveTextContent( 'Play' );
	await pass( 10000 );
	expect( shown( card ) ).toBeNull();
	button.click();
	await pass( 1000 );
	expect( shown( card ) ).toBe( '/picture-2.jpg' );
} );

it( 'lays pictures over the first and under the card’s ribbon, and hides them from those who listen', async () => {
	const [ card ] = start();
	see( [ card! ] );
	await pass( 1000 );
	expect( [ ...card!.children ].map( ( child ) => child.tagName ) ).toEqual( [ 'IMG', 'DIV', 'SPAN' ] );
	card!.children[ 1 ]!.querySelectorAll( 'img' ).forEach( ( image ) => expect( image ).toHaveAttribute( 'alt', '' ) );
} );

it.each( [ [ { src: 'javascript:alert(1)' } ], [ { url: '/x.jpg' } ], 'x', null ] )( 'takes no such pictures: %j', ( pictures ) => {
	expect( isPictures( pictures === null || typeof pictures === 'string' ? pictures : [ pictures ] ) ).toBe( false );
} );

it( 'fetches a picture one step ahead, and none before the card plays', async () => {
	const [ card ] = start();
	const fetched = () => [ ...card!.querySelectorAll( '.hh-card-slide img[src]' ) ].map( ( image ) => image.getAttribute( 'src' ) );
	await pass( 5000 );
	expect( fetched() ).toEqual( [] );
	see( [ card! ] );
	await pass( 1 );
	expect( fetched() ).toEqual( [ '/picture-2.jpg' ] );
	await pass( 1000 );
	expect( fetched() ).toEqual( [ '/picture-2.jpg', '/picture-3.jpg' ] );
} );
