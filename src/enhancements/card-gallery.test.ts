import { isPictures } from './card-gallery/pictures';

const PICTURES = [ 1, 2, 3 ].map( ( number ) => ( { src: `/picture-${ number }.jpg`, width: 600, height: 400, color: '#d8cfbc' } ) );
const WIDTH = 300;

type Seen = ( entries: Array< { target: Element; isIntersecting: boolean; intersectionRatio: number } > ) => void;
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
		unobserve() {}
	} as unknown as typeof IntersectionObserver;
	// jsdom itself lays nothing out, scrolls nothing and fetches no picture.
	jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( WIDTH );
	jest.spyOn( HTMLImageElement.prototype, 'complete', 'get' ).mockReturnValue( true );
	Element.prototype.scrollTo = function ( this: Element, to?: ScrollToOptions | number ) {
		this.scrollLeft = ( to as ScrollToOptions ).left ?? 0;
		this.dispatchEvent( new Event( 'scroll' ) );
	};
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

/** Cards below each other, so many pixels apart. */
function start( count = 1, apart = 200 ): Element[] {
	const card = `<article><div data-hh-card-gallery='${ JSON.stringify( PICTURES ) }'><img alt="Front" src="/picture-1.jpg"><i data-hh-card-position>12</i></div><a href="/x">Read</a></article>`;
	document.body.innerHTML = `<div data-hh-card-words='{"next":"Next one","pause":"Stop"}'>${ card.repeat( count ) }</div>`;
	const elements = [ ...document.querySelectorAll( '[data-hh-card-gallery]' ) ];
	elements.forEach( ( element, index ) => {
		element.getBoundingClientRect = () => ( { left: window.innerWidth / 2, width: 0, top: index * apart, height: 100 } ) as DOMRect;
	} );
	jest.isolateModules( () => {
		require( './card-gallery' );
	} );
	return elements;
}
const see = ( elements: Element[], isIntersecting = true ) => tellSeen( elements.map( ( target ) => ( { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 } ) ) );
const row = ( element: Element | undefined ) => element!.querySelector< HTMLElement >( '.hh-card-slides' )!;
/** Which picture is in sight, from 0. */
const shown = ( element: Element | undefined ) => row( element ).scrollLeft / WIDTH;
const button = ( name: string ) => document.querySelector< HTMLButtonElement >( `button[aria-label="${ name }"]` );
/** The row that a finger moves. */
const swipe = ( element: Element, to: number ) => {
	row( element ).dispatchEvent( new Event( 'touchstart' ) );
	row( element ).scrollLeft = to * WIDTH;
	row( element ).dispatchEvent( new Event( 'scroll' ) );
	row( element ).dispatchEvent( Object.assign( new Event( 'touchend' ), { touches: [] } ) );
};

it( '[LIST-03] plays a step every 3000 ms, starting after 1 s, round and round', () => {
	const [ card ] = start();
	see( [ card! ] );
	jest.advanceTimersByTime( 999 );
	expect( shown( card ) ).toBe( 0 );
	jest.advanceTimersByTime( 1 );
	expect( shown( card ) ).toBe( 1 );
	jest.advanceTimersByTime( 2999 );
	expect( shown( card ) ).toBe( 1 );
	jest.advanceTimersByTime( 1 );
	expect( shown( card ) ).toBe( 2 );
	// On to the first one's copy, and from there to the first.
	jest.advanceTimersByTime( 3000 );
	expect( shown( card ) ).toBe( 3 );
	jest.advanceTimersByTime( 500 );
	expect( shown( card ) ).toBe( 0 );
	jest.advanceTimersByTime( 2500 );
	expect( shown( card ) ).toBe( 1 );
} );

it( '[LIST-03] plays only while visible, and shows the front again to whoever comes back', () => {
	const [ card ] = start();
	jest.advanceTimersByTime( 10000 );
	expect( row( card ) ).toBeNull();
	see( [ card! ] );
	jest.advanceTimersByTime( 1000 );
	expect( shown( card ) ).toBe( 1 );
	see( [ card! ], false );
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 0 );
} );

it( '[LIST-03] does not play where the visitor prefers reduced motion, and goes on by hand all the same', () => {
	prefersLess = true;
	const [ card ] = start();
	see( [ card! ] );
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 0 );
	expect( button( 'Stop' ) ).not.toBeVisible();
	button( 'Next one' )!.click();
	expect( shown( card ) ).toBe( 1 );
} );

it( 'plays on one card at a time: the one in the middle of the window', () => {
	// 768 px high: the middle of the third is nearest to that of the window.
	const cards = start( 5 );
	see( cards );
	jest.advanceTimersByTime( 1000 );
	expect( cards.map( shown ) ).toEqual( [ 0, 0, 1, 0, 0 ] );
	cards.forEach( ( card, index ) => ( card.getBoundingClientRect = () => ( { left: window.innerWidth / 2, width: 0, top: ( index - 2 ) * 200, height: 100 } ) as DOMRect ) );
	window.dispatchEvent( new Event( 'scroll' ) );
	jest.advanceTimersByTime( 1100 );
	expect( cards.map( shown ) ).toEqual( [ 0, 0, 0, 0, 1 ] );
	expect( [ ...document.querySelectorAll< HTMLElement >( '.hh-card-pause' ) ].map( ( one ) => one.hidden ) ).toEqual( [ true, true, true, true, false ] );
} );

it( 'takes up cards that come later, lets those go that leave, and knows one that comes back', async () => {
	const [ card ] = start();
	see( [ card! ] );
	jest.advanceTimersByTime( 1000 );
	expect( shown( card ) ).toBe( 1 );
	const list = document.querySelector( '[data-hh-card-words]' )!;
	const [ article ] = list.children;
	const later = article!.cloneNode( true ) as HTMLElement;
	const picture = later.querySelector< HTMLElement >( '[data-hh-card-gallery]' )!;
	picture.replaceChildren( picture.querySelector( 'img' )! );
	list.replaceChildren( later );
	await Promise.resolve();
	see( [ picture ] );
	jest.advanceTimersByTime( 1000 );
	expect( [ shown( card ), shown( picture ) ] ).toEqual( [ 0, 1 ] );
	list.append( article! );
	await Promise.resolve();
	expect( article!.querySelectorAll( '.hh-card-slides' ) ).toHaveLength( 1 );
} );

it( 'waits while the pointer or the focus is on the card', () => {
	const [ card ] = start();
	see( [ card! ] );
	const article = document.querySelector( 'article' )!;
	article.dispatchEvent( new Event( 'pointerenter' ) );
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 0 );
	article.dispatchEvent( new Event( 'pointerleave' ) );
	const link = document.querySelector< HTMLElement >( 'article > a' )!;
	link.focus();
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 0 );
	link.blur();
	jest.advanceTimersByTime( 1000 );
	expect( shown( card ) ).toBe( 1 );
} );

it( 'stops and starts with the button on the card', () => {
	const [ card ] = start();
	see( [ card! ] );
	const pause = button( 'Stop' )!;
	pause.focus();
	pause.click();
	pause.blur();
	expect( pause ).toHaveAccessibleName( 'Play slideshow' );
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 0 );
	pause.focus();
	pause.click();
	jest.advanceTimersByTime( 1000 );
	expect( shown( card ) ).toBe( 1 );
} );

it( 'is turned by a swipe, by its buttons and by the arrow keys, says where it is, and plays no more', () => {
	const [ card ] = start();
	see( [ card! ] );
	const position = card!.querySelector( '[data-hh-card-position]' );
	swipe( card!, 1 );
	expect( position ).toHaveTextContent( '2/12' );
	expect( button( 'Stop' ) ).not.toBeVisible();
	jest.advanceTimersByTime( 10000 );
	expect( shown( card ) ).toBe( 1 );
	const link = document.querySelector< HTMLElement >( 'article > a' )!;
	const press = ( key: string ) => link.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );
	expect( press( 'ArrowRight' ) ).toBe( false );
	expect( position ).toHaveTextContent( '3/12' );
	jest.advanceTimersByTime( 200 );
	button( 'Next one' )!.click();
	jest.advanceTimersByTime( 200 );
	expect( position ).toHaveTextContent( '1/12' );
	expect( shown( card ) ).toBe( 0 );
	// Back from the first to the last.
	press( 'ArrowLeft' );
	expect( position ).toHaveTextContent( '3/12' );
	expect( press( 'Enter' ) ).toBe( true );
} );

it( 'lays its row over the first picture, as a link to the property, and hides it from those who listen', () => {
	const [ card ] = start();
	see( [ card! ] );
	expect( card!.firstElementChild ).toHaveAttribute( 'alt', 'Front' );
	expect( row( card ) ).toHaveAttribute( 'href', expect.stringMatching( /\/x$/ ) );
	expect( row( card ) ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( row( card ) ).toHaveAttribute( 'tabindex', '-1' );
	row( card ).querySelectorAll( 'img' ).forEach( ( image ) => expect( image ).toHaveAttribute( 'alt', '' ) );
} );

it.each( [ [ { src: 'javascript:alert(1)' } ], [ { url: '/x.jpg' } ], 'x', null ] )( 'takes no such pictures: %j', ( pictures ) => {
	expect( isPictures( pictures === null || typeof pictures === 'string' ? pictures : [ pictures ] ) ).toBe( false );
} );

it( 'fetches nothing before the card plays or is turned to, and then one picture ahead', () => {
	const cards = start( 2 );
	const fetched = ( card: Element | undefined ) => [ ...card!.querySelectorAll( '.hh-card-slide img[src]' ) ].map( ( image ) => image.getAttribute( 'src' ) ).filter( ( src ) => src !== '/picture-1.jpg' );
	see( cards );
	expect( fetched( cards[ 0 ] ) ).toEqual( [] );
	expect( fetched( cards[ 1 ] ) ).toEqual( [ '/picture-2.jpg' ] );
	jest.advanceTimersByTime( 1000 );
	expect( fetched( cards[ 1 ] ) ).toEqual( [ '/picture-2.jpg', '/picture-3.jpg' ] );
	document.querySelector( 'article' )!.dispatchEvent( new Event( 'pointerenter' ) );
	expect( fetched( cards[ 0 ] ) ).toEqual( [ '/picture-2.jpg' ] );
} );

it( 'leaves out a picture that cannot be had', () => {
	const [ card ] = start();
	see( [ card! ] );
	card!.querySelector( '.hh-card-slide img[src="/picture-2.jpg"]' )!.dispatchEvent( new Event( 'error' ) );
	expect( card!.querySelectorAll( '.hh-card-slide' ) ).toHaveLength( 3 );
	jest.advanceTimersByTime( 1000 );
	expect( card!.querySelectorAll( '.hh-card-slide' )[ 1 ]!.querySelector( 'img' ) ).toHaveAttribute( 'src', '/picture-3.jpg' );
} );

it( '[LIST-03] its buttons name the property, whatever its name has in it', () => {
	document.body.innerHTML = `<div data-hh-card-words='{"next":"Next photo of %s"}'><article><a href="/x"> $& Mill Lane </a><div data-hh-card-gallery='${ JSON.stringify( PICTURES ) }'><img alt="Front" src="/picture-1.jpg"></div></article></div>`;
	jest.isolateModules( () => {
		require( './card-gallery' );
	} );
	see( [ document.querySelector( '[data-hh-card-gallery]' )! ] );
	expect( button( 'Next photo of $& Mill Lane' ) ).not.toBeNull();
	expect( button( 'Previous photo of $& Mill Lane' ) ).not.toBeNull();
} );
