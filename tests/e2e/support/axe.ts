import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ];

/**
 * What axe finds against WCAG 2.2 AA, or against its own good practice, on the page as it is.
 *
 * @param page
 * @param within The part that is ours, of a page that is not: WordPress's own screens are WordPress's.
 * @param rules  Names of axe's rules, where not all are asked.
 * @return Names and places, instead of pages of JSON.
 */
export async function axeFaults( page: Page, within = '', rules: string[] = [] ): Promise< string[] > {
	await isSettled( page );
	// Without its own blank page, and without the list of all that is right: half the time.
	const axe = new AxeBuilder( { page } ).setLegacyMode().options( { resultTypes: [ 'violations' ] } );
	const part = within === '' ? axe : axe.include( within );
	const { violations } = await ( rules.length > 0 ? part.withRules( rules ) : part.withTags( TAGS ) ).analyze();
	const faults = violations.flatMap( ( { id, help, nodes } ) => nodes.map( ( node ) => ( { id, help, target: node.target.join( ' ' ) } ) ) );
	const real = [];
	for ( const fault of faults ) {
		if ( fault.id !== 'target-size' || ( await isSmallInSight( page, fault.target ) ) ) {
			real.push( `${ fault.id }: ${ fault.help } — ${ fault.target }` );
		}
	}
	return real;
}

/**
 * What is half-way through a fade is as pale as nothing that stays, and a scroll can begin a fade some frames later: waits until
 * in ten frames nothing scrolled and no transition ran.
 */
async function isSettled( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		let place = -1;
		for ( let calm = 0; calm < 10; calm++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			if ( place !== window.scrollY || document.getAnimations().some( ( one ) => one instanceof CSSTransition && one.playState === 'running' ) ) {
				calm = -1;
			}
			place = window.scrollY;
		}
	} );
}

/** A target that is half under a bar of the window is small to axe by chance: it is measured again in the middle of the window. */
async function isSmallInSight( page: Page, target: string ): Promise< boolean > {
	const place = await page.evaluate( ( selector ) => {
		const before = window.scrollY;
		document.querySelector( selector )?.scrollIntoView( { block: 'center', behavior: 'instant' } );
		return before;
	}, target );
	const { violations } = await new AxeBuilder( { page } ).setLegacyMode().include( target ).withRules( [ 'target-size' ] ).analyze();
	await page.evaluate( ( before ) => window.scrollTo( { top: before, behavior: 'instant' } ), place );
	return violations.length > 0;
}

/** Fails where axe finds anything: see axeFaults(). */
export async function expectAccessible( page: Page, within = '' ): Promise< void > {
	expect( await axeFaults( page, within ) ).toEqual( [] );
}
