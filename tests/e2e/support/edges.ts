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
