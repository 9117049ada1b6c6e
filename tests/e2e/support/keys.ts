import { expect, type Page } from '@playwright/test';

export interface Stop {
	name: string;
	/** What is wrong with it; empty where nothing is. */
	fault: string;
	/** The focus has left the page's own controls. */
	isOut: boolean;
}

/** Where the focus is, whether one sees that, and whether it came after the stop before. */
export async function lookAtFocus( page: Page ): Promise< Stop > {
	return page.evaluate( async () => {
		const own = window as Window & { hhBefore?: Element };
		// The focus wakes an island, which takes it over. On a slow machine the next Tab would come before that.
		const island = document.activeElement?.closest< HTMLElement >( '[data-island]' );
		for ( let frames = 0; island && ! island.dataset.islandState && frames < 300; frames++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
		const stop = document.activeElement;
		if ( ! stop || stop === document.body ) {
			return { name: '', fault: '', isOut: true };
		}
		const name = `${ stop.tagName.toLowerCase() } "${ ( stop.getAttribute( 'aria-label' ) ?? ( stop as HTMLInputElement ).labels?.[ 0 ]?.textContent ?? stop.textContent ?? '' ).trim().replace( /\s+/g, ' ' ).slice( 0, 50 ) }"`;
		const isRing = ( style: CSSStyleDeclaration ) => style.outlineStyle !== 'none' && parseFloat( style.outlineWidth ) >= 1.5;
		const around = [ stop, ...( stop instanceof HTMLInputElement ? stop.labels ?? [] : [] ), stop.parentElement, stop.parentElement?.parentElement, stop.closest( 'article, li, .hh-plate' ) ].filter( ( one ): one is Element => one instanceof Element );
		const hasRing = around.some( ( one ) => isRing( getComputedStyle( one ) ) || isRing( getComputedStyle( one, '::after' ) ) || isRing( getComputedStyle( one, '::before' ) ) );
		const seen = stop instanceof HTMLInputElement && stop.labels?.[ 0 ] && stop.getBoundingClientRect().width < 3 ? stop.labels[ 0 ] : stop;
		const part = ( from: number, to: number, share: number ) => from + ( to - from ) * share;
		// WCAG 2.4.11: some of it at least is not covered, and in the window.
		const look = () => {
			const { left, right, top, bottom } = seen.getBoundingClientRect();
			return [ 0.5, 0.1, 0.9 ].some( ( y ) => [ 0.5, 0.1, 0.9 ].some( ( x ) => {
				const hit = document.elementFromPoint( part( left, right, x ), part( top, bottom, y ) );
				return hit !== null && ( seen.contains( hit ) || hit.contains( stop ) || hit.closest( 'label' )?.control === stop );
			} ) );
		};
		let isSeen = look();
		// An island that wakes as the focus comes near may lay its part out anew: what is seen some frames later is seen.
		for ( let frames = 0; ! isSeen && frames < 100; frames++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			isSeen = look();
		}
		const before = own.hhBefore;
		const order = [ ...document.querySelectorAll( '*' ) ];
		const isBack = before?.isConnected && order.indexOf( stop ) < order.indexOf( before );
		own.hhBefore = stop;
		const faults = [ hasRing ? '' : 'has no ring', isSeen ? '' : 'is covered or out of sight', isBack ? 'comes after what follows it' : '' ];
		return { name, fault: faults.find( ( one ) => one !== '' ) ?? '', isOut: false };
	} );
}

/**
 * Goes on by Tab until the focus is where it should be, and fails where a stop cannot be seen, the order is another than
 * the page's, or the focus does not get there.
 *
 * @param page
 * @param is   Whether this is the place, by the stop's name; null for the end of the page.
 * @param most Stops that there may be on the way.
 * @return How many there were.
 */
export async function tabTo( page: Page, is: RegExp | null, most = 250 ): Promise< number > {
	const faults: string[] = [];
	// A script may have moved the focus since.
	await page.evaluate( () => Object.assign( window, { hhBefore: document.activeElement } ) );
	for ( let stops = 1; stops <= most; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const { name, fault, isOut } = await lookAtFocus( page );
		if ( fault !== '' ) {
			faults.push( `${ name } ${ fault }` );
		}
		if ( isOut ? is === null : is?.test( name ) ) {
			expect( faults ).toEqual( [] );
			return stops;
		}
		expect( isOut, `the page ends before ${ String( is ) }` ).toBe( false );
	}
	throw new Error( `${ String( is ) } is not within ${ most } stops. ${ faults.join( '; ' ) }` );
}
