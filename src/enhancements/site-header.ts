/**
 * The header while the page scrolls, and the menus and dropdown buttons in it.
 *
 * | hook                                  | what happens                                                        |
 * |---------------------------------------|---------------------------------------------------------------------|
 * | `[data-site-header]`                  | has the class `is-fixed` while it is away from its place; the sheet |
 * |                                       | makes it stick (`position: sticky`), several bars may carry it      |
 * | `<details data-site-menu>`            | the global menu: Escape, a click outside, a link in it and leaving  |
 * |                                       | it with the keyboard close it; `<html>` has `has-open-menu`         |
 * | `<details data-hh-dropdown>`          | a dropdown button: the same; opening one closes the others          |
 *
 * All of them are `<details>`, so they open and close without JavaScript too.
 */
const DETAILS = 'details[data-site-menu], details[data-hh-dropdown]';

function watchHeader( header: HTMLElement ): void {
	// A line at the header's own place tells whether the page has scrolled past it; it takes no room.
	const mark = document.createElement( 'span' );
	mark.setAttribute( 'aria-hidden', 'true' );
	mark.style.cssText = 'position:absolute;width:1px;height:1px;pointer-events:none';
	header.before( mark );
	new IntersectionObserver( ( [ entry ] ) => {
		if ( entry ) {
			header.classList.toggle( 'is-fixed', ! entry.isIntersecting && entry.boundingClientRect.top < 0 );
		}
	} ).observe( mark );
}

function close( details: HTMLDetailsElement, takeFocusBack: boolean ): void {
	details.open = false;
	if ( takeFocusBack ) {
		details.querySelector( 'summary' )?.focus();
	}
}

function watchDetails( details: HTMLDetailsElement, all: HTMLDetailsElement[] ): void {
	details.addEventListener( 'toggle', () => {
		if ( details.open ) {
			all.filter( ( other ) => other !== details && ! other.contains( details ) ).forEach( ( other ) => close( other, false ) );
		}
		const isMenuOpen = all.some( ( one ) => one.open && one.hasAttribute( 'data-site-menu' ) );
		document.documentElement.classList.toggle( 'has-open-menu', isMenuOpen );
	} );
	details.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && details.open ) {
			event.stopPropagation();
			close( details, true );
		}
	} );
	details.addEventListener( 'focusout', ( event ) => {
		// No target means that the window lost the focus, or that something that takes none was clicked.
		if ( details.open && event.relatedTarget instanceof Node && ! details.contains( event.relatedTarget ) ) {
			close( details, false );
		}
	} );
	details.addEventListener( 'click', ( event ) => {
		// A link to a part of this very page leaves the menu over it otherwise.
		if ( event.target instanceof Element && event.target.closest( 'a[href]' ) ) {
			close( details, false );
		}
	} );
}

for ( const header of document.querySelectorAll< HTMLElement >( '[data-site-header]' ) ) {
	watchHeader( header );
}

const all = [ ...document.querySelectorAll< HTMLDetailsElement >( DETAILS ) ];
all.forEach( ( details ) => watchDetails( details, all ) );
document.addEventListener( 'pointerdown', ( event ) => {
	for ( const details of all ) {
		if ( details.open && event.target instanceof Node && ! details.contains( event.target ) ) {
			close( details, false );
		}
	}
} );

export {};
