import type { Page } from '@playwright/test';

/** WCAG 1.4.12: the spaces that a reader may set. */
const SPACED = '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** WCAG 1.4.4: text alone twice as large, the window as it is. */
const LARGE = 'html { font-size: 200% !important; }';

/** Words that are cut off, that something else lies over, or that make the page scroll sideways, with texts set otherwise. */
export async function unreadable( page: Page, how: 'spaced' | 'large' ): Promise< string[] > {
	const style = await page.addStyleTag( { content: how === 'spaced' ? SPACED : LARGE } );
	const faults = await page.evaluate( findUnreadable );
	await style.evaluate( ( element ) => ( element as Element ).remove() );
	return faults.map( ( fault ) => `texts ${ how }: ${ fault }` );
}

/** Which part of the window's height lies under bars that stay, in the middle of the page: 0 to 1. */
export async function coveredByBars( page: Page ): Promise< number > {
	return page.evaluate( async () => {
		window.scrollTo( { top: document.body.scrollHeight / 2, behavior: 'instant' } );
		for ( let frames = 0; frames < 3; frames++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
		const isBar = ( element: Element | null ): boolean =>
			element !== null && ( /^(fixed|sticky)$/.test( getComputedStyle( element ).position ) || isBar( element.parentElement ) );
		const rows = Array.from( { length: window.innerHeight }, ( _, y ) => y );
		const covered = rows.filter( ( y ) => isBar( document.elementFromPoint( window.innerWidth / 2, y ) ) ).length;
		window.scrollTo( { top: 0, behavior: 'instant' } );
		return covered / rows.length;
	} );
}

/** Runs in the page. */
async function findUnreadable(): Promise< string[] > {
	for ( let frames = 0; frames < 2; frames++ ) {
		await new Promise( ( done ) => requestAnimationFrame( done ) );
	}
	const faults = new Set< string >();
	const isSeen = ( element: Element ) => element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) && ! element.closest( '[inert], [aria-hidden="true"], .hh-skip, .hh-visually-hidden, .screen-reader-text, svg, select, option, dialog:not([open])' );
	/** Words for screen readers, by whatever class. */
	const isForReaders = ( element: Element | null ): boolean =>
		element !== null && ( getComputedStyle( element ).clipPath.startsWith( 'inset(50%' ) || ( getComputedStyle( element ).position === 'absolute' && element.clientHeight <= 2 ) || isForReaders( element.parentElement ) );
	const scrolls = ( element: Element ) => /auto|scroll/.test( getComputedStyle( element ).overflow );
	/** The nearest that cuts off what does not fit into it. */
	const cutter = ( element: Element ): Element | null => {
		for ( let one: Element | null = element; one && one !== document.body; one = one.parentElement ) {
			if ( scrolls( one ) || one.matches( '[data-hh-carousel], .hh-slides, .hh-map, [role="region"][aria-label^="Map"]' ) ) {
				return null;
			}
			const { overflowX, overflowY } = getComputedStyle( one );
			if ( /hidden|clip/.test( overflowX + overflowY ) ) {
				return one;
			}
		}
		return null;
	};
	const words = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
	while ( words.nextNode() ) {
		const [ text, parent ] = [ words.currentNode, words.currentNode.parentElement ];
		if ( ! text.textContent?.trim() || ! parent || ! isSeen( parent ) || isForReaders( parent ) ) {
			continue;
		}
		const range = document.createRange();
		range.selectNodeContents( text );
		const name = `${ parent.tagName.toLowerCase() }.${ String( parent.className ).split( ' ' )[ 0 ] } "${ text.textContent.trim().slice( 0, 40 ) }"`;
		const [ box, by ] = [ range.getBoundingClientRect(), cutter( parent ) ];
		if ( by && getComputedStyle( parent ).textOverflow !== 'ellipsis' && ! getComputedStyle( parent ).webkitLineClamp.match( /\d/ ) ) {
			const edge = by.getBoundingClientRect();
			if ( box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 4 || box.bottom > edge.bottom + 4 ) {
				faults.add( `${ name } is cut off by ${ by.tagName.toLowerCase() }.${ String( by.className ).split( ' ' )[ 0 ] }` );
			}
		}
		parent.scrollIntoView( { block: 'center', behavior: 'instant' } );
		const line = range.getClientRects()[ 0 ];
		// What an ellipsis stands for is beyond its element.
		const shown = parent.getBoundingClientRect();
		const hit = line ? document.elementFromPoint( ( Math.max( line.left, shown.left ) + Math.min( line.right, shown.right ) ) / 2, line.top + line.height / 2 ) : null;
		// A link that is drawn over its card, a label over its box: the same thing to a reader.
		const isOwn = hit === null || parent.contains( hit ) || hit.contains( parent ) || parent.closest( 'article, li, label, figure, .hh-card, tr' )?.contains( hit );
		// A bar that stays is scrolled away from; coveredByBars() says how much it may take.
		const own = hit?.closest( '.hh-header, .hh-on-page, .hh-property-bar, .hh-lot-bar' );
		// Of large letters the room above and below the line is theirs, too, and empty.
		const [ of, y ] = [ hit?.getBoundingClientRect(), line ? line.top + line.height / 2 : 0 ];
		if ( ! isOwn && ! own && of && y > of.top && y < of.bottom ) {
			faults.add( `${ name } lies under ${ hit.tagName.toLowerCase() }.${ String( hit.className ).split( ' ' )[ 0 ] } "${ ( hit.textContent ?? '' ).trim().slice( 0, 30 ) }"` );
		}
	}
	window.scrollTo( { left: 9999, top: 0, behavior: 'instant' } );
	if ( window.scrollX > 0 ) {
		const widest = [ ...document.querySelectorAll( 'body *' ) ].filter( ( one ) => isSeen( one ) && one.getBoundingClientRect().right + window.scrollX > window.innerWidth + 1 ).pop();
		faults.add( `the page scrolls sideways by ${ Math.round( window.scrollX ) }${ widest ? `: ${ widest.tagName.toLowerCase() }.${ widest.className }` : '' }` );
	}
	window.scrollTo( { left: 0, top: 0, behavior: 'instant' } );
	return [ ...faults ];
}
