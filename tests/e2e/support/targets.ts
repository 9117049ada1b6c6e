import { expect, type Page } from '@playwright/test';

/** What axe cannot see: whether a finger reaches what is drawn. */
interface Sizes {
	/** WCAG 2.5.8: both sides of any target, inline links excepted, in CSS pixels. */
	least: number;
	/** Both sides of what one presses to get on. */
	main: number;
}

const SIZES: Sizes = { least: 24, main: 44 };

/**
 * What a finger does not reach: controls that lie outside the window, cannot be scrolled to, are covered once they are,
 * or are too small; and a page that scrolls sideways. Looks at what is on top: an open dialog, else the page.
 *
 * @param page
 * @param within A part of the page instead, by its selector.
 */
export async function unreachable( page: Page, within = '' ): Promise< string[] > {
	return page.evaluate( findUnreachable, { ...SIZES, within } );
}

/** Fails where a finger does not reach something: see unreachable(). */
export async function expectReachable( page: Page ): Promise< void > {
	expect( await unreachable( page ) ).toEqual( [] );
}

/** Runs in the page. */
async function findUnreachable( { least, main, within }: Sizes & { within: string } ): Promise< string[] > {
	const CONTROLS =
		'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select:not(:disabled), textarea, summary, [role="button"], [role="tab"], [role="option"], [role="switch"], [tabindex="0"]';
	const MAIN = '.hh-button:not(.hh-button--small), [role="tab"], summary, dialog button, [role="dialog"] button, .hh-menu a, input:not([type="checkbox"], [type="radio"], [type="range"]), select';
	const frame = () => new Promise( ( done ) => requestAnimationFrame( done ) );
	const root = ( within === '' ? null : document.querySelector( within ) ) ?? [ ...document.querySelectorAll( 'dialog:modal, [role="dialog"][aria-modal="true"]' ) ].filter( ( one ) => one.checkVisibility() ).pop() ?? document.body;
	const name = ( element: Element ) =>
		`${ element.tagName.toLowerCase() }${ element.className && typeof element.className === 'string' ? `.${ element.className.trim().split( /\s+/ ).slice( 0, 2 ).join( '.' ) }` : '' } "${ ( element.getAttribute( 'aria-label' ) ?? element.textContent ?? '' ).trim().replace( /\s+/g, ' ' ).slice( 0, 40 ) || element.getAttribute( 'name' ) }"`;

	/**
	 * Of a box that is drawn by its label, the label; null for what is there for screen readers, for what appears with the
	 * focus, and for marks of a map, which is moved by its own ways.
	 */
	const drawn = ( control: Element ): Element | null => {
		if ( control.matches( '.hh-skip, .hh-cluster, .hh-pin' ) || control.closest( '[inert], [aria-hidden="true"]' ) || ! control.checkVisibility( { visibilityProperty: true } ) ) {
			return null;
		}
		const { width, height } = control.getBoundingClientRect();
		const { opacity, clipPath } = getComputedStyle( control );
		const isSeen = width > 2 && height > 2 && opacity !== '0' && ! clipPath.startsWith( 'inset(50%' );
		const label = control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test( control.type ) ? control.labels?.[ 0 ] : undefined;
		if ( label?.checkVisibility() ) {
			return label;
		}
		return isSeen ? control : null;
	};

	/** A link in a line of words may be as low as the line. */
	const isInline = ( element: Element ) => {
		if ( getComputedStyle( element ).display !== 'inline' ) {
			return false;
		}
		const block = element.parentElement?.closest( 'p, li, dd, td, figcaption, label, legend, blockquote, address, h1, h2, h3, h4, small, span, div' );
		return ( block?.textContent ?? '' ).trim().length > ( element.textContent ?? '' ).trim().length;
	};

	/** The one of its lines in which a link's words are widest. */
	const boxOf = ( element: Element ) => [ ...element.getClientRects() ].sort( ( one, other ) => other.width * other.height - one.width * one.height )[ 0 ] ?? element.getBoundingClientRect();

	/** What a press may begin on: a control's label and what surrounds it belong to it. */
	const pressed = ( element: Element ): DOMRect => {
		const own = element.getBoundingClientRect();
		const cell = getComputedStyle( element, '::after' );
		// A link that is drawn over its card.
		return cell.position === 'absolute' && cell.content !== 'none' && element.parentElement && parseFloat( cell.inset ) === 0 ? new DOMRect( own.x, own.y, Math.max( own.width, main ), Math.max( own.height, main ) ) : own;
	};

	const faults = new Set< string >();
	const clamped: Array< [ Element, Element ] > = [];

	const look = ( control: Element, target: Element, isLast: boolean ) => {
		const box = boxOf( target );
		const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
		if ( box.left < -1 || box.right > window.innerWidth + 1 ) {
			faults.add( `${ name( control ) } lies outside the window: ${ Math.round( box.left ) } to ${ Math.round( box.right ) } of ${ window.innerWidth }` );
			return;
		}
		if ( y < 0 || y > window.innerHeight ) {
			faults.add( `${ name( control ) } cannot be scrolled to: it is at ${ Math.round( y ) } of ${ window.innerHeight }` );
			return;
		}
		const hit = document.elementFromPoint( x, y );
		const isHit = hit !== null && ( target.contains( hit ) || control.contains( hit ) || hit.closest( 'label' )?.control === control );
		if ( ! isHit && ! isLast ) {
			clamped.push( [ control, target ] );
		} else if ( ! isHit ) {
			faults.add( `${ name( control ) } is covered by ${ hit ? name( hit ) : 'nothing' }` );
		}
	};

	for ( const control of root.querySelectorAll( CONTROLS ) ) {
		const target = drawn( control );
		if ( target === null ) {
			continue;
		}
		target.scrollIntoView( { block: 'center', inline: 'center', behavior: 'instant' } );
		look( control, target, false );
		const { width, height } = pressed( target );
		const wanted = control.matches( MAIN ) && ! isInline( target ) ? main : least;
		if ( ( width < wanted - 0.5 && ! isInline( target ) ) || ( height < wanted - 0.5 && ! isInline( target ) ) ) {
			faults.add( `${ name( control ) } is ${ Math.round( width ) }x${ Math.round( height ) }, wants ${ wanted }` );
		}
	}
	// Bars follow the page a frame later: what was covered for a moment is looked at once more.
	for ( const [ control, target ] of clamped.splice( 0 ) ) {
		target.scrollIntoView( { block: 'center', inline: 'center', behavior: 'instant' } );
		await frame();
		await frame();
		// An island that has taken over meanwhile may have put another in its place.
		if ( target.isConnected ) {
			look( control, target, true );
		}
	}
	window.scrollTo( { left: 9999, top: 0, behavior: 'instant' } );
	if ( window.scrollX > 0 ) {
		faults.add( `The page scrolls sideways by ${ window.scrollX }` );
	}
	window.scrollTo( { left: 0, top: 0, behavior: 'instant' } );
	return [ ...faults ];
}
