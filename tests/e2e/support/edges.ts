import type { Page } from '@playwright/test';

/** Where the header's name, the breadcrumbs, the page's title (with the picture or the day beside it) and the footer begin. */
const edges = () =>
	Object.fromEntries(
		[ '.hh-wordmark', '.hh-breadcrumbs li', 'main h1', '.hh-footer :is(h2, p, a)' ].flatMap( ( selector ) => {
			const found = [ ...document.querySelectorAll( selector ) ].find( ( one ) => one.getBoundingClientRect().width > 1 );
			const head = selector === 'main h1' ? found?.closest( '.hh-wrap > :not(.hh-home-hero__panel)' ) ?? found : found;
			return head ? [ [ selector, Math.round( head.getBoundingClientRect().left ) ] ] : [];
		} )
	);

/** What does not begin where the rest of the page does, as the window is; none where all of it does. */
export async function misaligned( page: Page ): Promise< string[] > {
	const found = await page.evaluate( edges );
	const all = Object.values( found );
	return Math.max( ...all ) - Math.min( ...all ) > 1 ? [ `begins at more than one edge: ${ JSON.stringify( found ) }` ] : [];
}

/** What is wider than a window of any width, and so scrolls sideways: the page, or a table of results. */
export async function tooWide( page: Page ): Promise< string[] > {
	return page.evaluate( () => [ document.documentElement, ...document.querySelectorAll( '.hh-results' ) ].filter( ( one ) => one.scrollWidth > one.clientWidth ).map( ( one ) => `scrolls sideways: ${ one.className || one.tagName } ${ one.scrollWidth }` ) );
}

/** What touches: a heading and the line below it, two paragraphs that look alike, the pieces of a button's label; and a button that its place is too narrow for. */
export async function glued( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const isSeen = ( element: Element ) => element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) && ! element.closest( '.hh-visually-hidden, .screen-reader-text, dialog, [inert]' ) && element.getBoundingClientRect().height > 0;
		const seen = ( selector: string ) => [ ...document.querySelectorAll( selector ) ].filter( isSeen );
		const box = ( element: Element ) => element.getBoundingClientRect();
		const name = ( element: Element ) => `${ element.tagName.toLowerCase() }.${ element.classList[ 0 ] ?? '' } “${ ( element.textContent ?? '' ).trim().slice( 0, 40 ) }”`;
		/** The line with which a part begins, if it has one. */
		const lined = ( part: Element ) => [ part, ...part.querySelectorAll( '*' ) ].find( ( one ) => isSeen( one ) && box( one ).top < box( part ).top + 1 && parseFloat( getComputedStyle( one ).borderTopWidth ) > 0 );
		const below = ( element: Element ): Element | null => ( element.nextElementSibling && ! isSeen( element.nextElementSibling ) ? below( element.nextElementSibling ) : element.nextElementSibling );
		const isLong = ( text: Element ) => box( text ).height > 1.5 * parseFloat( getComputedStyle( text ).lineHeight );
		const look = ( element: Element ) => [ 'color', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight' ].map( ( one ) => getComputedStyle( element )[ one as 'color' ] ).join();
		const headings = seen( 'main :is(h1, h2, h3)' ).filter( ( heading ) => {
			const next = below( heading );
			return next && lined( next ) && box( next ).top - box( heading ).bottom < 6 && box( next ).top >= box( heading ).bottom;
		} );
		const texts = seen( 'p, address' );
		const paragraphs = texts.slice( 1 ).filter( ( text, before ) => {
			const above = texts[ before ]!;
			return isLong( text ) && ! above.contains( text ) && box( above ).left === box( text ).left && Math.abs( box( text ).top - box( above ).bottom ) < 3 && look( above ) === look( text );
		} );
		const isSpread = ( { columnGap, fontSize }: CSSStyleDeclaration ) => parseFloat( columnGap ) > 0.3 * parseFloat( fontSize );
		const labels = seen( '.hh-button' ).filter( ( button ) => isSpread( getComputedStyle( button ) ) && [ ...button.childNodes ].some( ( node ) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ) && [ ...button.children ].some( ( child ) => isSeen( child ) && child.textContent?.trim() ) );
		const wide = seen( 'main .hh-button' ).filter( ( button ) => box( button.parentElement! ).width > 0 && box( button ).right > box( button.parentElement! ).right + 1 );
		return [ ...wide.map( ( one ) => `is wider than its place: ${ name( one ) }` ), ...headings.map( ( one ) => `touches the line below: ${ name( one ) }` ), ...paragraphs.map( ( one ) => `touches the paragraph above: ${ name( one ) }` ), ...labels.map( ( one ) => `a label in pieces: ${ name( one ) }` ) ];
	} );
}
