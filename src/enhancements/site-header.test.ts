import userEvent from '@testing-library/user-event';

let tellSeen: ( entries: Array< { isIntersecting: boolean; boundingClientRect: { top: number } } > ) => void;

beforeEach( () => {
	jest.resetModules();
	window.IntersectionObserver = class {
		constructor( callback: typeof tellSeen ) {
			tellSeen = callback;
		}
		observe() {}
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML = `
		<header data-site-header>
			<details data-site-menu><summary>Menu</summary><a href="#buy">Buy</a></details>
			<details data-hh-dropdown><summary>More</summary><button>One</button></details>
		</header>
		<main><button>Outside</button></main>`;
	jest.isolateModules( () => {
		require( './site-header' );
	} );
} );

const details = ( name: string ) => document.querySelector< HTMLDetailsElement >( `details[${ name }]` )!;
/** jsdom neither opens a details at a click nor tells of it. */
const open = ( element: HTMLDetailsElement ) => {
	element.open = true;
	element.dispatchEvent( new Event( 'toggle' ) );
};

it( 'marks the header as fixed once the page has scrolled past its place', () => {
	const header = document.querySelector( 'header' )!;
	tellSeen( [ { isIntersecting: false, boundingClientRect: { top: -10 } } ] );
	expect( header ).toHaveClass( 'is-fixed' );
	tellSeen( [ { isIntersecting: true, boundingClientRect: { top: 0 } } ] );
	expect( header ).not.toHaveClass( 'is-fixed' );
} );

it( 'closes the menu with Escape and gives the focus back', async () => {
	const menu = details( 'data-site-menu' );
	open( menu );
	expect( document.documentElement ).toHaveClass( 'has-open-menu' );
	menu.querySelector( 'a' )!.focus();
	await userEvent.keyboard( '{Escape}' );
	expect( menu.open ).toBe( false );
	expect( menu.querySelector( 'summary' ) ).toHaveFocus();
} );

it( 'closes with a click outside, a link inside, and when the keyboard leaves', async () => {
	const menu = details( 'data-site-menu' );
	open( menu );
	await userEvent.click( document.querySelector( 'main button' )! );
	expect( menu.open ).toBe( false );
	open( menu );
	menu.querySelector( 'a' )!.addEventListener( 'click', ( event ) => event.preventDefault() );
	await userEvent.click( menu.querySelector( 'a' )! );
	expect( menu.open ).toBe( false );
	open( menu );
	menu.querySelector( 'a' )!.focus();
	document.querySelector< HTMLElement >( 'main button' )!.focus();
	expect( menu.open ).toBe( false );
} );

it( 'keeps one dropdown open at a time', () => {
	open( details( 'data-site-menu' ) );
	open( details( 'data-hh-dropdown' ) );
	expect( details( 'data-site-menu' ).open ).toBe( false );
	expect( details( 'data-hh-dropdown' ).open ).toBe( true );
} );
